package io.github.waivergate.anchor;

import io.github.waivergate.contract.Approval;
import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.git.BaseRef;
import io.github.waivergate.git.BaseTip;
import io.github.waivergate.git.GitRepository;
import io.github.waivergate.git.Source;
import io.github.waivergate.git.TreeChange;
import io.github.waivergate.oracle.OracleDiff;
import io.github.waivergate.path.ClassifiedPath;
import io.github.waivergate.path.ModulePaths;
import io.github.waivergate.path.PathKind;
import io.github.waivergate.path.PathPolicy;
import io.github.waivergate.path.PathPolicyFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Resolves the patch of a session: what lies on disk, where it parted from its target, and what
 * every changed path is.
 *
 * @param git the repository, open for as long as the patch is used
 * @param contractRoot the contract's root, inside the work tree
 * @param modules where modules keep their sources
 * @param poms compares poms by what they mean
 */
public record PatchReader(GitRepository git, Path contractRoot, Modules modules, PomJudge poms) {

  /**
   * Resolves it.
   *
   * @param baseRef the target branch; empty where none is known
   * @param approval what a person gave as approval
   */
  public Patch read(Optional<BaseRef> baseRef, Optional<String> approval) throws EvidenceException {
    if (baseRef.isEmpty() && git.refTip("HEAD").isEmpty()) {
      // Nothing is committed yet: there is no patch that could be named.
      return Patch.NONE;
    }
    if (baseRef.isEmpty()) {
      var layout = modules.of(git, git.head());
      var ignored = new JudgedFiles(PathPolicy.builtIn(layout, List.of()), layout);
      return new Patch(
          new Source(git.head(), git.snapshot(ignored).tree()),
          Optional.of(git.root()),
          Optional.empty(),
          path -> Optional.empty());
    }
    var tip = git.tip(baseRef.get());
    var base = git.mergeBase(tip.commit());
    var layout = modules.of(git, base);
    var ignored = new JudgedFiles(policy(base, layout), layout);
    var tree = git.snapshot(ignored).tree();
    var anchor = anchor(tip, base, tree, ignored, approval);
    return new Patch(
        new Source(git.head(), tree),
        Optional.of(git.root()),
        Optional.of(anchor),
        path -> git.blob(base, path));
  }

  /**
   * Paths that lie on disk otherwise than HEAD has them, from the git root: ignored ones that the
   * build reads too.
   */
  public List<String> uncommitted() throws EvidenceException {
    var layout = modules.of(git, git.head());
    var ignored = new JudgedFiles(PathPolicy.builtIn(layout, List.of()), layout);
    return git.changes(git.head(), git.snapshot(ignored).tree()).stream()
        .map(TreeChange::path)
        .toList();
  }

  /** What a path is, as a commit has it. */
  public PathPolicy policyAt(String commit) throws EvidenceException {
    return policy(commit, modules.of(git, commit));
  }

  private PathPolicy policy(String base, List<ModulePaths> layout) throws EvidenceException {
    var builtIn = PathPolicy.builtIn(layout, List.of());
    var name = fromRoot(PathPolicyFile.NAME);
    var file = git.blob(base, name);
    return file.isEmpty() ? builtIn : builtIn.with(PathPolicyFile.parse(file.get(), name));
  }

  private Anchor anchor(
      BaseTip tip, String base, String tree, JudgedFiles files, Optional<String> approval)
      throws EvidenceException {
    var changes = changes(base, tree, files);
    var meanings = poms.judge(git, base, changedPoms(changes));
    var contents = ChangedContents.read(git, changes);
    var paths = new ArrayList<PatchPath>();
    for (ChangedPath change : changes) {
      var meaning = Optional.ofNullable(meanings.get(change.path()));
      var path = meaning.map(meant -> lighter(change, meant.kind())).orElse(change);
      paths.add(contents.path(path, meaning.map(PomJudge.Meaning::words)));
    }
    return new Anchor(
        tip.ref(),
        tip.commit(),
        base,
        judged(base),
        paths,
        Approval.of(approval, Anchor.digest(paths)),
        OracleDiff.of(contents.testSources(changes)),
        staleBase(tip, base));
  }

  private List<ChangedPath> changes(String base, String tree, JudgedFiles files)
      throws EvidenceException {
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
        .filter(PatchReader::isPom)
        .toList();
  }

  /** What a link points to may change without it: its meaning of today is none. */
  private static boolean isFile(String mode) {
    return mode.startsWith("100");
  }

  /**
   * What the target branch has decided since the patch parted from it binds the patch all the same.
   */
  private List<Finding> staleBase(BaseTip tip, String base) throws EvidenceException {
    if (tip.commit().equals(base)) {
      return List.of();
    }
    var findings = new ArrayList<Finding>();
    var before = git.entries(base);
    for (TreeChange change : git.changes(base, tip.commit())) {
      boolean newLock = isLock(change.path()) && !before.containsKey(change.path());
      boolean decided =
          ContractFiles.SHARED.stream().map(this::fromRoot).toList().contains(change.path());
      if (newLock || decided) {
        findings.add(stale(change, tip));
      }
    }
    findings.addAll(staleConfiguration(tip, base));
    return findings;
  }

  /** The gate's configuration binds as well, wherever in the poms it stands. */
  private List<Finding> staleConfiguration(BaseTip tip, String base) throws EvidenceException {
    var changed =
        git.changes(base, tip.commit()).stream()
            .map(TreeChange::path)
            .filter(PatchReader::isPom)
            .toList();
    if (changed.isEmpty()) {
      return List.of();
    }
    try {
      return poms.gateChanges(git, base, tip.commit(), changed).entrySet().stream()
          .sorted(Map.Entry.comparingByKey(Utf8Order.COMPARATOR))
          .map(
              pom ->
                  stale(
                      pom.getKey(),
                      "the gate's configuration changed on the target branch since the patch parted"
                          + " from it: "
                          + String.join("; ", pom.getValue()),
                      tip))
          .toList();
    } catch (EvidenceException e) {
      var reason = e.asFinding();
      return List.of(
          stale(
              reason.place(),
              "changed on the target branch since the patch parted from it, and the gate's"
                  + " configuration there cannot be read: "
                  + reason.found(),
              tip));
    }
  }

  private static boolean isPom(String path) {
    return path.equals("pom.xml") || path.endsWith("/pom.xml");
  }

  /** A module with an inventory has to come to a verdict, wherever a patch puts it. */
  private Set<String> judged(String base) throws EvidenceException {
    var name = "qa/known-tests.lock";
    return git.entries(base).keySet().stream()
        .filter(path -> path.equals(name) || path.endsWith("/" + name))
        .filter(path -> path.startsWith(fromRoot("")))
        .map(path -> path.equals(name) ? "." : path.substring(0, path.length() - name.length() - 1))
        .collect(Collectors.toSet());
  }

  private static boolean isLock(String path) {
    var name = "/" + path;
    return name.endsWith("/qa/fixture.lock") || name.endsWith("/qa/known-tests.lock");
  }

  private static Finding stale(TreeChange change, BaseTip tip) {
    return stale(
        change.path(),
        (change.isAdded() ? "added" : change.isDeleted() ? "deleted" : "changed")
            + " on the target branch since the patch parted from it",
        tip);
  }

  private static Finding stale(String path, String found, BaseTip tip) {
    return Finding.blocking(
        "stale_base", path, found, "rebase onto " + tip.ref() + ", then run the build again");
  }

  private String fromRoot(String name) {
    var path = git.root().relativize(contractRoot.resolve(name));
    return path.toString().replace('\\', '/');
  }
}
