package io.github.waivergate.module;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import io.github.waivergate.witness.Order;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The inner side of a clean replay: runs the property tests in the clone, whose adapter replays
 * what the order names, and records what they reported. It judges nothing.
 *
 * @param layout where the module's files lie in the clone
 * @param configuration what the project sets
 * @param facts what the build in the clone knows of itself
 */
public record CleanModule(ModuleLayout layout, GateConfiguration configuration, BuildFacts facts) {

  /** Replays the order's witnesses once. */
  public void replay(Suite suite, Path order) throws EvidenceException {
    requireReplays(order);
    var properties = configuration.settings().propertyClasses();
    var classes = TestClasses.matching(layout.testClasses(), properties);
    if (classes.isEmpty()) {
      throw new EvidenceException(
          layout.coordinates(),
          "no class matches " + configuration.propertyTests(),
          "commit the property tests that the working tree has");
    }
    var recorder = new ReplayRecorder(layout, facts);
    recorder.clear();
    var step = recorder.properties(suite, classes, Map.of(Order.PROPERTY, order.toString()));
    var session =
        new ReplaySession(0, 1, Stop.NONE, Optional.of(step.replay()), List.of(), step.findings());
    ModuleSlice.write(layout, facts, ReplayPlan.sequential(0), session, Repetition.EVERYTHING);
  }

  private static void requireReplays(Path order) throws EvidenceException {
    try {
      Order.parseReplay(Files.readAllBytes(order), order.toString());
    } catch (IOException e) {
      throw new EvidenceException(
          order.toString(), "cannot be read: " + IoReason.of(e), "run the build again");
    }
  }
}
