package io.github.waivergate.classify;

import io.github.waivergate.replay.Outcome;
import io.github.waivergate.replay.TestId;
import java.util.List;
import java.util.Optional;

/**
 * The evidence on one test id.
 *
 * @param testId the id
 * @param falsified what is known of a false property of the module, where there is one
 * @param lockedFixture fixture hash the id is bound to: opaque text, equal or not
 * @param actualFixture fixture hash of the tree that was tested
 * @param known whether the id is in the inventory
 * @param outcomes the usable outcomes, in replay order
 */
public record CaseResult(
    TestId testId,
    Optional<String> falsified,
    String lockedFixture,
    String actualFixture,
    boolean known,
    List<Outcome> outcomes) {

  public CaseResult {
    outcomes = List.copyOf(outcomes);
  }
}
