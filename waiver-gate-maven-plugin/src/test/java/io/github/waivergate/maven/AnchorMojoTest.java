package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.nio.file.Path;
import java.util.List;
import org.apache.maven.execution.BuildSuccess;
import org.apache.maven.model.Model;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnchorMojoTest {
  private final Path directory;
  private final RecordingLog log = new RecordingLog();
  private SmallProject small;

  AnchorMojoTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @BeforeEach
  void commit_a_green_project() throws Exception {
    var repository = new Repository(directory);
    small = SmallProject.replayed(repository.root, "", "", "", "", "");
    repository.write(".gitignore", "target/\n").commit();
    small.request.getUserProperties().setProperty("waiver-gate.baseRef", "main");
  }

  @Test
  void the_base_is_told() throws Exception {
    anchor().execute();

    assertThat(log.entries())
        .singleElement()
        .asString()
        .matches(
            "info judged at [0-9a-f]{40}, where the patch left refs/heads/main; it changes 0 paths");
  }

  @Test
  void without_a_target_branch_there_is_no_base() throws Exception {
    small.request.getUserProperties().clear();

    anchor().execute();

    assertThat(log.entries()).containsExactly("info anchored: false");
  }

  @Test
  void a_base_that_is_not_there_fails_without_a_stack_trace() {
    small.request.getUserProperties().setProperty("waiver-gate.baseRef", "release");

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(anchor()::execute)
        .withMessageStartingWith("could not judge: baseRef=release\n")
        .withNoCause();
  }

  @Test
  void a_check_after_it_may_judge_tests_that_the_gate_did_not_run() throws Exception {
    anchor().execute();

    assertThatNoException().isThrownBy(check()::execute);
  }

  @Test
  void a_check_without_it_cannot_tell_what_the_tests_moved() {
    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(check()::execute)
        .withMessage(
            """
            could not judge: com.acme:tax:1.0
              found: the merge base was read after the tests of com.acme:tax:jar:1.0
              mend:  let the build begin with the goal anchor, or let the goal replay run before all tests\
            """)
        .withNoCause();
    assertThat(small.basedir.resolve("target/waiver-gate/waiver.json"))
        .content()
        .contains("\"blocked\": true,\n  \"judged\": false");
  }

  @Test
  void a_check_of_no_pull_request_needs_no_base() throws Exception {
    small.request.getUserProperties().clear();

    assertThatNoException().isThrownBy(check()::execute);
  }

  @Test
  void a_module_that_was_built_before_may_have_moved_the_base() throws Exception {
    var goal = aggregate();
    var billing = module("billing", "jar");
    goal.session.setProjects(List.of(module("parent", "pom"), billing, small.project));
    assertThat(goal.ranBefore()).isEmpty();

    built(goal, billing, small.project);

    assertThat(goal.ranBefore()).contains("the build of com.acme:billing:jar:1.0");
  }

  @Test
  void modules_that_are_built_side_by_side_may_have_moved_the_base() throws Exception {
    var goal = aggregate();
    goal.session.setProjects(List.of(module("parent", "pom"), small.project));
    small.request.setDegreeOfConcurrency(2);
    assertThat(goal.ranBefore()).isEmpty();

    goal.session.setProjects(List.of(small.project, module("billing", "jar")));

    assertThat(goal.ranBefore())
        .contains("the start of other modules: -T builds them side by side");
  }

  @Test
  void a_parent_without_code_has_moved_nothing() throws Exception {
    var goal = aggregate();
    var parent = module("parent", "pom");
    goal.session.setProjects(List.of(parent, small.project));
    built(goal, parent);

    assertThat(goal.ranBefore()).isEmpty();
  }

  @Test
  void the_goal_is_of_use_only_before_all_modules() {
    var goal = anchor();
    goal.session.setProjects(List.of(small.project, module("billing", "jar")));
    small.request.setDegreeOfConcurrency(2);
    assertThat(goal.ranBefore()).isEmpty();

    built(goal, small.project);

    assertThat(goal.ranBefore()).contains("the build of com.acme:tax:jar:1.0");
  }

  /** Any goal that is neither {@code anchor} nor {@code check}. */
  private AggregateMojo aggregate() {
    return small.configured(new AggregateMojo(), log);
  }

  private static void built(ModuleMojo goal, MavenProject... modules) {
    for (MavenProject module : modules) {
      goal.session.getResult().addBuildSummary(new BuildSuccess(module, 1));
    }
  }

  private AnchorMojo anchor() {
    return small.configured(new AnchorMojo(), log);
  }

  private CheckMojo check() {
    var goal = small.configured(new CheckMojo(), log);
    goal.minReplays = 5;
    goal.freezeHours = 24;
    goal.unstable = "propose";
    goal.propertyTests = List.of("**/*Properties");
    return goal;
  }

  private static MavenProject module(String name, String packaging) {
    var model = new Model();
    model.setGroupId("com.acme");
    model.setArtifactId(name);
    model.setPackaging(packaging);
    model.setVersion("1.0");
    return new MavenProject(model);
  }
}
