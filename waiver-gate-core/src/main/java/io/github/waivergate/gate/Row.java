package io.github.waivergate.gate;

import io.github.waivergate.classify.CaseResult;
import io.github.waivergate.classify.Classified;
import io.github.waivergate.classify.Classified.UnstableAssertion;
import io.github.waivergate.freeze.FreezeProposal;
import io.github.waivergate.freeze.FrozenTest;
import java.util.List;
import java.util.Optional;

/**
 * One judged test id.
 *
 * @param result the evidence in the form of {@code cases.json}
 * @param classified its class
 * @param freeze the proposal, for an unstable assertion that may have one
 * @param failedInvocations names of the invocations that failed in any replay: the only ones a
 *     freeze covers
 * @param reasons why replays gave no outcome, and whatever else a reader should know
 * @param message message of the first failure; empty where there was none
 * @param oracle whose test it rests on
 * @param frozenBy the row of the ledger that covers an unstable assertion; it is no pass
 */
public record Row(
    CaseResult result,
    Classified classified,
    Optional<FreezeProposal> freeze,
    List<String> failedInvocations,
    List<String> reasons,
    String message,
    Oracle oracle,
    Optional<FrozenTest> frozenBy) {

  public Row {
    failedInvocations = List.copyOf(failedInvocations);
    reasons = List.copyOf(reasons);
    if (frozenBy.isPresent() && !(classified instanceof UnstableAssertion)) {
      throw new IllegalArgumentException("only an unstable assertion can be frozen");
    }
  }

  /** A row that no freeze covers. */
  public Row(
      CaseResult result,
      Classified classified,
      Optional<FreezeProposal> freeze,
      List<String> failedInvocations,
      List<String> reasons,
      String message,
      Oracle oracle) {
    this(result, classified, freeze, failedInvocations, reasons, message, oracle, Optional.empty());
  }

  /** The same row with other reasons. */
  public Row withReasons(List<String> other) {
    return new Row(result, classified, freeze, failedInvocations, other, message, oracle, frozenBy);
  }
}
