package io.github.waivergate.module;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.module.ReplayRecorder.Recorded;
import io.github.waivergate.output.Directories;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.refusal.IoReason;
import io.github.waivergate.witness.CleanOutcome;
import io.github.waivergate.witness.CleanReplayVerdict;
import io.github.waivergate.witness.GeneratorHashes;
import io.github.waivergate.witness.Order;
import io.github.waivergate.witness.ReviewNote;
import io.github.waivergate.witness.SeedList;
import io.github.waivergate.witness.SeedStep;
import io.github.waivergate.witness.Witness;
import io.github.waivergate.witness.WitnessCase;
import java.io.IOException;
import java.nio.file.Files;
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
    var seeds = seeds(layout, patch);
    if (seeds.isEmpty()) {
      return Optional.empty();
    }
    var sources = PropertySources.of(classes, layout.classes());
    var generators = tree.generators(sources.sources(), sources.unknown());
    var step = new SeededProperties(layout, patch, tree, seeds.get(), generators, progress);
    Directories.create(step.receipts());
    WholeFile.write(step.file(), step.order::write);
    progress.accept(
        "property step: %d of %d seeds, %d tries each"
            .formatted(seeds.get().budget(), seeds.get().seeds().size(), seeds.get().tries()));
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
    var cases = new ArrayList<WitnessCase>();
    if (!evidence.witnesses().isEmpty()) {
      var command = repeatable(evidence.witnesses());
      var outcomes = replay(evidence.witnesses());
      for (Witness witness : evidence.witnesses().keySet()) {
        cases.add(judged(witness, outcomes.getOrDefault(witness, List.of()), command));
      }
    }
    return new SeedStep(seeds, evidence.proven(), cases);
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
    return new WitnessCase(witness, verdict, note, command);
  }

  private Map<Witness, List<CleanOutcome>> replay(Map<Witness, byte[]> found)
      throws EvidenceException {
    var witnesses = List.copyOf(found.keySet());
    var outcomes = new LinkedHashMap<Witness, List<CleanOutcome>>();
    witnesses.forEach(witness -> outcomes.put(witness, new ArrayList<>()));
    if (tree.refusal().isPresent()) {
      return outcomes;
    }
    var files = files(found);
    for (int i = 1; i <= seeds.cleanReplays(); i++) {
      progress.accept("clean replay " + i + " of " + seeds.cleanReplays());
      var said = cleanReplay(files, witnesses);
      for (int k = 0; k < witnesses.size(); k++) {
        outcomes.getOrDefault(witnesses.get(k), new ArrayList<>()).add(said.get(k));
      }
      if (said.stream().allMatch(outcome -> outcome.unusable().isPresent())) {
        // Nothing can come of the others any more.
        break;
      }
    }
    return outcomes;
  }

  private List<CleanOutcome> cleanReplay(Map<String, byte[]> files, List<Witness> witnesses) {
    try (var attempt = tree.replay(layout.module(), order, files)) {
      return new CleanReading(layout, attempt).outcomes(witnesses);
    } catch (EvidenceException e) {
      var said = e.asFinding();
      var reason = CleanOutcome.unusable(said.place() + ": " + said.found());
      return witnesses.stream().map(witness -> reason).toList();
    }
  }

  /** Leaves an order on disk by which a person can replay the witnesses once more. */
  private String repeatable(Map<Witness, byte[]> found) throws EvidenceException {
    var paths = new ArrayList<Path>();
    for (Map.Entry<String, byte[]> file : files(found).entrySet()) {
      var path = layout.witnesses().resolve("found").resolve(file.getKey());
      WholeFile.write(path, out -> out.write(file.getValue()));
      paths.add(path);
    }
    var repeat = layout.witnesses().resolve("repeat.json");
    var receipts = layout.witnesses().resolve("repeated");
    Directories.create(receipts);
    WholeFile.write(repeat, order.replaying(order.nonce(), receipts, paths)::write);
    return tree.command(layout.module(), repeat);
  }

  private static Map<String, byte[]> files(Map<Witness, byte[]> found) {
    var files = new LinkedHashMap<String, byte[]>();
    found.forEach((witness, bytes) -> files.put(witness.fileName(), bytes));
    return files;
  }

  private Path file() {
    return layout.witnesses().resolve("order.json");
  }

  private Path receipts() {
    return layout.witnesses().resolve("receipts");
  }

  private static Optional<SeedList> seeds(ModuleLayout layout, Patch patch)
      throws EvidenceException {
    var file = layout.root().resolve(SeedList.NAME);
    var bytes = patch.judgedByBase() ? patch.atBase(file) : onDisk(file);
    return bytes.isPresent()
        ? Optional.of(SeedList.parse(bytes.get(), SeedList.NAME))
        : Optional.empty();
  }

  private static Optional<byte[]> onDisk(Path file) throws EvidenceException {
    try {
      return Files.exists(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
    } catch (IOException e) {
      throw new EvidenceException(
          SeedList.NAME,
          "cannot be read: " + IoReason.of(e),
          "make it readable for the user who runs Maven");
    }
  }
}
