package io.github.waivergate.module;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.List;

/**
 * The merge base's own tests, fixtures and configuration, run against the patch's production code:
 * a patch may not bring its own judge.
 */
@FunctionalInterface
public interface BaseSuite {
  /** For builds that judge no patch which changes its judge. */
  BaseSuite NONE =
      () -> {
        throw new IllegalStateException("no base suite belongs to this build");
      };

  /** Runs it, once in a session; every later call gets the same. */
  Outcome run() throws EvidenceException;

  /**
   * What came of it.
   *
   * @param checkout the merge base's tree with the patch's production code laid over it, built
   * @param nonce the random name that its records carry
   * @param complaint what the build said of an error, in its own words; empty where it said nothing
   * @param byHand shell commands that repeat it
   * @param millis how long it took
   */
  record Outcome(
      Path checkout, String nonce, List<String> complaint, List<String> byHand, long millis) {
    public Outcome {
      complaint = List.copyOf(complaint);
      byHand = List.copyOf(byHand);
    }
  }
}
