package io.github.waivergate.module;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.module.ReplayRecorder.Recorded;
import io.github.waivergate.output.Directories;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.witness.GeneratorHashes;
import io.github.waivergate.witness.NamedFailure;
import io.github.waivergate.witness.Order;
import io.github.waivergate.witness.SeedList;
import io.github.waivergate.witness.SeedStep;
import io.github.waivergate.witness.Witness;
import io.github.waivergate.witness.WitnessCase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;

/**
 * The property step of a module on the checked-in seeds, and what becomes of the examples that it
 * finds. It can only close a freeze path or block: a false property is as false as without it.
 */
final class SeededProperties {
  private final ModuleLayout layout;
  private final Patch patch;
  private final CleanTree tree;
  private final SeedList seeds;
  private final GeneratorHashes generators;
  private final Order order;
  private final Consumer<String> progress;
  private final List<Finding> findings = new ArrayList<>();
  private List<NamedFailure> named = List.of();

  private SeededProperties(
      ModuleLayout layout,
      Patch patch,
      CleanTree tree,
      SeedList seeds,
      GeneratorHashes generators,
      Consumer<String> progress) {
    this.layout = layout;
    this.patch = patch;
    this.tree = tree;
    this.seeds = seeds;
    this.generators = generators;
    this.progress = progress;
    var nonce = UUID.randomUUID().toString();
    order = Order.ofSeeds(seeds, nonce, receipts(), generators.digest());
  }

  /** Prepares the step; empty where no seeds are checked in. */
  static Optional<SeededProperties> of(
      ModuleLayout layout,
      Patch patch,
      CleanTree tree,
      List<String> classes,
      Consumer<String> progress)
      throws EvidenceException {
    Directories.delete(layout.witnesses());
    var file = ContractFile.read(layout, patch, SeedList.NAME);
    if (file.isEmpty()) {
      return Optional.empty();
    }
    var seeds = SeedList.parse(file.get(), SeedList.NAME);
    var sources = PropertySources.of(classes, layout.classes());
    var generators = tree.generators(sources.sources(), sources.unknown());
    var step = new SeededProperties(layout, patch, tree, seeds, generators, progress);
    Directories.create(step.receipts());
    WholeFile.write(step.file(), step.order::write);
    progress.accept(
        "property step: %d of %d seeds, at least %d %s each"
            .formatted(
                seeds.budget(),
                seeds.seeds().size(),
                seeds.tries(),
                seeds.tries() == 1 ? "try" : "tries"));
    return Optional.of(step);
  }

  /** What the test JVM is told. */
  Map<String, String> told() {
    return Map.of(Order.PROPERTY, file().toString());
  }

  /** Reads what the adapter wrote, and replays what falsified a property. */
  SeedStep follow(Recorded step, ClassPatterns properties) throws EvidenceException {
    var place = layout.shown(receipts());
    var evidence =
        SeedEvidence.of(
            order, AdapterFiles.read(receipts(), place), place, step.replay().replay(), properties);
    findings.addAll(evidence.findings());
    var judging = new JudgedWitnesses(patch, tree, seeds, generators);
    var cases = new LinkedHashMap<Witness, WitnessCase>();
    if (!evidence.witnesses().isEmpty()) {
      var clean = new CleanWitnesses(layout, tree, order, progress);
      var command = clean.repeatable(evidence.witnesses());
      var outcomes = clean.replay(evidence.witnesses(), seeds.cleanReplays());
      for (Witness witness : evidence.witnesses().keySet()) {
        var judged = judging.judge(witness, outcomes.getOrDefault(witness, List.of()), command);
        cases.put(witness, judged);
        tell(judged);
      }
      ReviewNotes.write(layout, cases.values());
    }
    named = evidence.named().stream().map(of -> judging.named(of, cases)).toList();
    return new SeedStep(seeds, generators, evidence.proven(), List.copyOf(cases.values()));
  }

  /** False properties of which every failure has a witness. */
  List<NamedFailure> named() {
    return named;
  }

  /** What there is to say about it. */
  List<Finding> findings() {
    return findings;
  }

  private void tell(WitnessCase judged) {
    var witness = judged.witness();
    var verdict = judged.verdict();
    var example = witness.example().abbreviated();
    findings.add(
        Finding.note(
            "witness_verdict",
            witness.propertyId(),
            verdict.wireName() + " on example " + example + ": " + verdict.evidence(),
            verdict.mend()));
    progress.accept("witness " + example + ": " + verdict.wireName());
    judged.note().lines().forEach(line -> progress.accept("  " + line));
  }

  private Path file() {
    return layout.witnesses().resolve("order.json");
  }

  private Path receipts() {
    return layout.witnesses().resolve("receipts");
  }
}
