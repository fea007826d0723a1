package io.github.waivergate.gate;

import io.github.waivergate.refusal.Finding;
import java.util.Collection;
import java.util.Optional;

/**
 * Looks for tests that have enough outcomes and yet lack one in a replay that was run.
 *
 * <p>More replays than needed are all evidence: a report that vanished from one of them might have
 * held the failure.
 */
final class Gaps {
  private Gaps() {}

  static Optional<Finding> finding(Collection<Evidence> cases, int minReplays) {
    var incomplete =
        cases.stream()
            .filter(Evidence::known)
            .filter(evidence -> evidence.gaps() > 0)
            .filter(evidence -> evidence.outcomes().size() >= minReplays)
            .toList();
    if (incomplete.isEmpty()) {
      return Optional.empty();
    }
    var first = incomplete.get(0);
    return Optional.of(
        Finding.blocking(
            "incomplete_replay",
            "the replays",
            incomplete.size()
                + (incomplete.size() == 1 ? " known test lacks" : " known tests lack")
                + " an outcome in a replay that was run, first "
                + first.testId()
                + ": "
                + first.reasons().get(0),
            "run all replays in full; a replay more than needed is evidence too"));
  }
}
