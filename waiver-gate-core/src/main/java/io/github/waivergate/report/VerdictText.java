package io.github.waivergate.report;

import io.github.waivergate.cases.Instants;
import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.gate.Row;
import io.github.waivergate.gate.Sensitivity;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.refusal.Finding;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A verdict as the log shows it: what blocks, at most ten of them, then the counts, and last what
 * to read next.
 *
 * @param settings every setting that differs from its default
 * @param refusals three lines each for what blocks, in the order of the policy
 * @param notes three lines each for what blocks nothing
 * @param summary counts and what is not judged
 * @param last the last line: where to read on, and whether a person may review
 * @param failure the build's failure in one line, for a blocked patch
 */
public record VerdictText(
    List<String> settings,
    List<String> refusals,
    List<String> notes,
    List<String> summary,
    String last,
    String failure) {
  private static final int SHOWN = 10;

  /** Renders a verdict that was written to the given file. */
  public static VerdictText of(Verdict verdict, String file) {
    var refusals = entries(verdict.findings(), true);
    var refused = verdict.rows().stream().filter(row -> row.classified().caseClass().blocks());
    var unstable =
        verdict.rows().stream()
            .filter(row -> row.classified().caseClass() == CaseClass.UNSTABLE_ASSERTION);
    sorted(refused.filter(row -> !isModuleWide(row))).forEach(row -> refusals.add(entry(row)));
    var notes = new ArrayList<String>();
    sorted(unstable).forEach(row -> notes.add(entry(row)));
    notes.addAll(entries(Repeated.merged(verdict.findings()), false));
    return new VerdictText(
        verdict.input().settings().deviations().stream().map(LogText::line).toList(),
        shown(refusals, SHOWN, file),
        shown(notes, Math.max(0, SHOWN - refusals.size()), file),
        summary(verdict),
        last(verdict, file),
        "patch refused: "
            + refusals.size()
            + (refusals.size() == 1 ? " blocking finding" : " blocking findings")
            + ", listed above and in "
            + file);
  }

  /** One finding in the four parts of every message. */
  public static String entry(Finding finding) {
    return String.join("\n", LogText.lines(finding));
  }

  /** These classes hold for all cases of the module at once: their one cause is a finding. */
  private static boolean isModuleWide(Row row) {
    return switch (row.classified().caseClass()) {
      case PROPERTY_VIOLATION, FIXTURE_DRIFT -> true;
      case UNKNOWN_TEST, STABLE_PASS, UNSTABLE_ASSERTION, STABLE_ASSERTION_FAIL -> false;
    };
  }

  private static Stream<Row> sorted(Stream<Row> rows) {
    return rows.sorted(Comparator.comparing(row -> row.classified().caseClass()));
  }

  private static List<String> entries(List<Finding> findings, boolean blocking) {
    return findings.stream()
        .filter(finding -> finding.blocking() == blocking)
        .map(VerdictText::entry)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private static String entry(Row row) {
    var classified = row.classified();
    var found = classified.evidence();
    if (!row.message().isEmpty() && classified.caseClass() != CaseClass.UNKNOWN_TEST) {
      found += ": " + row.message();
    }
    if (!row.reasons().isEmpty()) {
      found += " (" + String.join(", ", row.reasons()) + ")";
    }
    return entry(
        Finding.note(
            classified.caseClass().wireName(), classified.testId().value(), found, mend(row)));
  }

  private static String mend(Row row) {
    var caseClass = row.classified().caseClass();
    if (row.frozenBy().isPresent()) {
      return "fix it before "
          + Instants.format(row.frozenBy().get().end())
          + ": "
          + row.frozenBy().get().id()
          + " covers it until then, and is no pass";
    }
    return caseClass == CaseClass.UNSTABLE_ASSERTION && row.freeze().isEmpty()
        ? "make the test stable; no freeze is proposed for it"
        : caseClass.mend();
  }

  private static List<String> shown(List<String> entries, int most, String file) {
    if (entries.size() <= most) {
      return entries;
    }
    var shown = new ArrayList<>(entries.subList(0, most));
    shown.add("and " + (entries.size() - most) + " more in " + file);
    return shown;
  }

  private static List<String> summary(Verdict verdict) {
    var lines = new ArrayList<String>();
    var counts =
        verdict.counts().entrySet().stream()
            .map(count -> count.getValue() + " " + count.getKey().wireName())
            .collect(Collectors.joining(", "));
    lines.add(
        verdict.rows().size()
            + (verdict.rows().size() == 1 ? " case in " : " cases in ")
            + verdict.input().replays().size()
            + (verdict.input().replays().size() == 1 ? " replay: " : " replays: ")
            + counts);
    if (!verdict.skipped().isEmpty()) {
      lines.add(
          verdict.skipped().size()
              + " skipped as the inventory says, not judged: "
              + LogText.line(
                  verdict.skipped().stream()
                      .map(Object::toString)
                      .collect(Collectors.joining(", "))));
    }
    lines.addAll(Spared.lines(verdict));
    lines.addAll(Countdown.lines(verdict));
    if (!verdict.input().replays().isEmpty()) {
      lines.add(sensitivity(verdict.input().replays().size()));
    }
    return lines;
  }

  private static String sensitivity(int replays) {
    var chances = Sensitivity.of(replays);
    return replays
        + (replays == 1 ? " replay sees" : " replays see")
        + " a test that fails in "
        + chances.stream().map(c -> "" + c.failurePercent()).collect(Collectors.joining(", "))
        + " % of its runs as unstable with a chance of "
        + chances.stream()
            .map(c -> String.format(Locale.ROOT, "%.0f", c.mixed() * 100))
            .collect(Collectors.joining(", "))
        + " %";
  }

  private static String last(Verdict verdict, String file) {
    return (verdict.blocked() ? "blocked" : "not blocked")
        + ", read "
        + file
        + ", anchored: "
        + verdict.anchored()
        + ", review_ready: "
        + verdict.reviewReady();
  }
}
