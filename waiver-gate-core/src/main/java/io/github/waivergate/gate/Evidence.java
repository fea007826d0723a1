package io.github.waivergate.gate;

import io.github.waivergate.replay.Outcome;
import io.github.waivergate.replay.TestId;
import java.util.List;

/**
 * What all replays together say of one test id, before it is classified.
 *
 * @param testId the id
 * @param known whether the inventory vouches for it
 * @param outcomes the usable outcomes, in replay order
 * @param gaps how many replays gave no outcome
 * @param reasons why a replay gave no outcome, in replay order
 * @param failedInvocations names of the invocations that failed in any replay
 * @param denials why no freeze could name what it covers; empty where one could
 * @param message message of the first failure; empty where there was none
 */
record Evidence(
    TestId testId,
    boolean known,
    List<Outcome> outcomes,
    int gaps,
    List<String> reasons,
    List<String> failedInvocations,
    List<String> denials,
    String message) {

  Evidence {
    outcomes = List.copyOf(outcomes);
    reasons = List.copyOf(reasons);
    failedInvocations = List.copyOf(failedInvocations);
    denials = List.copyOf(denials);
  }

  boolean freezable() {
    return denials.isEmpty();
  }
}
