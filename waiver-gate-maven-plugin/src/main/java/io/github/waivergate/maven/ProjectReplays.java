package io.github.waivergate.maven;

import io.github.waivergate.module.ModuleLayout;
import io.github.waivergate.module.ModuleReplay;
import io.github.waivergate.module.PublishedReports;
import io.github.waivergate.module.ReplayPlan;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.witness.SeedStep;
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
final class ProjectReplays implements BeforeTests {
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
  @Override
  public void beforeStart(MojoExecution starting, MavenSession session) {
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

  /** How the replays were planned. */
  ReplayPlan plan() {
    return replay.plan();
  }

  /** Which tests every replay was to run. */
  Repetition repetition() {
    return replay.repetition();
  }

  /** What came of the replays; empty where none of them was ever started. */
  Optional<ReplaySession> session() {
    return startedPhases.isEmpty() ? Optional.empty() : Optional.of(replay.session());
  }

  /** How the properties fared on the checked-in seeds, where there are some. */
  Optional<SeedStep> seedStep() {
    return replay.seedStep();
  }

  private void run(String phase, MavenSession session) {
    if (!startedPhases.add(phase)) {
      return;
    }
    var part = executions.stream().filter(e -> e.phase().equals(phase)).toList();
    var suite = new MavenSuite(layout, session, plugins, part, classPath);
    if (startedPhases.size() == 1) {
      start(suite, session);
    }
    replay.replay(suite);
    part.forEach(execution -> publish(execution, session));
  }

  private void start(MavenSuite suite, MavenSession session) {
    var notes = new SuiteNotes(executions, session);
    notes.about(replay.plan()).forEach(replay::note);
    notes.refusal(replay.plan()).ifPresentOrElse(replay::refuse, () -> replay.start(suite));
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
