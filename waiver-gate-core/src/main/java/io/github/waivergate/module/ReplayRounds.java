package io.github.waivergate.module;

import io.github.waivergate.refusal.EvidenceException;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs replays one after the other, or several at the same time. */
final class ReplayRounds {
  private ReplayRounds() {}

  /** One full run of the suite. */
  interface Round {
    void run(int index) throws EvidenceException;
  }

  /**
   * Runs every round to its end.
   *
   * @param threads one runs them on the caller's own thread
   * @throws EvidenceException the first one, by the order of the indexes
   */
  static void run(List<Integer> indexes, int threads, Round round) throws EvidenceException {
    if (threads == 1) {
      for (int index : indexes) {
        round.run(index);
      }
      return;
    }
    var pool = pool(threads);
    try {
      await(indexes.stream().map(index -> pool.submit(() -> once(round, index))).toList());
    } finally {
      pool.shutdownNow();
    }
  }

  private static boolean once(Round round, int index) throws EvidenceException {
    round.run(index);
    return true;
  }

  /** Maven finds its plugins' classes by the thread: each gets the loader of the caller. */
  private static ExecutorService pool(int threads) {
    var loader = Thread.currentThread().getContextClassLoader();
    return Executors.newFixedThreadPool(
        threads,
        task -> {
          var thread = new Thread(task, "waiver-gate-replay");
          thread.setContextClassLoader(loader);
          return thread;
        });
  }

  private static void await(List<Future<Boolean>> rounds) throws EvidenceException {
    for (Future<Boolean> round : rounds) {
      try {
        round.get();
      } catch (ExecutionException e) {
        if (e.getCause() instanceof EvidenceException evidence) {
          throw evidence;
        }
        throw new IllegalStateException(e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new EvidenceException(
            "replay", "was interrupted", "run mvn verify again, to its end");
      }
    }
  }
}
