package io.github.waivergate.freeze;

import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Digits;
import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.json.JsonValue.Word;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.TestId;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The keys of one row: a value that is not what it has to be is a finding, and the rest is read.
 */
final class RowFields {
  private static final int LONGEST = 1000;
  private static final Pattern ID = Pattern.compile("[0-9A-Za-z][0-9A-Za-z._-]{0,63}");
  private static final Pattern ONE_PATH =
      Pattern.compile("(?!\\.{1,2}(/|$))[^/\\\\:*?]+(/(?!\\.{1,2}(/|$))[^/\\\\:*?]+)*");

  private final JsonPlace row;
  private final Members members;
  private final String name;
  private final LedgerFindings findings;

  RowFields(LedgerRow row, Members members, LedgerFindings findings) {
    this.row = row.place();
    this.members = members;
    this.name = ID.matcher(row.id()).matches() ? " (" + row.id() + ")" : "";
    this.findings = findings;
  }

  /** The row, for the place of a finding. */
  String where() {
    return row.where() + name;
  }

  /** One of its values. */
  String where(String key) {
    return row.where() + "/" + key + name;
  }

  void add(Finding finding) {
    findings.add(finding);
  }

  void requireOnly(Set<String> known) {
    for (String key : members.members().keySet()) {
      if (!known.contains(key)) {
        malformed(where(), "key " + VisibleText.shortened(key) + " is unknown in this row");
      }
    }
  }

  boolean has(String key) {
    return members.members().containsKey(key);
  }

  boolean holds(String key, JsonValue value) {
    return value.equals(members.members().get(key));
  }

  Optional<String> id() {
    return read(
        "id",
        "1 to 64 letters, digits, dots and hyphens",
        value -> text(value).filter(text -> ID.matcher(text).matches()));
  }

  Optional<String> module() {
    return read(
        "module",
        "the module's path from the root with / separators, \".\" for the root",
        value -> text(value).filter(text -> text.equals(".") || isPath(text)));
  }

  Optional<String> path(String key) {
    return read(
        key,
        "a path below the module with / separators, without . and ..",
        value -> text(value).filter(RowFields::isPath));
  }

  Optional<String> text(String key) {
    return read(key, "a text of 1 to " + LONGEST + " characters", RowFields::text);
  }

  /** A text or a number that may be left out. */
  Optional<String> optional(String key) {
    return has(key)
        ? read(
            key,
            "a text of 1 to " + LONGEST + " characters, or a number",
            value -> value instanceof Digits d ? Optional.of(d.digits()) : text(value))
        : Optional.empty();
  }

  Optional<String> hash(String key) {
    return read(
        key, "64 hex digits", value -> text(value).filter(text -> text.matches("[0-9a-f]{64}")));
  }

  Optional<Boolean> truth(String key) {
    return read(
        key,
        "true or false",
        value ->
            value instanceof Word word && !word.word().equals("null")
                ? Optional.of(word.word().equals("true"))
                : Optional.empty());
  }

  Optional<Integer> count(String key) {
    return read(
        key,
        "a whole number",
        value ->
            value instanceof Digits digits && digits.digits().matches("0|[1-9][0-9]{0,8}")
                ? Optional.of(Integer.valueOf(digits.digits()))
                : Optional.empty());
  }

  Optional<LocalDate> date(String key) {
    return read(key, "a date such as 2026-09-24", value -> text(value).flatMap(LedgerTimes::date));
  }

  Optional<Instant> instant(String key) {
    return read(
        key,
        "an instant with its offset, such as 2026-10-09T00:00:00+00:00",
        value -> text(value).flatMap(LedgerTimes::instant));
  }

  Optional<Symptom> symptom() {
    return read(
        "symptom", "locked_input or wall_clock", value -> text(value).flatMap(Symptom::named));
  }

  /** Names of which none is there twice. */
  Optional<List<String>> names(String key) {
    return read(
        key,
        "an array of texts, at least one and none twice",
        value -> {
          if (!(value instanceof Items items)) {
            return Optional.empty();
          }
          var texts = new ArrayList<String>();
          items.items().forEach(item -> text(item).ifPresent(texts::add));
          return texts.isEmpty()
                  || texts.size() != items.items().size()
                  || new HashSet<>(texts).size() != texts.size()
              ? Optional.empty()
              : Optional.of(List.copyOf(texts));
        });
  }

  /** One test; a pattern would freeze whatever it comes to match. */
  Optional<TestId> test(String key) {
    var text = text(key);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    var test = new TestId(text.get());
    if (test.namesMethod()) {
      return Optional.of(test);
    }
    add(
        Finding.blocking(
            "freeze_pattern",
            where(key),
            "holds " + shown(key) + ", which names no single test",
            "name one test as waiver.json does: com.acme.ParseTest#roundTrip"));
    return Optional.empty();
  }

  /** A value as a message shows it. */
  String shown(String key) {
    var value = members.members().get(key);
    return value == null ? "nothing" : value.shown();
  }

  void malformed(String where, String found) {
    add(Finding.blocking("ledger_malformed", where, found, FreezeLedger.MEND));
  }

  private <T> Optional<T> read(
      String key, String needed, Function<JsonValue, Optional<T>> reading) {
    var value = members.members().get(key);
    if (value == null) {
      malformed(where(), "key " + key + " is missing");
      return Optional.empty();
    }
    var read = reading.apply(value);
    if (read.isEmpty()) {
      malformed(where(key), "holds " + value.shown() + ", needed is " + needed);
    }
    return read;
  }

  private static Optional<String> text(JsonValue value) {
    return value instanceof Text text && !text.text().isBlank() && text.text().length() <= LONGEST
        ? Optional.of(text.text())
        : Optional.empty();
  }

  private static boolean isPath(String text) {
    return ONE_PATH.matcher(text).matches() && text.chars().noneMatch(Character::isISOControl);
  }
}
