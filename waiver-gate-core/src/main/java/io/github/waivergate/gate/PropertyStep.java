package io.github.waivergate.gate;

import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Replay;
import java.util.Map;
import java.util.TreeMap;

/** Finds the false properties of a module: any failure of a property test or of its class. */
final class PropertyStep {
  private final ClassPatterns properties;
  private final Map<String, Finding> falsified = new TreeMap<>();

  private PropertyStep(ClassPatterns properties) {
    this.properties = properties;
  }

  /** One blocking finding per false property, sorted by its name. */
  static Iterable<Finding> falsified(ClassPatterns properties, Iterable<Replay> replays) {
    var step = new PropertyStep(properties);
    replays.forEach(step::read);
    return step.falsified.values();
  }

  private void read(Replay replay) {
    for (var observation : replay.observations().values()) {
      // A rerun only ever follows a failure, so a property that was rerun was false once.
      if (observation.seen() == Seen.FAILED || observation.seen() == Seen.RERUN) {
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
