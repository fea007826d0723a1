package io.github.waivergate.anchor;

import io.github.waivergate.contract.Approval;
import io.github.waivergate.git.BaseRef;
import io.github.waivergate.git.BaseTip;
import io.github.waivergate.git.GitRepository;
import io.github.waivergate.git.Source;
import io.github.waivergate.git.TreeChange;
import io.github.waivergate.path.ModulePaths;
import io.github.waivergate.path.PathPolicy;
import io.github.waivergate.path.PathPolicyFile;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.List;
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
    var paths = PatchPaths.read(git, poms, files, base, tree);
    return new Anchor(
        tip.ref(),
        tip.commit(),
        base,
        judged(base),
        paths.all(),
        Approval.of(approval, Anchor.digest(paths.all())),
        paths.oracle(),
        staleBase().findings(tip, base));
  }

  private StaleBase staleBase() {
    var shared = ContractFiles.SHARED.stream().map(this::fromRoot).collect(Collectors.toSet());
    return new StaleBase(git, poms, shared);
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

  private String fromRoot(String name) {
    var path = git.root().relativize(contractRoot.resolve(name));
    return path.toString().replace('\\', '/');
  }
}
