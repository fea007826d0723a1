package io.github.waivergate.maven;

import io.github.waivergate.refusal.EvidenceException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.lifecycle.LifecycleExecutor;
import org.apache.maven.plugin.MojoExecution;
import org.apache.maven.project.MavenProject;

/** What this build is about to run in one project. */
final class BuildPlan {
  private static final String OURS = "waiver-gate-maven-plugin";

  private final LifecycleExecutor lifecycle;
  private final MavenSession session;
  private final MavenProject project;

  BuildPlan(LifecycleExecutor lifecycle, MavenSession session, MavenProject project) {
    this.lifecycle = lifecycle;
    this.session = session;
    this.project = project;
  }

  /** Whether the build will ask for a verdict on this project. */
  boolean hasCheck() throws EvidenceException {
    return executions(/* configured= */ false, goals()).stream()
        .anyMatch(mojo -> mojo.getArtifactId().equals(OURS) && mojo.getGoal().equals("check"));
  }

  /** Whether the build itself will start one of them. */
  boolean startsTests() throws EvidenceException {
    return !tests(goals()).isEmpty();
  }

  /** The executions that run tests, fully configured, in the order of the build. */
  List<TestExecution> tests() throws EvidenceException {
    var tests = tests(goals());
    // Goals called one by one have no lifecycle: the project's own one says what its suite is.
    return tests.isEmpty() ? tests("test") : tests;
  }

  /** A test execution that comes before the gate's own goal, where one does. */
  Optional<String> testsBeforeReplay() throws EvidenceException {
    return executions(/* configured= */ false, goals()).stream()
        .takeWhile(mojo -> !(mojo.getArtifactId().equals(OURS) && mojo.getGoal().equals("replay")))
        .filter(TestExecution::runsTests)
        .map(MojoExecution::getExecutionId)
        .findFirst();
  }

  private List<TestExecution> tests(String... tasks) throws EvidenceException {
    return executions(/* configured= */ true, tasks).stream()
        .filter(TestExecution::runsTests)
        .map(TestExecution::new)
        .toList();
  }

  private List<MojoExecution> executions(boolean configured, String... tasks)
      throws EvidenceException {
    if (tasks.length == 0) {
      return List.of();
    }
    try {
      return lifecycle.calculateExecutionPlan(session, configured, tasks).getMojoExecutions();
    } catch (Exception e) {
      throw new EvidenceException(
          project.getId(),
          "Maven cannot say what this build runs: " + e.getMessage(),
          "run mvn verify; its first error names the plugin");
    }
  }

  private String[] goals() {
    if (!session.getGoals().isEmpty()) {
      return session.getGoals().toArray(String[]::new);
    }
    var defaultGoal = project.getDefaultGoal();
    return defaultGoal == null
        ? new String[0]
        : Arrays.stream(defaultGoal.trim().split("\\s+")).toArray(String[]::new);
  }
}
