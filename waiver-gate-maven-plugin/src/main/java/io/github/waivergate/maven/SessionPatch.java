package io.github.waivergate.maven;

import io.github.waivergate.anchor.Anchor;
import io.github.waivergate.anchor.ContractFiles;
import io.github.waivergate.anchor.Patch;
import io.github.waivergate.anchor.PatchReader;
import io.github.waivergate.git.BaseRef;
import io.github.waivergate.git.GitRepository;
import io.github.waivergate.git.Source;
import io.github.waivergate.module.BaseSuite;
import io.github.waivergate.module.CleanTree;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.MavenProject;
import org.apache.maven.project.ProjectBuilder;

/**
 * The patch of a session, resolved when the first goal of the gate asks for it, before any test of
 * the patch could touch what it is read from; every later goal gets the same.
 *
 * @param patch the patch
 * @param ranBefore what may have run code of the patch before it was read; empty where nothing has,
 *     or where no merge base is asked for
 * @param baseSuite runs the merge base's tests, once in the session
 * @param cleanTree what git knows and the disk does not
 * @param git the repository it was read from, open until the session ends; empty outside of git
 */
record SessionPatch(
    Patch patch,
    Optional<String> ranBefore,
    Optional<GitRepository> git,
    BaseSuite baseSuite,
    CleanTree cleanTree) {
  private static final String KEY = "waiver-gate.patch";

  static SessionPatch of(ModuleMojo goal, ProjectBuilder builder) throws EvidenceException {
    var request = goal.session.getRequest();
    synchronized (request) {
      if (request.getData().get(KEY) instanceof SessionPatch known) {
        return known;
      }
      var patch = read(goal, builder);
      request.getData().put(KEY, patch);
      patch.git.ifPresent(open -> ReplayListener.of(goal.session).atEnd(open::close));
      return patch;
    }
  }

  /** The patch, where a goal has resolved it by now. */
  static Optional<SessionPatch> known(MavenSession session) {
    return Optional.ofNullable((SessionPatch) session.getRequest().getData().get(KEY));
  }

  private static SessionPatch read(ModuleMojo goal, ProjectBuilder builder)
      throws EvidenceException {
    var marker = goal.outside().value(BaseBuild.MARKER);
    if (marker.isPresent()) {
      // The build of a merge base: it records what it runs under the name it was given.
      var source = new Source(marker.get(), marker.get());
      var none = new Patch(source, Optional.empty(), Optional.empty(), path -> Optional.empty());
      return new SessionPatch(
          none, Optional.empty(), Optional.empty(), BaseSuite.NONE, CleanTree.NONE);
    }
    var root = goal.layout().root();
    var baseRef = baseRef(goal.outside(), goal.environment);
    var repository = GitRepository.containing(root);
    if (repository.isEmpty()) {
      if (baseRef.isPresent()) {
        throw new EvidenceException(
            root.toString(),
            "no git work tree holds it, and a patch is judged at a merge base",
            "check the project out with git, fetch-depth: 0");
      }
      var guarded = Patch.NONE.guarded(contract(goal, root), ref -> Optional.empty());
      return new SessionPatch(
          guarded, Optional.empty(), repository, BaseSuite.NONE, CleanTree.NONE);
    }
    var git = repository.get();
    try {
      var poms = new ModelPoms(goal.session, builder, root);
      var reader = new PatchReader(git, root, new BaseModules(), poms);
      var patch =
          reader
              .read(baseRef, goal.outside().value("approvedContract"))
              .guarded(contract(goal, root), git::refTip);
      var before = patch.anchor().isPresent() ? goal.ranBefore() : Optional.<String>empty();
      return new SessionPatch(
          patch, before, repository, baseSuite(goal, patch, git), cleanTree(goal, patch, reader));
    } catch (EvidenceException | RuntimeException e) {
      git.close();
      throw e;
    }
  }

  /** Of all modules: the tests of one can write into any other. */
  private static ContractFiles contract(ModuleMojo goal, Path root) {
    var modules = new ArrayList<Path>();
    modules.add(goal.project.getBasedir().toPath());
    var all = goal.session.getAllProjects();
    for (MavenProject module : all == null ? List.of(goal.project) : all) {
      modules.add(module.getBasedir().toPath());
    }
    return new ContractFiles(root, modules);
  }

  private static BaseSuite baseSuite(ModuleMojo goal, Patch patch, GitRepository git) {
    var anchor = patch.anchor();
    return anchor.isEmpty()
        ? BaseSuite.NONE
        : new BaseBuild(
            goal.session,
            anchor.get(),
            patch.source().tree(),
            git,
            goal.layout().root(),
            goal.getLog()::info);
  }

  private static CleanTree cleanTree(ModuleMojo goal, Patch patch, PatchReader reader)
      throws EvidenceException {
    if (patch.root().isEmpty()) {
      return CleanTree.NONE;
    }
    var base = patch.anchor().map(Anchor::base);
    return new CleanClones(
        goal.session,
        reader.git(),
        patch.source().tree(),
        base,
        reader.policyAt(base.orElse(patch.source().commit())),
        goal.layout().root());
  }

  /**
   * What comes from outside the tree beats the pom; so a base that a patch names counts nowhere.
   */
  private static Optional<BaseRef> baseRef(OutsideSettings outside, Map<String, String> environment)
      throws EvidenceException {
    return BaseRef.of(outside.value("baseRef").orElse(""), environment);
  }
}
