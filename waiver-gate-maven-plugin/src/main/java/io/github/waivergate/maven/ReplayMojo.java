package io.github.waivergate.maven;

import io.github.waivergate.module.CleanModule;
import io.github.waivergate.module.ModuleCheck;
import io.github.waivergate.module.ModuleReplay;
import io.github.waivergate.module.ReplayPlan;
import io.github.waivergate.output.Directories;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.repetition.Repetition;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.inject.Inject;
import org.apache.maven.lifecycle.LifecycleExecutor;
import org.apache.maven.plugin.BuildPluginManager;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Runs the module's suite as often as {@code check} needs it, through the project's own Surefire
 * and Failsafe executions: the property tests first and alone, then the fixture check, then the
 * replays. The replays start when the first of those executions would have started, and take its
 * place: the suite runs as often as there are replays, not once more.
 *
 * <p>A build that will not call {@code check}, such as {@code mvn test}, is left as it is.
 */
@Mojo(
    name = "replay",
    defaultPhase = LifecyclePhase.PROCESS_TEST_CLASSES,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls execute
public final class ReplayMojo extends GateMojo {

  private final LifecycleExecutor lifecycle;
  private final BuildPluginManager plugins;

  /** How many replays are run; 0 stands for {@code minReplays}. */
  @Parameter(property = "waiver-gate.replays", defaultValue = "0")
  int replays;

  /**
   * How many replays may run at the same time. More than 1 is quicker and can turn tests red that
   * share a port, a file or a database; needs forked tests.
   */
  @Parameter(property = "waiver-gate.replayThreads", defaultValue = "1")
  int replayThreads;

  @Inject
  ReplayMojo(LifecycleExecutor lifecycle, BuildPluginManager plugins) {
    this.lifecycle = lifecycle;
    this.plugins = plugins;
  }

  @Override
  public void execute() throws MojoExecutionException {
    if (isAggregator() || ReplayContext.isRegistered(getPluginContext())) {
      return;
    }
    try {
      Directories.unlink(layout().gate());
      new ModuleCheck(layout(), configuration(), facts()).deleteOldReports();
      var build = new BuildPlan(lifecycle, session, project);
      var order = outside().value(CleanMaven.ORDER);
      if (order.isPresent()) {
        replayWitnesses(build, Path.of(order.get()));
        return;
      }
      if (!build.hasCheck() || standDown().isPresent()) {
        getLog().debug("no verdict is asked for in this build: nothing to replay");
        return;
      }
      register(build);
    } catch (EvidenceException e) {
      throw unjudged(e);
    }
  }

  @Override
  Optional<String> ranBefore() throws EvidenceException {
    var tests = new BuildPlan(lifecycle, session, project).testsBeforeReplay();
    return tests.isPresent() ? tests.map(test -> "the execution " + test) : super.ranBefore();
  }

  private ReplayPlan plan() throws EvidenceException {
    int planned = replays == 0 ? minReplays : replays;
    var slice =
        outside().value(BaseBuild.MARKER).isPresent()
            ? IntStream.rangeClosed(1, planned).boxed().toList()
            : outside().numbers("replayIndexes");
    return new ReplayPlan(planned, slice, replayThreads);
  }

  /** In a clone: nothing is judged, and no test runs but what the order asks for. */
  private void replayWitnesses(BuildPlan build, Path order) throws EvidenceException {
    var asked = outside().value(CleanMaven.MODULE).filter(layout().module()::equals).isPresent();
    var live = build.tests().stream().filter(test -> !test.isSkipped(session)).toList();
    BeforeTests silence = (starting, of) -> TestExecution.skip(starting);
    var replays =
        new CleanReplays(
            layout(),
            new CleanModule(layout(), configuration(), patchFacts()),
            order,
            plugins,
            live,
            TestClassPath.of(project),
            getLog()::error);
    ReplayListener.of(session).register(project, asked && !live.isEmpty() ? replays : silence);
  }

  private void register(BuildPlan build) throws EvidenceException {
    var live = build.tests().stream().filter(test -> !test.isSkipped(session)).toList();
    if (live.isEmpty()) {
      ReplayContext.allSkipped(getPluginContext());
      return;
    }
    // Before any test runs, whichever build of the patch it is.
    var facts = patchFacts();
    if (outside().value("collectedFrom").isPresent()) {
      // Other builds have run the tests: here none of them runs once more.
      ReplayListener.of(session).register(project, (starting, of) -> TestExecution.skip(starting));
      return;
    }
    var reach = BaseReach.of(this);
    if (reach.isPresent() && !reach.get().isAffected()) {
      ReplayContext.notAffected(getPluginContext(), plan());
      ReplayListener.of(session).register(project, (starting, of) -> TestExecution.skip(starting));
      return;
    }
    ModuleReplay.Choice choice = () -> reach.map(BaseReach::choice).orElse(Repetition.EVERYTHING);
    var replay = new ModuleReplay(layout(), configuration(), facts, plan(), choice, getLog()::info);
    replay.replayWitnessesIn(SessionPatch.of(this, projectBuilder).cleanTree());
    var projectReplays =
        new ProjectReplays(layout(), replay, plugins, live, TestClassPath.of(project));
    ReplayContext.register(getPluginContext(), projectReplays);
    if (build.startsTests()) {
      ReplayListener.of(session).register(project, projectReplays);
    } else {
      projectReplays.runAll(session);
    }
  }
}
