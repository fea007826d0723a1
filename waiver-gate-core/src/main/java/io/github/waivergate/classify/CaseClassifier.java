package io.github.waivergate.classify;

import io.github.waivergate.classify.Classified.FixtureDrift;
import io.github.waivergate.classify.Classified.PropertyViolation;
import io.github.waivergate.classify.Classified.StableAssertionFail;
import io.github.waivergate.classify.Classified.StablePass;
import io.github.waivergate.classify.Classified.UnknownTest;
import io.github.waivergate.classify.Classified.UnstableAssertion;

/**
 * Decides the class of one case from its own evidence alone.
 *
 * @param minReplays outcomes a case needs before any of them counts; at least one
 */
public record CaseClassifier(int minReplays) {

  public CaseClassifier {
    if (minReplays < 1) {
      throw new IllegalArgumentException("minReplays is " + minReplays + ", at least 1 is needed");
    }
  }

  /** Climbs the ladder of the policy; the first rung that applies is the class. */
  public Classified classify(CaseResult result) {
    var id = result.testId();
    if (result.falsified().isPresent()) {
      return new PropertyViolation(id, result.falsified().get());
    }
    if (!result.actualFixture().equals(result.lockedFixture())) {
      return new FixtureDrift(id, result.lockedFixture(), result.actualFixture());
    }
    var tally = Tally.of(result.outcomes());
    if (!result.known() || tally.total() < minReplays) {
      return new UnknownTest(id, result.known(), tally.total(), minReplays);
    }
    if (tally.allPassed()) {
      return new StablePass(id, tally);
    }
    if (tally.nonePassed()) {
      return new StableAssertionFail(id, tally);
    }
    return new UnstableAssertion(id, tally, result.lockedFixture());
  }
}
