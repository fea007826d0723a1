package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.lifecycle.LifecycleExecutor;
import org.apache.maven.lifecycle.MavenExecutionPlan;
import org.apache.maven.plugin.MojoExecution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BuildPlanTest {
  private static final MojoExecution CHECK =
      Executions.of("io.github.waivergate", "waiver-gate-maven-plugin", "check", "gate");
  private static final MojoExecution REPLAY =
      Executions.of("io.github.waivergate", "waiver-gate-maven-plugin", "replay", "gate");

  private final SmallProject small;
  private final List<String> asked = new ArrayList<>();

  BuildPlanTest(@TempDir Path directory) {
    small = new SmallProject(directory);
  }

  @Test
  void a_build_is_asked_by_its_goals() throws Exception {
    small.request.setGoals(List.of("clean", "verify"));

    assertThat(plan(REPLAY, CHECK).hasCheck()).isTrue();
    assertThat(plan(REPLAY).hasCheck()).isFalse();
    assertThat(asked).containsExactly("clean verify", "clean verify");
  }

  @Test
  void without_goals_the_default_goal_is_asked() throws Exception {
    small.request.setGoals(List.of());
    small.project.getBuild().setDefaultGoal(" clean  install ");

    assertThat(plan(CHECK).hasCheck()).isTrue();
    assertThat(asked).containsExactly("clean install");
  }

  @Test
  void without_goals_and_default_goal_nothing_is_asked() throws Exception {
    small.request.setGoals(List.of());

    assertThat(plan(CHECK).hasCheck()).isFalse();
    assertThat(asked).isEmpty();
  }

  @Test
  void the_tests_of_the_build_are_its_suite() throws Exception {
    var plan = plan(Executions.surefire("a"), CHECK, Executions.failsafe("b"));

    assertThat(plan.startsTests()).isTrue();
    assertThat(plan.tests())
        .extracting(TestExecution::key)
        .containsExactly(
            "maven-surefire-plugin:test@a", "maven-failsafe-plugin:integration-test@b");
  }

  @Test
  void tests_are_known_that_run_before_the_gate_is_there() throws Exception {
    assertThat(plan(REPLAY, Executions.surefire("a"), CHECK).testsBeforeReplay()).isEmpty();
    assertThat(plan(Executions.surefire("early"), REPLAY, CHECK).testsBeforeReplay())
        .contains("early");
  }

  @Test
  void goals_without_a_lifecycle_borrow_the_suite_of_the_phase_test() throws Exception {
    small.request.setGoals(List.of("waiver-gate:replay"));
    var plan = plan(REPLAY);

    assertThat(plan.startsTests()).isFalse();
    assertThat(plan.tests()).isEmpty();
    assertThat(asked).containsExactly("waiver-gate:replay", "waiver-gate:replay", "test");
  }

  @Test
  void a_plan_that_maven_cannot_make_is_no_plan_without_a_check() {
    var lifecycle =
        lifecycle(
            tasks -> {
              throw new IllegalStateException("no plugin found");
            });

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(new BuildPlan(lifecycle, small.session(), small.project)::hasCheck)
        .withMessage(
            "could not judge: com.acme:tax:jar:1.0"
                + "\n  found: Maven cannot say what this build runs: no plugin found"
                + "\n  mend:  run mvn verify; its first error names the plugin");
  }

  private BuildPlan plan(MojoExecution... executions) {
    var plan =
        new MavenExecutionPlan(List.of(), null) {
          @Override
          public List<MojoExecution> getMojoExecutions() {
            return List.of(executions);
          }
        };
    var lifecycle =
        lifecycle(
            tasks -> {
              asked.add(String.join(" ", tasks));
              return plan;
            });
    return new BuildPlan(lifecycle, small.session(), small.project);
  }

  private static LifecycleExecutor lifecycle(Planner planner) {
    return (LifecycleExecutor)
        Proxy.newProxyInstance(
            BuildPlanTest.class.getClassLoader(),
            new Class<?>[] {LifecycleExecutor.class},
            (proxy, method, arguments) -> planner.plan((String[]) arguments[arguments.length - 1]));
  }

  private interface Planner {
    MavenExecutionPlan plan(String[] tasks);
  }
}
