package io.github.waivergate.gate;

import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds the false properties of a module: any failure of a property test or of its class. */
final class PropertyStep {
  private final ClassPatterns properties;
  private final SortedMap<String, Finding> falsified = new TreeMap<>();

  private PropertyStep(ClassPatterns properties) {
    this.properties = properties;
  }

  /**
   * One blocking finding per false property, by its name.
   *
   * @param step the run of the property tests alone, where there was one
   * @param replays the full runs
   * @param spared properties whose own failure in the step is set aside; in a replay nothing is,
   *     and what fails beside the property, such as the set-up of its class, never
   */
  static SortedMap<String, Finding> falsified(
      ClassPatterns properties, Optional<Replay> step, List<Replay> replays, Set<TestId> spared) {
    var found = new PropertyStep(properties);
    step.ifPresent(run -> found.read(run, spared));
    replays.forEach(run -> found.read(run, Set.of()));
    return found.falsified;
  }

  private void read(Replay replay, Set<TestId> spared) {
    for (var observation : replay.observations().values()) {
      if (isFalse(observation) && !spared.contains(observation.testId())) {
        add(
            observation.testId().className(),
            observation.testId().value(),
            replay,
            observation.message());
      }
    }
    replay.failedSetups().forEach(name -> add(name, name, replay, "its set-up failed"));
    replay.failedTeardowns().forEach((name, message) -> add(name, name, replay, message));
  }

  private static boolean isFalse(Observation observation) {
    // A rerun only ever follows a failure, so a property that was rerun was false once.
    return observation.seen() == Seen.FAILED || observation.seen() == Seen.RERUN;
  }

  private void add(String className, String place, Replay replay, String message) {
    if (properties.match(className)) {
      falsified.putIfAbsent(
          place,
          Finding.blocking(
              "property_violation",
              place,
              "false in " + replay.directory() + (message.isEmpty() ? "" : ": " + message),
              "fix the production code; no freeze opens for a false property"));
    }
  }
}
