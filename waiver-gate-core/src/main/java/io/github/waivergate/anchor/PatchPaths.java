package io.github.waivergate.anchor;

import io.github.waivergate.git.GitRepository;
import io.github.waivergate.oracle.OracleChange;
import io.github.waivergate.oracle.OracleDiff;
import io.github.waivergate.path.ClassifiedPath;
import io.github.waivergate.path.PathKind;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Every path that a patch changes, and what it is: a pom is what its change means.
 *
 * @param all sorted by their UTF-8 bytes
 * @param oracle what the patch changes in what its tests expect
 */
record PatchPaths(List<PatchPath> all, List<OracleChange> oracle) {
  PatchPaths {
    all = List.copyOf(all);
    oracle = List.copyOf(oracle);
  }

  /**
   * Reads them.
   *
   * @param base the merge base
   * @param tree the patch as it lies on disk
   */
  static PatchPaths read(
      GitRepository git, PomJudge poms, JudgedFiles files, String base, String tree)
      throws EvidenceException {
    var changes = changes(git, files, base, tree);
    var meanings = poms.judge(git, base, changedPoms(changes));
    var contents = ChangedContents.read(git, changes);
    var paths = new ArrayList<PatchPath>();
    for (ChangedPath change : changes) {
      var meaning = Optional.ofNullable(meanings.get(change.path()));
      var path = meaning.map(meant -> lighter(change, meant.kind())).orElse(change);
      paths.add(contents.path(path, meaning.map(PomJudge.Meaning::words)));
    }
    return new PatchPaths(paths, OracleDiff.of(contents.testSources(changes)));
  }

  static boolean isPom(String path) {
    return path.equals("pom.xml") || path.endsWith("/pom.xml");
  }

  private static List<ChangedPath> changes(
      GitRepository git, JudgedFiles files, String base, String tree) throws EvidenceException {
    var head = git.entries(git.head());
    return git.changes(base, tree).stream()
        // Build output that no ignore file names is no part of a patch, unless git knows it.
        .filter(
            change ->
                !change.isAdded()
                    || head.containsKey(change.path())
                    || !files.isOutput(change.path()))
        .map(change -> new ChangedPath(change, files.policy().classify(change.path())))
        .toList();
  }

  /** A pom of a module that only tests use stays harness, whatever its change means. */
  private static ChangedPath lighter(ChangedPath path, PathKind meant) {
    return meant == PathKind.BUILD_CONFIG
        ? path
        : new ChangedPath(
            path.change(),
            new ClassifiedPath(
                path.path(), meant, "pom, by what its change means", path.classified().noWaiver()));
  }

  private static List<String> changedPoms(List<ChangedPath> changes) {
    return changes.stream()
        .filter(path -> isFile(path.change().oldMode()) && isFile(path.change().newMode()))
        .filter(path -> path.classified().kind() == PathKind.BUILD_CONFIG)
        .map(ChangedPath::path)
        .filter(PatchPaths::isPom)
        .toList();
  }

  /** What a link points to may change without it: its meaning of today is none. */
  private static boolean isFile(String mode) {
    return mode.startsWith("100");
  }
}
