package io.github.waivergate.witness;

import java.util.List;
import java.util.Optional;

/**
 * What the clean replays of one witness come to. Whatever it is, the property stays false and the
 * patch that met it stays blocked.
 */
public sealed interface CleanReplayVerdict {

  /** The word in reports. */
  String wireName();

  /** What it rests on. */
  String evidence();

  /** What a person may do next. */
  String mend();

  /** Whether the replays are whole, and the example passed in at least one of them. */
  default boolean someReplayPassed() {
    return this instanceof Flips || this instanceof Contamination;
  }

  /** The example fails in every clean tree: the property is false. */
  record RealCounterexample(int replays, String errorClass) implements CleanReplayVerdict {
    @Override
    public String wireName() {
      return "real_counterexample";
    }

    @Override
    public String evidence() {
      return "failed in all " + replays + " clean replays with " + errorClass;
    }

    @Override
    public String mend() {
      return "fix the production code; no freeze opens for a false property";
    }
  }

  /** The example fails in no clean tree: something beside the commit made it fail. */
  record Contamination(int replays) implements CleanReplayVerdict {
    @Override
    public String wireName() {
      return "contamination";
    }

    @Override
    public String evidence() {
      return "passed in all " + replays + " clean replays, and failed in the working tree";
    }

    @Override
    public String mend() {
      return "find what the working tree holds beside the commit: ignored and untracked files,"
          + " an old target; no freeze opens for it";
    }
  }

  /** The example fails in some clean trees and passes in others. */
  record Flips(int failed, int replays) implements CleanReplayVerdict {
    @Override
    public String wireName() {
      return "flips";
    }

    @Override
    public String evidence() {
      return "failed in " + failed + " of " + replays + " clean replays, all others passed";
    }

    @Override
    public String mend() {
      return "make the property depend on its inputs alone; where that has to wait, a person may"
          + " propose a witness freeze for a later patch";
    }
  }

  /** Something is missing or contradictory: nothing follows. */
  record Incomplete(String reason) implements CleanReplayVerdict {
    @Override
    public String wireName() {
      return "incomplete";
    }

    @Override
    public String evidence() {
      return reason;
    }

    @Override
    public String mend() {
      return "mend what keeps the clean replays from being whole; until then no freeze opens";
    }
  }

  /**
   * Decides; the first line that applies wins.
   *
   * @param declared how many clean replays the seeds file asks for
   * @param outcomes one per replay that was run, in their order
   * @param unequal why the generators are not those of the merge base; empty where they are
   */
  static CleanReplayVerdict of(
      Witness witness, int declared, List<CleanOutcome> outcomes, List<String> unequal) {
    for (int i = 0; i < outcomes.size(); i++) {
      var reason = whyNotUsable(witness, outcomes.get(i));
      if (reason.isPresent()) {
        return new Incomplete("clean replay " + (i + 1) + ": " + reason.get());
      }
    }
    if (outcomes.size() != declared) {
      return new Incomplete(outcomes.size() + " of " + declared + " clean replays were run");
    }
    int failed = (int) outcomes.stream().filter(CleanOutcome::isFailed).count();
    if (failed == declared) {
      return new RealCounterexample(declared, witness.errorClass());
    }
    if (failed == 0) {
      return new Contamination(declared);
    }
    return unequal.isEmpty()
        ? new Flips(failed, declared)
        : new Incomplete(
            "failed in "
                + failed
                + " of "
                + declared
                + " clean replays, and the generators are not those of the merge base: "
                + String.join("; ", unequal));
  }

  private static Optional<String> whyNotUsable(Witness witness, CleanOutcome outcome) {
    return outcome
        .unusable()
        .or(
            () ->
                outcome
                    .errorClass()
                    .filter(thrown -> !thrown.equals(witness.errorClass()))
                    .map(
                        thrown ->
                            "failed with " + thrown + ", recorded is " + witness.errorClass()));
  }
}
