package io.github.waivergate.module;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.manifest.ManifestJson;
import io.github.waivergate.module.Suite.RunEnd;
import io.github.waivergate.output.Directories;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.receipt.ReceiptFiles;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.EventAgreement;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.ReportSeal;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.SealedRun;
import io.github.waivergate.replay.SurefireReports;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Consumer;

/** Gives each run an empty directory, and seals and reads its reports as soon as it is over. */
final class ReplayRecorder {
  private final ModuleLayout layout;
  private final BuildFacts facts;

  ReplayRecorder(ModuleLayout layout, BuildFacts facts) {
    this.layout = layout;
    this.facts = facts;
  }

  /** A sealed replay, what was found wrong with its reports, and how long its last part took. */
  record Recorded(SealedReplay replay, List<Finding> findings, Duration took) {
    Recorded {
      findings = List.copyOf(findings);
    }
  }

  /** Removes the runs of earlier builds. */
  void clear() throws EvidenceException {
    Directories.delete(layout.replays());
    Directories.delete(layout.propertyStep());
    Directories.delete(layout.temporary());
  }

  Recorded properties(Suite suite, List<String> classes, Map<String, String> told)
      throws EvidenceException {
    return record(
        suite,
        0,
        layout.propertyStep(),
        Optional.empty(),
        (nonce, dir, ended) -> ended.accept(suite.runClasses(dir, classes, told)));
  }

  /** Runs a part of the suite as replay number {@code index}, beside the parts that ran before. */
  Recorded replay(int index, Suite part, Optional<SealedReplay> earlier, Set<String> without)
      throws EvidenceException {
    var directory = layout.replays().resolve(Integer.toString(index));
    return record(
        part,
        index,
        directory,
        earlier,
        (nonce, dir, ended) -> part.runAll(index, nonce, dir, without, ended));
  }

  private Recorded record(
      Suite suite, int index, Path directory, Optional<SealedReplay> earlier, Run run)
      throws EvidenceException {
    var runs = new ArrayList<>(earlier.map(SealedReplay::runs).orElse(List.of()));
    // A test of an earlier replay may have written ahead: only what was sealed here may stay.
    var found = new ArrayList<>(PlantedFiles.remove(directory, layout.shown(directory), runs));
    Directories.create(directory);
    var started = Instant.now();
    var nonce = earlier.map(SealedReplay::nonce).orElseGet(() -> UUID.randomUUID().toString());
    run.into(nonce, directory, end -> runs.add(seal(suite, directory, end, found)));
    var finished = Instant.now();
    var names =
        runs.stream()
            .flatMap(part -> part.reports().keySet().stream())
            .sorted(Utf8Order.COMPARATOR)
            .toList();
    var receipts = new TreeMap<String, Sha256>(Utf8Order.COMPARATOR);
    runs.forEach(part -> receipts.putAll(part.receipts()));
    var replay =
        new SealedReplay(
            index,
            nonce,
            earlier.map(SealedReplay::started).orElse(started),
            finished,
            runs,
            SurefireReports.readNamed(directory, names, layout.shown(directory)),
            ReceiptFiles.read(directory, receipts, nonce));
    // What was just read is evidence only if it is what was sealed.
    found.addAll(ReportSeal.broken(directory, layout.shown(directory), runs));
    var origin = BuildOrigin.of(layout, facts);
    WholeFile.write(
        directory.resolve("replay.json"), out -> ManifestJson.write(out, replay, origin));
    return new Recorded(replay, found, Duration.between(started, finished));
  }

  private SealedRun seal(Suite suite, Path directory, RunEnd end, List<Finding> found) {
    var reports = ReportSeal.of(directory, end.execution());
    var read =
        SurefireReports.readNamed(
            directory, List.copyOf(reports.keySet()), layout.shown(directory));
    read.classes().stream()
        .filter(name -> !suite.hasClass(name))
        .sorted()
        .forEach(name -> found.add(withoutClass(directory, name)));
    var place = layout.shown(directory) + "/" + end.execution();
    end.events()
        .flatMap(events -> EventAgreement.finding(place, read, events))
        .ifPresent(found::add);
    return new SealedRun(
        end.execution(),
        end.said(),
        tests(read),
        failed(read),
        reports,
        ReceiptFiles.seal(directory, end.execution()));
  }

  private Finding withoutClass(Path directory, String className) {
    return Finding.blocking(
        "report_without_class",
        layout.shown(directory),
        "a report speaks of " + className + ", and the test class path has no such class",
        "find the test that writes reports; only Surefire may");
  }

  private static int tests(Replay replay) {
    return replay.observations().values().stream().mapToInt(seen -> seen.invocations()).sum();
  }

  private static int failed(Replay replay) {
    long failed =
        replay.observations().values().stream()
            .filter(seen -> seen.seen() == Seen.FAILED || seen.seen() == Seen.RERUN)
            .count();
    return (int) failed + replay.failedSetups().size() + replay.failedTeardowns().size();
  }

  /** Runs tests into a directory. */
  private interface Run {
    void into(String nonce, Path directory, Consumer<RunEnd> ended);
  }
}
