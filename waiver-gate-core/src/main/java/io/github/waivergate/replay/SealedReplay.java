package io.github.waivergate.replay;

import io.github.waivergate.receipt.Receipts;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * One replay that the gate ran itself.
 *
 * @param index counted from one; zero is the property step
 * @param nonce random name of this replay, so that no other can be taken for it
 * @param started when its first part began: a part is what one phase of the build runs
 * @param finished when its last execution was sealed
 * @param runs its Surefire executions, in the order of the build
 * @param replay what its reports say, read when they were sealed
 * @param receipts what its tests say they have read, in the same way
 */
public record SealedReplay(
    int index,
    String nonce,
    Instant started,
    Instant finished,
    List<SealedRun> runs,
    Replay replay,
    Receipts receipts) {

  public SealedReplay {
    runs = List.copyOf(runs);
  }

  /** A replay whose tests left no receipts. */
  public SealedReplay(
      int index,
      String nonce,
      Instant started,
      Instant finished,
      List<SealedRun> runs,
      Replay replay) {
    this(index, nonce, started, finished, runs, replay, Receipts.NONE);
  }

  /** Testcase elements in all its reports. */
  public int tests() {
    return runs.stream().mapToInt(SealedRun::tests).sum();
  }

  /** What failed in it. */
  public int failed() {
    return runs.stream().mapToInt(SealedRun::failed).sum();
  }

  /** How long it took, with what the build did between its parts. */
  public Duration duration() {
    return Duration.between(started, finished);
  }
}
