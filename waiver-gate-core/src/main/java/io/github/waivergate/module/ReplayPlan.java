package io.github.waivergate.module;

import io.github.waivergate.refusal.EvidenceException;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How often the suite is replayed, and how much of that this build does.
 *
 * @param replays full runs that one verdict needs
 * @param slice numbers of the replays that this build runs, from one; empty for all of them
 * @param threads how many replays may run at the same time
 */
public record ReplayPlan(int replays, List<Integer> slice, int threads) {
  private static final String PLACE = "the gate's configuration";

  public ReplayPlan {
    slice = List.copyOf(slice);
  }

  /** All replays, one after the other. */
  public static ReplayPlan sequential(int replays) {
    return new ReplayPlan(replays, List.of(), 1);
  }

  /** The numbers of the replays that this build runs. */
  List<Integer> indexes() {
    return slice.isEmpty() ? IntStream.rangeClosed(1, replays).boxed().toList() : slice;
  }

  /** Whether other builds run the rest. */
  public boolean isSlice() {
    return !slice.isEmpty();
  }

  /** How many replays really run at the same time. */
  int atOnce() {
    return Math.min(threads, indexes().size());
  }

  void check(int minReplays) throws EvidenceException {
    if (replays < minReplays) {
      throw new EvidenceException(
          PLACE,
          "replays is " + replays + ", minReplays is " + minReplays,
          "set <replays> to at least <minReplays>, or leave it out");
    }
    if (threads < 1) {
      throw new EvidenceException(
          PLACE,
          "replayThreads is " + threads + ", at least 1 is needed",
          "set <replayThreads> to the number of replays that may run at the same time");
    }
    for (int index : slice) {
      if (index < 1 || index > replays || slice.indexOf(index) != slice.lastIndexOf(index)) {
        throw new EvidenceException(
            PLACE,
            "replayIndexes is " + slice + ", each a number from 1 to " + replays + ", once",
            "give each machine other numbers: -Dwaiver-gate.replayIndexes=2,3");
      }
    }
  }
}
