package io.github.waivergate.replay;

import io.github.waivergate.refusal.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Compares what Surefire said of a run with what its reports say. */
public final class RunAgreement {
  private static final String FAILURES = "There are test failures";

  private RunAgreement() {}

  /**
   * Findings on the runs of one replay: contradictions block, and so does a run that ended early.
   */
  public static List<Finding> findings(String shownAs, List<SealedRun> runs) {
    var findings = new ArrayList<Finding>();
    for (SealedRun run : runs) {
      finding(shownAs + "/" + run.execution(), run).ifPresent(findings::add);
    }
    return findings;
  }

  private static Optional<Finding> finding(String place, SealedRun run) {
    if (run.said().isEmpty()) {
      return run.failed() == 0
          ? Optional.empty()
          : Optional.of(
              contradiction(place, "Surefire said that all is well, its reports show failures"));
    }
    var said = run.said().get();
    if (!said.startsWith(FAILURES)) {
      return Optional.of(
          Finding.blocking(
              "run_ended_early",
              place,
              "Surefire said: " + said,
              "mend what ended the run; tests that it did not report have no outcome"));
    }
    return run.failed() > 0
        ? Optional.empty()
        : Optional.of(contradiction(place, "Surefire said: " + said + "; its reports show none"));
  }

  private static Finding contradiction(String place, String found) {
    return Finding.blocking(
        "exit_contradicts_reports",
        place,
        found,
        "find the test that writes reports, or report it as a fault of Surefire");
  }
}
