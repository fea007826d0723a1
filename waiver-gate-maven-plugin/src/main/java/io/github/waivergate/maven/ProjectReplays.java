package io.github.waivergate.maven;

import io.github.waivergate.module.ModuleLayout;
import io.github.waivergate.module.ModuleReplay;
import io.github.waivergate.module.PublishedReports;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.ReplaySession;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.BuildPluginManager;
import org.apache.maven.plugin.MojoExecution;

/**
 * The replays of one project in one build: they start when the first of the replayed executions is
 * about to start, so that everything the build does before its tests is done.
 */
final class ProjectReplays {
  private final ModuleLayout layout;
  private final ModuleReplay replay;
  private final BuildPluginManager plugins;
  private final List<TestExecution> executions;
  private final TestClassPath classPath;
  private final Set<String> startedPhases = new HashSet<>();

  ProjectReplays(
      ModuleLayout layout,
      ModuleReplay replay,
      BuildPluginManager plugins,
      List<TestExecution> executions,
      TestClassPath classPath) {
    this.layout = layout;
    this.replay = replay;
    this.plugins = plugins;
    this.executions = executions;
    this.classPath = classPath;
  }

  /**
   * Runs the replays of the execution's phase, once, and makes the execution itself run nothing.
   */
  void beforeStart(MojoExecution starting, MavenSession session) {
    var known = executions.stream().filter(e -> e.key().equals(new TestExecution(starting).key()));
    known
        .findFirst()
        .ifPresent(
            execution -> {
              run(execution.phase(), session);
              TestExecution.skip(starting);
            });
  }

  /** Runs everything at once, for a build without a lifecycle. */
  void runAll(MavenSession session) {
    executions.forEach(execution -> run(execution.phase(), session));
  }

  /** What came of the replays; empty where none of them was ever started. */
  Optional<ReplaySession> session() {
    return startedPhases.isEmpty() ? Optional.empty() : Optional.of(replay.session());
  }

  private void run(String phase, MavenSession session) {
    if (!startedPhases.add(phase)) {
      return;
    }
    var part = executions.stream().filter(e -> e.phase().equals(phase)).toList();
    var suite = new MavenSuite(layout, session, plugins, part, classPath);
    if (startedPhases.size() == 1) {
      noteReruns(session);
      noteUnheard(session);
      replay.start(suite);
    }
    replay.replay(suite);
    part.forEach(execution -> publish(execution, session));
  }

  private void noteReruns(MavenSession session) {
    for (TestExecution execution : executions) {
      var reruns = execution.value("rerunFailingTestsCount", session);
      if (!reruns.isEmpty() && !reruns.equals("0")) {
        replay.note(
            Finding.note(
                "reruns_off",
                execution.key(),
                "rerunFailingTestsCount is " + reruns + ", the replays run with 0",
                "nothing; a rerun inside a replay would hide what the replay is to show"));
      }
    }
  }

  private void noteUnheard(MavenSession session) {
    for (TestExecution execution : executions) {
      if (!RunWitness.canHear(execution, execution.value("forkCount", session))) {
        replay.note(
            Finding.note(
                "run_unheard",
                execution.key(),
                RunWitness.plugin(execution.mojo())
                    + " runs these tests where the gate cannot hear it: a report that a test forges"
                    + " for its own run is not seen",
                "use Surefire 3.0.0 or newer, with forkCount 1 or more"));
      }
    }
  }

  private void publish(TestExecution execution, MavenSession session) {
    var own = execution.value("reportsDirectory", session);
    if (own.isEmpty()) {
      return;
    }
    try {
      PublishedReports.replace(
          layout.replays().resolve("1").resolve(execution.directoryName()), Path.of(own));
    } catch (EvidenceException e) {
      replay.note(e.asFinding());
    }
  }
}
