package io.github.waivergate.replay;

import io.github.waivergate.refusal.Finding;
import io.github.waivergate.witness.NamedFailure;
import java.util.List;
import java.util.Optional;

/**
 * Everything that the gate itself ran for one module in one build. It lives in memory, where no
 * test can rewrite it.
 *
 * @param planned how many replays were asked for; it never shrinks
 * @param threads how many replays ran at the same time
 * @param stop where the gate stopped
 * @param propertyStep the run of the property tests alone; empty where the module has none, or the
 *     gate stopped before
 * @param replays the full runs, in their order
 * @param named false properties of the property step of which every failure has a witness
 * @param findings what there is to say about how they were run
 */
public record ReplaySession(
    int planned,
    int threads,
    Stop stop,
    Optional<SealedReplay> propertyStep,
    List<SealedReplay> replays,
    List<NamedFailure> named,
    List<Finding> findings) {

  public ReplaySession {
    replays = List.copyOf(replays);
    named = List.copyOf(named);
    findings = List.copyOf(findings);
  }

  /** A session in which no failure has a name. */
  public ReplaySession(
      int planned,
      int threads,
      Stop stop,
      Optional<SealedReplay> propertyStep,
      List<SealedReplay> replays,
      List<Finding> findings) {
    this(planned, threads, stop, propertyStep, replays, List.of(), findings);
  }

  /** How far the gate came. */
  public enum Stop {
    /** All replays were run. */
    NONE("none"),
    /** The contract could not be read: nothing was run. */
    CONTRACT("contract"),
    /** A property is false, or a known one has no outcome: no replay was run. */
    PROPERTY("property"),
    /** A fixture drifted: no replay was run. */
    FIXTURE("fixture");

    private final String wireName;

    Stop(String wireName) {
      this.wireName = wireName;
    }

    /** The word in reports. */
    public String wireName() {
      return wireName;
    }
  }
}
