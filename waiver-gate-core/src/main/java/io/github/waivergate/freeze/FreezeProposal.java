package io.github.waivergate.freeze;

import io.github.waivergate.classify.Classified.UnstableAssertion;
import io.github.waivergate.classify.Tally;
import io.github.waivergate.replay.TestId;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * A request, for a human to accept, to stop drawing new inputs for one unstable test.
 *
 * <p>A proposal never counts as a pass: it has no field that could say so. It can only be made of
 * an {@link UnstableAssertion}, so that no other class can be frozen.
 *
 * @param testId the one test it is about
 * @param fixtureHash fixture hash it is bound to; another hash voids it
 * @param tally the mixed outcomes it rests on
 * @param issuedAt when it was made, whole seconds
 * @param expiresAt when it ends, whole seconds
 */
public record FreezeProposal(
    TestId testId, String fixtureHash, Tally tally, Instant issuedAt, Instant expiresAt) {

  public FreezeProposal {
    if (tally.allPassed() || tally.nonePassed()) {
      throw new IllegalArgumentException("only mixed outcomes can be frozen, not " + tally);
    }
    if (!isWhole(issuedAt) || !isWhole(expiresAt) || !expiresAt.isAfter(issuedAt)) {
      throw new IllegalArgumentException("no lifetime: " + issuedAt + " to " + expiresAt);
    }
  }

  /** Proposes a freeze of the given lifetime, starting now. */
  public static FreezeProposal of(UnstableAssertion unstable, Instant now, Duration lifetime) {
    var issued = now.truncatedTo(ChronoUnit.SECONDS);
    return new FreezeProposal(
        unstable.testId(), unstable.fixture(), unstable.tally(), issued, issued.plus(lifetime));
  }

  private static boolean isWhole(Instant instant) {
    return instant.equals(instant.truncatedTo(ChronoUnit.SECONDS));
  }
}
