package io.github.waivergate.classify;

import io.github.waivergate.replay.Outcome;
import java.util.List;

/**
 * How many outcomes passed, of how many.
 *
 * @param passed outcomes that passed
 * @param total all outcomes
 */
public record Tally(int passed, int total) {

  public Tally {
    if (passed < 0 || passed > total) {
      throw new IllegalArgumentException(passed + " of " + total);
    }
  }

  /** Counts the outcomes of one case. */
  public static Tally of(List<Outcome> outcomes) {
    int passed = 0;
    for (Outcome outcome : outcomes) {
      if (outcome == Outcome.PASSED) {
        passed++;
      }
    }
    return new Tally(passed, outcomes.size());
  }

  /** The outcomes agree that the test passes. */
  public boolean allPassed() {
    return passed == total;
  }

  /** The outcomes agree that the test fails. */
  public boolean nonePassed() {
    return passed == 0;
  }

  @Override
  public String toString() {
    return "passed " + passed + " of " + total + " replays";
  }
}
