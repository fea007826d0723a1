package io.github.waivergate.inventory;

import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * An inventory made from what ran, together with every reason not to check it in.
 *
 * <p>What is locked is what later patches are held to, so that a failing, half-seen or ambiguous
 * run is refused unless the test was named.
 */
public final class InventoryDraft {
  private final List<Replay> runs;
  private final Set<String> failing;
  private final Set<String> conditional;
  private final List<Finding> refusals = new ArrayList<>();
  private final Map<TestId, Entry> entries = new TreeMap<>();

  private InventoryDraft(List<Replay> runs, Set<String> failing, Set<String> conditional) {
    this.runs = List.copyOf(runs);
    this.failing = Set.copyOf(failing);
    this.conditional = Set.copyOf(conditional);
  }

  /**
   * Drafts an inventory from report directories of one build.
   *
   * @param runs one entry per report directory
   * @param failing ids that may be locked although they fail
   * @param conditional ids whose environment decides whether they run
   * @param before the inventory so far: what was conditional in it stays so as long as it is
   *     reported, or its whole class is reported as skipped
   */
  public static InventoryDraft of(
      List<Replay> runs,
      Set<String> failing,
      Set<String> conditional,
      Optional<TestInventory> before) {
    var stillConditional = new TreeMap<TestId, Entry>();
    before.ifPresent(
        known ->
            known.entries().entrySet().stream()
                .filter(entry -> entry.getValue().status() == Status.CONDITIONAL)
                .filter(entry -> isMentioned(entry.getKey(), runs))
                .forEach(entry -> stillConditional.put(entry.getKey(), entry.getValue())));
    var names = new TreeSet<>(conditional);
    stillConditional.keySet().forEach(id -> names.add(id.value()));
    var draft = new InventoryDraft(runs, failing, names);
    draft.entries.putAll(stillConditional);
    runs.forEach(draft::refuseWhatBlocks);
    var ids = new TreeSet<TestId>();
    runs.forEach(run -> ids.addAll(run.observations().keySet()));
    ids.forEach(draft::add);
    draft.refuseUnreported();
    return draft;
  }

  private static boolean isMentioned(TestId id, List<Replay> runs) {
    return runs.stream()
        .anyMatch(
            run ->
                run.observations().containsKey(id)
                    || run.skippedClasses().contains(id.className()));
  }

  /** Why nothing may be locked; empty when everything may. */
  public List<Finding> refusals() {
    return List.copyOf(refusals);
  }

  /** The inventory, to be used only without refusals. */
  public TestInventory inventory(List<String> engines) {
    return new TestInventory(new TreeMap<>(entries), engines);
  }

  private void refuseWhatBlocks(Replay run) {
    run.findings().stream().filter(Finding::blocking).forEach(refusals::add);
    for (var teardown : new TreeMap<>(run.failedTeardowns()).entrySet()) {
      var id = TestId.ofClassTeardown(teardown.getKey());
      refuseFailure(id, run, teardown.getValue());
    }
  }

  private void add(TestId id) {
    var seen = new TreeSet<Seen>();
    int fewest = Integer.MAX_VALUE;
    for (Replay run : runs) {
      var observation = Optional.ofNullable(run.observations().get(id));
      if (observation.isPresent()) {
        seen.add(observation.get().seen());
        fewest = Math.min(fewest, observation.get().invocations());
        refuseUnusable(observation.get(), run);
      }
    }
    entries.put(id, new Entry(fewest, status(id, seen)));
  }

  private void refuseUnusable(Observation observation, Replay run) {
    if (observation.seen() == Seen.FAILED) {
      refuseFailure(observation.testId(), run, observation.message());
    } else if (observation.seen() == Seen.RERUN) {
      refusals.add(
          Finding.blocking(
              "rerun_evidence",
              observation.testId().value(),
              "Surefire ran it again within one run, in " + run.directory(),
              "set rerunFailingTestsCount to 0, then lock again"));
    }
  }

  private void refuseFailure(TestId id, Replay run, String message) {
    if (!failing.contains(id.value())) {
      refusals.add(
          Finding.blocking(
              "failing_test",
              id.value(),
              "failed in " + run.directory() + (message.isEmpty() ? "" : ": " + message),
              "fix it, or lock it as it is by name: \"-Dwaiver-gate.failing=" + id + "\""));
    }
  }

  private Status status(TestId id, Set<Seen> seen) {
    if (conditional.contains(id.value())) {
      return Status.CONDITIONAL;
    }
    boolean skipped = seen.contains(Seen.SKIPPED);
    if (skipped && seen.size() > 1) {
      refusals.add(
          Finding.blocking(
              "mixed_skips",
              id.value(),
              "ran in some runs of this build and was skipped in others",
              "make it one or the other, or name it: \"-Dwaiver-gate.conditional=" + id + "\""));
    }
    return skipped ? Status.SKIPPED : Status.RUN;
  }

  private void refuseUnreported() {
    for (String id : new TreeSet<>(conditional)) {
      if (entries.keySet().stream().noneMatch(known -> known.value().equals(id))) {
        refusals.add(
            Finding.blocking(
                "unreported_test",
                id,
                "named as conditional, and no report of this build mentions it",
                "correct the id; ids are listed in qa/known-tests.lock"));
      }
    }
    if (entries.isEmpty() && refusals.isEmpty()) {
      refusals.add(
          Finding.blocking(
              "no_test",
              "the reports of this build",
              "no test was reported",
              "let at least one test run: mvn test waiver-gate:lock"));
    }
  }
}
