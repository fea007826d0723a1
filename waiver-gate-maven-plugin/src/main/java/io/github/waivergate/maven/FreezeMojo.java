package io.github.waivergate.maven;

import io.github.waivergate.anchor.PatchReader;
import io.github.waivergate.freeze.FreezeLedger;
import io.github.waivergate.git.GitRepository;
import io.github.waivergate.module.Checkout;
import io.github.waivergate.module.LedgerChange;
import io.github.waivergate.module.LedgerGoal;
import io.github.waivergate.module.ModuleLayout;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.report.LogText;
import io.github.waivergate.report.VerdictText;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/**
 * Moves the freeze proposal of one unstable test from the last report into {@code
 * qa/freeze_ledger.json}, or drops rows from it. Check the file in, in a commit of its own: a
 * freeze is never a pass, and a person reviews it.
 */
@Mojo(name = "freeze", aggregator = true, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls execute
public final class FreezeMojo extends GateMojo {

  /** The test to freeze, as {@code waiver.json} names it. */
  @Parameter(property = "waiver-gate.testId")
  @Nullable String testId;

  /** Who has to fix it. */
  @Parameter(property = "waiver-gate.owner")
  @Nullable String owner;

  /** Where that is followed. */
  @Parameter(property = "waiver-gate.issue")
  @Nullable String issue;

  /** The module, by its path from the root; the one Maven was started in where it is not given. */
  @Parameter(property = "waiver-gate.module")
  @Nullable String module;

  /** Id of a row to drop. */
  @Parameter(property = "waiver-gate.drop")
  @Nullable String drop;

  /** Drops every row that is bound to other fixtures than its module has locked now. */
  @Parameter(property = "waiver-gate.dropVoid", defaultValue = "false")
  boolean dropVoid;

  Instant now = Instant.now();

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    try {
      var change = change();
      change.changes().forEach(getLog()::info);
      var log = new VerdictLog(getLog());
      change.refusals().forEach(refusal -> log.error(VerdictText.entry(refusal)));
      if (!change.refusals().isEmpty()) {
        throw new MojoFailureException(change.failure());
      }
    } catch (EvidenceException e) {
      throw new MojoExecutionException(LogText.message(e));
    }
  }

  private LedgerChange change() throws EvidenceException {
    requireOneTask();
    var goal = new LedgerGoal(layout().root(), checkout(), now);
    if (dropVoid) {
      return goal.dropVoid();
    }
    return drop != null
        ? goal.drop(drop, Objects.requireNonNullElse(module, ""))
        : goal.move(
            moduleLayout(),
            configuration(),
            required("testId", testId),
            required("owner", owner),
            required("issue", issue));
  }

  private void requireOneTask() throws EvidenceException {
    int tasks = (testId == null ? 0 : 1) + (drop == null ? 0 : 1) + (dropVoid ? 1 : 0);
    if (tasks != 1) {
      throw new EvidenceException(
          "waiver-gate:freeze",
          tasks == 0 ? "nothing says what to do" : "it is told to do two things at once",
          "give one of -Dwaiver-gate.testId=<id> with owner and issue, -Dwaiver-gate.drop=<id>,"
              + " -Dwaiver-gate.dropVoid");
    }
  }

  private static String required(String name, @Nullable String value) throws EvidenceException {
    if (value == null || value.isBlank()) {
      throw new EvidenceException(
          "<" + name + ">", "it is not given", "give it: -Dwaiver-gate." + name + "=…");
    }
    return value.strip();
  }

  private ModuleLayout moduleLayout() throws EvidenceException {
    if (module == null) {
      return layout();
    }
    var all = session.getAllProjects();
    for (MavenProject of : all == null ? List.of(project) : all) {
      var layout = layout(of);
      if (layout.module().equals(module)) {
        return layout;
      }
    }
    throw new EvidenceException(
        "<module>",
        module + " is no module of this build",
        "name it by its path from the root, \".\" for the root");
  }

  private Checkout checkout() throws EvidenceException {
    Path root = layout().root();
    var repository = GitRepository.containing(root);
    if (repository.isEmpty()) {
      throw new EvidenceException(
          root.toString(),
          "no git work tree holds it, and a freeze is reviewed as a commit",
          "check the project out with git");
    }
    try (var git = repository.get()) {
      var reader =
          new PatchReader(
              git, root, new BaseModules(), new ModelPoms(session, projectBuilder, root));
      var ledger = git.root().relativize(root.resolve(FreezeLedger.NAME));
      return new Checkout(
          git.head(), git.headTree(), reader.uncommitted(), ledger.toString().replace('\\', '/'));
    }
  }
}
