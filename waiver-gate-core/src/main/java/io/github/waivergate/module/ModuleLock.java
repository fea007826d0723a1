package io.github.waivergate.module;

import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.fixture.FixtureTree;
import io.github.waivergate.inventory.InventoryDraft;
import io.github.waivergate.inventory.InventoryFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.SurefireReports;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Locks one module: writes its fixture lock and its inventory from what ran in this build.
 *
 * @param layout where the module's files lie
 * @param fixtures Ant patterns that name the fixtures
 * @param reportsDirectories the replays, where there are any
 * @param testReports report directories beside the replays
 * @param failing ids that may be locked although they fail
 * @param conditional ids whose environment decides whether they run
 * @param facts what the build knows of itself
 */
public record ModuleLock(
    ModuleLayout layout,
    List<String> fixtures,
    List<String> reportsDirectories,
    List<String> testReports,
    Set<String> failing,
    Set<String> conditional,
    BuildFacts facts) {

  /** Why a run that was narrowed is no ground for an inventory. */
  public static Finding narrowed(String property) {
    return Finding.blocking(
        "narrowed_run",
        "waiver-gate:lock",
        "the suite did not run in full: " + property,
        "run mvn test waiver-gate:lock without it");
  }

  /**
   * Locks what the build's own test run reported.
   *
   * @throws EvidenceException where reports or fixtures cannot be read, or a file not be written
   */
  public LockResult run() throws EvidenceException {
    return run(Optional.empty());
  }

  /**
   * Locks what the build's own test run reported, and the property tests that it passed over.
   * Writes both files, or neither where there is a reason against one of them.
   *
   * @throws EvidenceException where reports or fixtures cannot be read, or a file not be written
   */
  public LockResult run(Optional<UnreportedProperties> properties) throws EvidenceException {
    if (!TestClasses.exist(layout.testClasses())) {
      return LockResult.nothingToLock(layout.coordinates());
    }
    SurefireSupport.check(facts.engines());
    var directories = directories();
    var runs = runs(directories);
    // A suite of properties alone leaves no report where Surefire's own includes miss them.
    if (properties.isPresent() && (properties.get().suiteRan() || reported(runs))) {
      properties.get().run(runs).ifPresent(runs::add);
    }
    if (!reported(runs)) {
      throw new EvidenceException(
          String.join(", ", directories.stream().map(layout::shown).toList()),
          "no report of this build",
          "let the tests run in the same build: mvn test waiver-gate:lock");
    }
    var notes = new ArrayList<Finding>();
    runs.forEach(run -> run.findings().stream().filter(f -> !f.blocking()).forEach(notes::add));
    var lockBefore = before(layout.fixtureLock(), FixtureLock::read, notes);
    var knownBefore = before(layout.inventory(), InventoryFile::read, notes);
    var draft = InventoryDraft.of(runs, failing, conditional, knownBefore);
    if (!draft.refusals().isEmpty()) {
      return new LockResult(notes, List.of(), draft.refusals());
    }
    var inventory = draft.inventory(facts.engines());
    var lock = FixtureLock.of(FixtureTree.scan(layout.basedir(), fixtures, ModuleCheck.threads()));
    BothLocks.write(lock, inventory, layout);
    var changes = new ArrayList<String>();
    changes.add(layout.shown(layout.fixtureLock()) + ": fixtures locked: " + lock.entries().size());
    changes.addAll(lock.changesFrom(lockBefore));
    changes.add(layout.shown(layout.inventory()) + ": tests known: " + inventory.entries().size());
    changes.addAll(inventory.changesFrom(knownBefore));
    changes.add("check in both files, in a commit of their own; next: mvn verify");
    return new LockResult(notes, changes, List.of());
  }

  private List<Path> directories() throws EvidenceException {
    var directories = new ArrayList<>(ReplayDirectories.of(layout, reportsDirectories));
    directories.addAll(ReplayDirectories.of(layout, testReports));
    return directories;
  }

  private ArrayList<Replay> runs(List<Path> directories) throws EvidenceException {
    var runs = new ArrayList<Replay>();
    for (Path directory : directories) {
      if (ReplayDirectories.exists(directory)) {
        runs.add(SurefireReports.read(directory, layout.shown(directory), facts.started()));
      }
    }
    return runs;
  }

  private static boolean reported(List<Replay> runs) {
    return runs.stream().anyMatch(run -> run.reports() > 0 || !run.findings().isEmpty());
  }

  private <T> Optional<T> before(Path file, Reader<T> reader, List<Finding> notes) {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(reader.read(file, layout.shown(file)));
    } catch (EvidenceException e) {
      // A broken file is what locking again is for; what it said is lost, and said so.
      var broken = e.asFinding();
      notes.add(
          Finding.note(
              "replaced_lock", broken.place(), broken.found(), "nothing; it is written anew"));
      return Optional.empty();
    }
  }

  /** Reads one of the two files. */
  private interface Reader<T> {
    T read(Path file, String shownAs) throws EvidenceException;
  }
}
