package io.github.waivergate.report;

import io.github.waivergate.anchor.Anchor;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.witness.SeedStep;
import java.util.List;
import java.util.Optional;

/**
 * Where a verdict comes from.
 *
 * @param project {@code groupId:artifactId:version} of the module
 * @param module the module's path from the contract's root, {@code .} for the root
 * @param commit full name of the checked-out commit; empty outside of git
 * @param tree full name of the tree that was judged, with everything uncommitted; empty where it is
 *     not known
 * @param engines names and versions of Surefire and the test engines
 * @param anchor what the patch is judged at, where a target branch is known
 * @param session the replays, where the gate ran them itself
 * @param baseSuite how the merge base's tests were run, where they were
 * @param seeds how the properties fared on the checked-in seeds, where there are some
 */
public record Provenance(
    String project,
    String module,
    String commit,
    String tree,
    List<String> engines,
    Optional<Anchor> anchor,
    Optional<ReplaySession> session,
    Optional<BaseSuiteRun> baseSuite,
    Optional<SeedStep> seeds) {

  public Provenance {
    engines = List.copyOf(engines);
  }

  /** A verdict without a base suite, on a tree that has no name. */
  public Provenance(
      String project,
      String module,
      String commit,
      List<String> engines,
      Optional<Anchor> anchor,
      Optional<ReplaySession> session) {
    this(project, module, commit, "", engines, anchor, session, Optional.empty(), Optional.empty());
  }

  /** A verdict on Surefire executions that the project configured by hand. */
  public Provenance(String project, String module, String commit, List<String> engines) {
    this(project, module, commit, engines, Optional.empty(), Optional.empty());
  }
}
