package io.github.waivergate.module;

import io.github.waivergate.gate.FalseProperties;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Decides after the property step whether any replay may be run.
 *
 * @param inventory the known tests
 * @param properties selects the property tests
 * @param step the run of the property tests alone, where there was one
 * @param spared false properties that the ledger may set aside
 */
record PropertyGuard(
    TestInventory inventory, ClassPatterns properties, Optional<Replay> step, Set<TestId> spared) {

  /** Known property tests that the step did not report: what does not run protects nothing. */
  List<Finding> missing() {
    return inventory.entries().entrySet().stream()
        .filter(known -> known.getValue().status() == Status.RUN)
        .map(known -> known.getKey())
        .filter(id -> properties.match(id.className()))
        .filter(id -> step.isEmpty() || !step.get().observations().containsKey(id))
        .map(
            id ->
                Finding.blocking(
                    "property_without_outcome",
                    id.value(),
                    "known as a property test, and the property step did not report it",
                    "let it run again, or lock anew in a reviewed commit when it was removed"))
        .toList();
  }

  /** Whether a property is false or missing. */
  boolean refuses() {
    return !missing().isEmpty()
        || step.filter(run -> FalseProperties.exist(properties, run, spared)).isPresent();
  }
}
