package io.github.waivergate.replay;

import java.util.List;

/**
 * What the reports of one replay directory hold of one test id, after folding its invocations.
 *
 * @param testId the folded id
 * @param seen the folded answer: any failure is {@code FAILED}, else any skip is {@code SKIPPED}
 * @param invocations how many testcase elements were folded; at least one
 * @param failedInvocations names, as reported, of the invocations that failed, in report order
 * @param duplicate the id, or one of its invocation names, was reported from two places, so that
 *     nothing can say which of them is meant
 * @param message message of the first failure, shortened; empty where there was none
 */
public record Observation(
    TestId testId,
    Seen seen,
    int invocations,
    List<String> failedInvocations,
    boolean duplicate,
    String message) {

  public Observation {
    failedInvocations = List.copyOf(failedInvocations);
  }

  /** What the reports show. Only the first two can become an {@link Outcome}. */
  public enum Seen {
    PASSED,
    FAILED,
    SKIPPED,
    /** Surefire reran the test inside this replay: the report mixes runs and proves nothing. */
    RERUN
  }
}
