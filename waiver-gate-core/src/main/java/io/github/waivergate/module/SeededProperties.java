package io.github.waivergate.module;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.module.ReplayRecorder.Recorded;
import io.github.waivergate.output.Directories;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.witness.CleanOutcome;
import io.github.waivergate.witness.CleanReplayVerdict;
import io.github.waivergate.witness.Counterexample;
import io.github.waivergate.witness.GeneratorHashes;
import io.github.waivergate.witness.NamedFailure;
import io.github.waivergate.witness.Order;
import io.github.waivergate.witness.ReviewNote;
import io.github.waivergate.witness.SeedList;
import io.github.waivergate.witness.SeedStep;
import io.github.waivergate.witness.Witness;
import io.github.waivergate.witness.WitnessCase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
    var cases = new LinkedHashMap<Witness, WitnessCase>();
    if (!evidence.witnesses().isEmpty()) {
      var clean = new CleanWitnesses(layout, tree, order, progress);
      var command = clean.repeatable(evidence.witnesses());
      var outcomes = clean.replay(evidence.witnesses(), seeds.cleanReplays());
      for (Witness witness : evidence.witnesses().keySet()) {
        cases.put(witness, judged(witness, outcomes.getOrDefault(witness, List.of()), command));
      }
      writeNotes(cases.values());
    }
    named = evidence.named().stream().map(of -> named(of, cases)).toList();
    return new SeedStep(seeds, generators, evidence.proven(), List.copyOf(cases.values()));
  }

  /** False properties of which every failure has a witness. */
  List<NamedFailure> named() {
    return named;
  }

  /** Whether a property is false whatever the reports say. */
  boolean refuses() {
    return findings.stream().anyMatch(Finding::blocking);
  }

  /** What there is to say about it. */
  List<Finding> findings() {
    return findings;
  }

  private WitnessCase judged(Witness witness, List<CleanOutcome> outcomes, String command)
      throws EvidenceException {
    var unequal = generators.unequal();
    var refusal = tree.refusal();
    var verdict =
        refusal.isPresent()
            ? new CleanReplayVerdict.Incomplete(refusal.get())
            : CleanReplayVerdict.of(witness, seeds.cleanReplays(), outcomes, unequal);
    var note =
        ReviewNote.of(
            patch
                .anchor()
                .map(anchor -> anchor.denials())
                .orElse(List.of("no merge base is known")),
            witness,
            unequal,
            verdict,
            seeds.flips());
    findings.add(
        Finding.note(
            "witness_verdict",
            witness.propertyId(),
            verdict.wireName()
                + " on example "
                + witness.example().abbreviated()
                + ": "
                + verdict.evidence(),
            verdict.mend()));
    progress.accept("witness " + witness.example().abbreviated() + ": " + verdict.wireName());
    note.lines().forEach(line -> progress.accept("  " + line));
    return new WitnessCase(witness, verdict, note, command, against(witness, outcomes, refusal));
  }

  /**
   * Why no row of the ledger may set it aside in this build: it always fails by now, or nothing
   * shows that it does not. That generators were edited is another reason.
   */
  private Optional<String> against(
      Witness witness, List<CleanOutcome> outcomes, Optional<String> refusal) {
    if (refusal.isPresent()) {
      return refusal;
    }
    var verdict = CleanReplayVerdict.of(witness, seeds.cleanReplays(), outcomes, List.of());
    return verdict.someReplayPassed() ? Optional.empty() : Optional.of(verdict.evidence());
  }

  private NamedFailure named(SeedEvidence.Named failure, Map<Witness, WitnessCase> cases) {
    var against =
        failure.witnesses().stream()
            .map(cases::get)
            .filter(Objects::nonNull)
            .flatMap(of -> of.against().stream())
            .findFirst()
            .or(generators::edited);
    return new NamedFailure(
        failure.testId().value(),
        failure.witnesses().stream().map(Counterexample::of).distinct().toList(),
        against);
  }

  /** The notes as a text of their own, for whoever reviews without the log. */
  private void writeNotes(Collection<WitnessCase> cases) throws EvidenceException {
    var text = new StringBuilder();
    for (WitnessCase found : cases) {
      text.append(found.witness().propertyId())
          .append(", example ")
          .append(found.witness().example().hex())
          .append(": ")
          .append(found.verdict().wireName())
          .append('\n');
      found.note().lines().forEach(line -> text.append("  ").append(line).append('\n'));
      text.append("  repeat: ").append(found.command()).append('\n');
    }
    WholeFile.write(
        layout.witnesses().resolve("review-notes.txt"),
        out -> out.write(text.toString().getBytes(UTF_8)));
  }

  private Path file() {
    return layout.witnesses().resolve("order.json");
  }

  private Path receipts() {
    return layout.witnesses().resolve("receipts");
  }
}
