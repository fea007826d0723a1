package io.github.waivergate.replay;

import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation.Seen;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Holds the reports of a run to what Surefire heard of it. A test of the run can write a report,
 * and cannot make Surefire have heard it.
 */
public final class EventAgreement {
  /** What no two of Surefire's writer, XML and our reader treat alike: they part no two tests. */
  private static final Pattern FRAGILE = Pattern.compile("&#[0-9]+;|[\\p{C}\\s\\uFFFD]");

  private EventAgreement() {}

  /**
   * The first id of which the reports say something else than Surefire heard; a run whose reports
   * are not all readable is compared in the classes that are.
   *
   * @param place the run, by the user's name for it
   */
  public static Optional<Finding> finding(String place, Replay reports, TestEvents events) {
    var told = facts(events.replay(), reports);
    var written = facts(reports, reports);
    for (var fact : told.entrySet()) {
      var other = written.remove(fact.getKey());
      if (!fact.getValue().equals(other)) {
        return Optional.of(contradiction(place, fact.getKey(), fact.getValue(), other));
      }
    }
    return written.isEmpty()
        ? Optional.empty()
        : Optional.of(
            contradiction(place, written.firstKey(), null, written.get(written.firstKey())));
  }

  /** What can be judged by, in words, by id; what a damaged report may hide is left out. */
  private static SortedMap<String, String> facts(Replay replay, Replay reports) {
    var facts = new TreeMap<String, String>();
    for (Observation seen : replay.observations().values()) {
      if (!reports.isVoided(seen.testId().className())) {
        facts.merge(plain(seen.testId().value()), words(seen), (one, two) -> one + ", " + two);
      }
    }
    replay.failedSetups().forEach(name -> add(facts, name, "set-up failed", reports));
    replay
        .failedTeardowns()
        .keySet()
        .forEach(name -> add(facts, name, "tear-down failed", reports));
    replay.skippedClasses().forEach(name -> add(facts, name, "skipped as a whole", reports));
    return facts;
  }

  private static void add(
      SortedMap<String, String> facts, String className, String fact, Replay reports) {
    if (!reports.isVoided(className)) {
      facts.merge(plain(className), fact, (one, two) -> one + ", " + two);
    }
  }

  private static String words(Observation seen) {
    var outcome = seen.seen() == Seen.RERUN ? Seen.FAILED : seen.seen();
    return outcome.name().toLowerCase(Locale.ROOT)
        + (seen.invocations() == 1
            ? ""
            : " with "
                + seen.failedInvocations().size()
                + " of "
                + seen.invocations()
                + " invocations failed");
  }

  private static String plain(String text) {
    return FRAGILE.matcher(text).replaceAll("");
  }

  private static Finding contradiction(
      String place, String id, @Nullable String told, @Nullable String written) {
    return Finding.blocking(
        "reports_contradict_run",
        place,
        id
            + ": Surefire heard "
            + (told == null ? "nothing of it" : told)
            + ", its reports say "
            + (written == null ? "nothing of it" : written),
        "find the test that writes reports; only Surefire may");
  }
}
