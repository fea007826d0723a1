package io.github.waivergate.module;

import io.github.waivergate.freeze.Freezes;
import io.github.waivergate.module.ReplayRecorder.Recorded;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.TestId;
import io.github.waivergate.witness.NamedFailure;
import io.github.waivergate.witness.SeedStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The property tests of a module, run first and alone, on the checked-in seeds where there are
 * some.
 *
 * @param step the run; empty where no class matches
 * @param seeds how they fared on the seeds
 * @param named false properties of which every failure has a witness
 * @param findings what there is to say about it
 * @param refused whether no replay may be run: a property is false, or a known one is missing
 */
record PropertyTests(
    Optional<SealedReplay> step,
    Optional<SeedStep> seeds,
    List<NamedFailure> named,
    List<Finding> findings,
    boolean refused) {

  /** What they need. */
  record Setting(
      ModuleLayout layout,
      GateConfiguration configuration,
      BuildFacts facts,
      Contract contract,
      CleanTree tree,
      Consumer<String> progress) {}

  /** Runs them. */
  static PropertyTests run(Setting of, ReplayRecorder recorder, Suite suite)
      throws EvidenceException {
    var properties = of.configuration().settings().propertyClasses();
    var classes = TestClasses.matching(of.layout().testClasses(), properties);
    if (classes.isEmpty()) {
      of.progress()
          .accept("property step: none, no class matches " + of.configuration().propertyTests());
      var guard =
          new PropertyGuard(of.contract().inventory(), properties, Optional.empty(), Set.of());
      return new PropertyTests(
          Optional.empty(), Optional.empty(), List.of(), guard.missing(), guard.refuses());
    }
    of.progress().accept("property step: " + String.join(", ", classes));
    var seeded =
        SeededProperties.of(of.layout(), of.facts().patch(), of.tree(), classes, of.progress());
    var told = seeded.map(SeededProperties::told).orElse(Map.of());
    var ran = recorder.properties(suite, classes, told);
    of.progress().accept(Progress.done("property step", ran));
    return seeded.isEmpty()
        ? judged(of, ran, Optional.empty(), List.of(), List.of())
        : followed(of, ran, seeded.get());
  }

  private static PropertyTests followed(Setting of, Recorded ran, SeededProperties seeded)
      throws EvidenceException {
    var seeds = seeded.follow(ran, of.configuration().settings().propertyClasses());
    return judged(of, ran, Optional.of(seeds), seeded.named(), seeded.findings());
  }

  private static PropertyTests judged(
      Setting of,
      Recorded ran,
      Optional<SeedStep> seeds,
      List<NamedFailure> named,
      List<Finding> more)
      throws EvidenceException {
    var guard =
        new PropertyGuard(
            of.contract().inventory(),
            of.configuration().settings().propertyClasses(),
            Optional.of(ran.replay().replay()),
            maySpare(of, named));
    var findings = new ArrayList<>(ran.findings());
    findings.addAll(more);
    findings.addAll(guard.missing());
    return new PropertyTests(
        Optional.of(ran.replay()),
        seeds,
        named,
        findings,
        guard.refuses() || more.stream().anyMatch(Finding::blocking));
  }

  /** What a row may set aside, so that the replays are worth while; the verdict decides. */
  private static Set<TestId> maySpare(Setting of, List<NamedFailure> named)
      throws EvidenceException {
    if (named.isEmpty()) {
      return Set.of();
    }
    // Proof is of the replays, which are still to come.
    Freezes rows =
        new ModuleLedger(
                of.layout(),
                of.configuration().settings(),
                of.contract(),
                of.facts(),
                (row, place) -> List.of())
            .open();
    var spared =
        named.stream()
            .filter(rows::maySpare)
            .map(failure -> new TestId(failure.testId()))
            .collect(Collectors.toUnmodifiableSet());
    spared.forEach(
        id ->
            of.progress()
                .accept("property step: " + id + " failed on nothing but what the ledger names"));
    return spared;
  }
}
