package io.github.waivergate.gate;

import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.replay.Replay;
import java.util.List;

/** Asks early, before anything is judged, whether a property is false: then no replay is run. */
public final class FalseProperties {
  private FalseProperties() {}

  /** Whether any of the runs shows a false property. */
  public static boolean exist(ClassPatterns properties, List<Replay> runs) {
    return PropertyStep.falsified(properties, runs).iterator().hasNext();
  }
}
