package io.github.waivergate.freeze;

import io.github.waivergate.refusal.Finding;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/**
 * Checks when a freeze begins and ends.
 *
 * @param row the row
 * @param facts what it is held to
 */
record RowTimes(RowFields row, LedgerFacts facts) {

  /** Instants of a frozen test. */
  Optional<Instant> ofTest() {
    var issued = row.instant("issued_at");
    var expires = row.instant("expires_at");
    issued
        .filter(start -> start.isAfter(facts.now()))
        .ifPresent(start -> inFuture("issued_at", LedgerTimes.shown(start), now()));
    expires
        .filter(end -> !facts.now().isBefore(end))
        .ifPresent(end -> expired("expires_at", LedgerTimes.shown(end), now()));
    if (issued.isPresent() && expires.isPresent()) {
      var life = Duration.between(issued.get(), expires.get());
      if (life.isNegative()
          || life.isZero()
          || life.compareTo(Duration.ofHours(facts.freezeHours())) > 0) {
        lifetime("expires_at", "issued_at", facts.freezeHours() + " hours");
      }
    }
    return expires;
  }

  /** Dates of a quarantined input: the first and the last day. */
  Optional<List<LocalDate>> ofInput() {
    var opened = row.date("opened_on");
    var expires = row.date("expires_on");
    var today = LedgerTimes.dayOf(facts.now());
    opened
        // Somewhere on earth it is tomorrow already.
        .filter(first -> first.isAfter(today.plusDays(1)))
        .ifPresent(first -> inFuture("opened_on", first.toString(), "today is " + today));
    expires
        .filter(last -> !facts.now().isBefore(LedgerTimes.endOf(last)))
        .ifPresent(last -> expired("expires_on", last.toString(), "today is " + today));
    if (opened.isEmpty() || expires.isEmpty()) {
      return Optional.empty();
    }
    long days = ChronoUnit.DAYS.between(opened.get(), expires.get());
    if (days < 0 || days > facts.quarantineDays()) {
      lifetime("expires_on", "opened_on", facts.quarantineDays() + " days");
    }
    return Optional.of(List.of(opened.get(), expires.get()));
  }

  /** What the merge base's row of the same name has as other times. */
  void moved(Optional<LedgerRow> base, List<String> keys) {
    for (String key : keys) {
      var was = base.flatMap(row -> row.member(key));
      if (was.isPresent() && row.has(key) && !row.holds(key, was.get())) {
        row.add(
            Finding.blocking(
                "freeze_moved",
                row.where(key),
                "is " + row.shown(key) + ", was " + was.get().shown() + " at the merge base",
                "put the old one back; a freeze is not prolonged, a fresh proposal has an id of its"
                    + " own"));
      }
    }
  }

  private void inFuture(String key, String start, String now) {
    row.add(
        Finding.blocking(
            "freeze_in_future",
            row.where(key),
            "begins " + start + ", " + now,
            "correct it; a freeze holds from the day it is made"));
  }

  private void expired(String key, String end, String now) {
    row.add(
        Finding.blocking(
            "freeze_expired",
            row.where(key),
            "expired " + end + ", " + now,
            "fix the test and drop the row; its dates are not rewritten to keep it alive"));
  }

  private void lifetime(String end, String start, String most) {
    row.add(
        Finding.blocking(
            "freeze_lifetime",
            row.where(end),
            "lasts from %s to %s, at most %s are allowed"
                .formatted(row.shown(start), row.shown(end), most),
            "let it end in time; a freeze is short, and is not drawn out"));
  }

  private String now() {
    return "it is " + LedgerTimes.shown(facts.now());
  }
}
