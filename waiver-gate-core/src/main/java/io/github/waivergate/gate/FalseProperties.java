package io.github.waivergate.gate;

import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Asks early, before anything is judged, whether a property is false: then no replay is run. */
public final class FalseProperties {
  private FalseProperties() {}

  /**
   * Whether the property step shows a false property.
   *
   * @param spared properties whose failure the ledger may set aside
   */
  public static boolean exist(ClassPatterns properties, Replay step, Set<TestId> spared) {
    return !PropertyStep.falsified(properties, Optional.of(step), List.of(), spared).isEmpty();
  }
}
