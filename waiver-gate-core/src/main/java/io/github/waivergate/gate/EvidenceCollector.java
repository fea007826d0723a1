package io.github.waivergate.gate;

import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.replay.Observation;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Outcome;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Lays the replays side by side: one {@link Evidence} for every id that is known or was reported.
 *
 * @param inventory the known tests
 * @param replays the replays in their order
 * @param propertyStep the run of the property tests alone, where there was one
 * @param properties selects the property tests
 * @param noCases properties that were false on nothing but what the ledger sets aside
 * @param minReplays outcomes a case needs
 */
record EvidenceCollector(
    TestInventory inventory,
    List<Replay> replays,
    Optional<Replay> propertyStep,
    ClassPatterns properties,
    Set<TestId> noCases,
    int minReplays) {
  private static final String DUPLICATE =
      "duplicate_id: reported from two places, cannot be frozen";

  /** Everything that is a case, and the ids that were skipped as the inventory says. */
  record Collected(SortedMap<TestId, Evidence> cases, Set<TestId> skipped) {}

  Collected collect() {
    // Sorted once at the end: comparing ids by their bytes is what costs here.
    var ids = new HashSet<>(inventory.entries().keySet());
    replays.forEach(replay -> ids.addAll(replay.observations().keySet()));
    propertyStep.ifPresent(step -> ids.addAll(step.observations().keySet()));
    ids.removeAll(noCases);
    var sorted = new ArrayList<>(ids);
    Collections.sort(sorted);
    var cases = new TreeMap<TestId, Evidence>();
    var skipped = new TreeSet<TestId>();
    for (TestId id : sorted) {
      if (isSkippedAsKnown(id)) {
        skipped.add(id);
      } else {
        cases.put(id, of(id));
      }
    }
    for (Evidence teardown : TeardownEvidence.of(inventory, replays)) {
      skipped.remove(teardown.testId());
      cases.merge(teardown.testId(), teardown, (test, itself) -> ambiguous(test));
    }
    return new Collected(cases, skipped);
  }

  private boolean isSkippedAsKnown(TestId id) {
    return inventory.entry(id).map(Entry::status).filter(s -> s != Status.RUN).isPresent()
        && !runsOf(id).isEmpty()
        && runsOf(id).stream().allMatch(replay -> seen(replay, id) == Seen.SKIPPED);
  }

  /**
   * The runs that speak of the id: the replays, or for a property test that no replay includes the
   * property step. That one runs on the checked-in seeds, so a second run would say the same again,
   * and its one outcome stands for all.
   */
  private List<Replay> runsOf(TestId id) {
    boolean onlyInStep =
        propertyStep.isPresent()
            && properties.match(id.className())
            && replays.stream().allMatch(replay -> seen(replay, id) == null);
    return onlyInStep ? Collections.nCopies(minReplays, propertyStep.get()) : replays;
  }

  private Evidence of(TestId id) {
    var entry = inventory.entry(id);
    var outcomes = new ArrayList<Outcome>();
    var reasons = new ArrayList<String>();
    var failed = new LinkedHashSet<String>();
    var message = "";
    boolean duplicate = false;
    boolean rerun = false;
    for (Replay replay : runsOf(id)) {
      var observation = replay.observations().get(id);
      if (observation != null) {
        failed.addAll(observation.failedInvocations());
        duplicate |= observation.duplicate();
        rerun |= observation.seen() == Seen.RERUN;
        message = message.isEmpty() ? observation.message() : message;
      }
      var gap = gap(replay, id, entry, observation);
      if (gap.isPresent()) {
        reasons.add(gap.get() + " in " + replay.directory());
      } else {
        outcomes.add(seen(replay, id) == Seen.PASSED ? Outcome.PASSED : Outcome.FAILED);
      }
    }
    if (duplicate) {
      reasons.add(DUPLICATE);
    }
    var denials = new ArrayList<String>();
    if (duplicate) {
      denials.add(DUPLICATE);
    }
    if (rerun) {
      denials.add("no freeze: rerun_evidence");
    }
    if (!id.namesMethod()) {
      denials.add("no freeze: the name cannot be folded, so that a freeze could not name one test");
    }
    return new Evidence(
        id,
        entry.isPresent(),
        outcomes,
        runsOf(id).size() - outcomes.size(),
        reasons,
        List.copyOf(failed),
        denials,
        message);
  }

  /** Why the replay gives the id no outcome; empty where it gives one. */
  private static Optional<String> gap(
      Replay replay, TestId id, Optional<Entry> entry, @Nullable Observation observation) {
    if (replay.isVoided(id.className())) {
      return Optional.of("unreadable_report");
    }
    if (replay.hasFailedSetup(id.className())) {
      return Optional.of("class_setup_failed");
    }
    var seen = seen(replay, id);
    if (seen == Seen.SKIPPED) {
      return Optional.of("skipped");
    }
    if (observation == null) {
      return Optional.of("not reported");
    }
    if (seen == Seen.RERUN) {
      return Optional.of("rerun_evidence");
    }
    int recorded = entry.map(Entry::invocations).orElse(0);
    if (observation.invocations() < recorded) {
      return Optional.of(
          "fewer_invocations (" + observation.invocations() + " of " + recorded + ")");
    }
    return Optional.empty();
  }

  private static @Nullable Seen seen(Replay replay, TestId id) {
    var observation = replay.observations().get(id);
    if (observation != null) {
      return observation.seen();
    }
    return replay.skippedClasses().contains(id.className()) ? Seen.SKIPPED : null;
  }

  /** A test may be called like the tear-down of its class: nothing tells which of them failed. */
  private static Evidence ambiguous(Evidence test) {
    return new Evidence(
        test.testId(),
        test.known(),
        List.of(),
        test.gaps() + test.outcomes().size(),
        List.of("a test and the tear-down of its class share this id"),
        test.failedInvocations(),
        List.of("no freeze: nothing tells which of them failed"),
        test.message());
  }
}
