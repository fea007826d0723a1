package io.github.waivergate.freeze;

import io.github.waivergate.replay.TestId;
import java.time.Instant;
import java.util.Collection;
import java.util.List;

/**
 * A proposal that a person has moved into the ledger: one unstable test that may fail in the named
 * invocations and no others.
 *
 * @param fixtureHash fixture hash it is bound to
 * @param invocations names, as reported, of the invocations that it covers
 * @param owner who has to fix the test
 * @param issue where that is followed
 */
public record FrozenTest(
    String id,
    String module,
    TestId test,
    String fixtureHash,
    Instant end,
    List<String> invocations,
    String owner,
    String issue)
    implements Freeze {

  public FrozenTest {
    invocations = List.copyOf(invocations);
  }

  /** Whether it covers a test of which just these invocations failed. */
  public boolean covers(TestId other, Collection<String> failed) {
    return test.equals(other) && !failed.isEmpty() && invocations.containsAll(failed);
  }
}
