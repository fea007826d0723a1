package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckMojoTest {
  private static final String PASS = "";
  private static final String FAIL = "<failure message='boom' type='E'/>";
  private static final String WAIVER = "target/waiver-gate/waiver.json";

  private final Path directory;

  private final RecordingLog log = new RecordingLog();

  CheckMojoTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @Test
  void green_replays_are_let_through() throws Exception {
    goal(SmallProject.replayed(directory, PASS, PASS, PASS, PASS, PASS)).execute();

    assertThat(log.entries())
        .contains(
            "info 1 case in 5 replays: 1 stable_pass",
            "info not blocked, read " + WAIVER + ", anchored: false, review_ready: true");
    assertThat(recorded()).contains("\"blocked\": false,\n  \"judged\": true");
  }

  @Test
  void in_ci_green_replays_are_let_through_and_not_ready_for_review() throws Exception {
    var goal = goal(SmallProject.replayed(directory, PASS, PASS, PASS, PASS, PASS));
    goal.environment = Map.of("CI", "true");

    goal.execute();

    assertThat(log.entries())
        .last()
        .isEqualTo("info not blocked, read " + WAIVER + ", anchored: false, review_ready: false");
  }

  @Test
  void a_blocked_patch_fails_the_build_after_its_record_is_written() throws Exception {
    var goal = goal(SmallProject.replayed(directory, FAIL, FAIL, FAIL, FAIL, FAIL));

    assertThatExceptionOfType(MojoFailureException.class)
        .isThrownBy(goal::execute)
        .withMessage("patch refused: 1 blocking finding, listed above and in " + WAIVER);
    assertThat(log.entries())
        .contains(
            """
            error stable_assertion_fail: com.acme.ParseTest#empty
              found: passed 0 of 5 replays: boom
              mend:  fix the failure; it is reproducible and cannot be frozen\
            """);
    assertThat(recorded()).contains("\"blocked\": true,\n  \"judged\": true");
  }

  @Test
  void an_unstable_test_is_let_through_or_blocks_as_the_project_says() throws Exception {
    var small = SmallProject.replayed(directory, FAIL, PASS, PASS, PASS, PASS);
    goal(small).execute();

    var strict = goal(small);
    strict.unstable = "block";

    assertThatExceptionOfType(MojoFailureException.class).isThrownBy(strict::execute);
    assertThat(log.entries()).contains("warn unstable is block, default propose");
  }

  @Test
  void a_module_that_cannot_be_judged_fails_without_a_stack_trace() throws Exception {
    var small = SmallProject.replayed(directory, PASS, PASS, PASS, PASS, PASS);
    Files.delete(directory.resolve("qa/known-tests.lock"));

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(goal(small)::execute)
        .withMessage(
            """
            could not judge: qa/known-tests.lock
              found: no such file
              mend:  lock it again in a reviewed commit: mvn test waiver-gate:lock\
            """)
        .withNoCause();
    assertThat(log.entries()).isEmpty();
    assertThat(recorded()).contains("\"blocked\": true,\n  \"judged\": false");
  }

  @Test
  void a_value_out_of_bounds_cannot_be_judged_by() throws Exception {
    var goal = goal(SmallProject.replayed(directory, PASS, PASS, PASS, PASS, PASS));
    goal.minReplays = 0;

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(goal::execute)
        .withMessage(
            """
            could not judge: the gate's configuration
              found: minReplays is 0, at least 1 is needed
              mend:  correct the value in the plugin's <configuration> or on the command line\
            """)
        .withNoCause();
  }

  @Test
  void a_module_that_only_groups_others_is_passed_by() throws Exception {
    var small = new SmallProject(directory);
    small.model.setPackaging("pom");

    goal(small).execute();

    assertThat(log.entries()).isEmpty();
    assertThat(directory).isEmptyDirectory();
  }

  @Test
  void a_skipped_gate_warns_at_a_desk_and_records_that_nothing_is_admitted() throws Exception {
    var goal = goal(SmallProject.replayed(directory, PASS, PASS, PASS, PASS, PASS));
    goal.skip = true;

    goal.execute();

    assertThat(log.entries())
        .containsExactly(
            "warn " + notAdmitted("the gate is switched off: waiver-gate.skip is true"));
    assertThat(recorded()).contains("\"blocked\": true,\n  \"judged\": false", "not_admitted");
  }

  @Test
  void a_skipped_gate_fails_in_ci() throws Exception {
    var goal = goal(SmallProject.replayed(directory, PASS, PASS, PASS, PASS, PASS));
    goal.skip = true;
    goal.environment = Map.of("JENKINS_URL", "https://ci.acme.example");

    assertThatExceptionOfType(MojoFailureException.class)
        .isThrownBy(goal::execute)
        .withMessage(notAdmitted("the gate is switched off: waiver-gate.skip is true"));
    assertThat(recorded()).contains("not_admitted");
  }

  @Test
  void a_narrowed_run_is_not_admitted() throws Exception {
    var small = SmallProject.replayed(directory, PASS, PASS, PASS, PASS, PASS);
    small.request.getUserProperties().setProperty("test", "ParseTest");

    goal(small).execute();

    assertThat(log.entries())
        .containsExactly("warn " + notAdmitted("the suite did not run in full: -Dtest=ParseTest"));
  }

  @Test
  void a_build_that_locks_is_not_admitted() throws Exception {
    var small = SmallProject.replayed(directory, PASS, PASS, PASS, PASS, PASS);
    small.request.setGoals(List.of("verify", "waiver-gate:lock"));

    goal(small).execute();

    assertThat(log.entries())
        .containsExactly(
            "warn "
                + notAdmitted(
                    "this build locks the contract: waiver-gate:lock is on the command line"));
  }

  @Test
  void a_record_that_cannot_be_replaced_fails_even_a_skipped_gate() throws Exception {
    var small = new SmallProject(directory);
    small.write(WAIVER + "/full", "");
    var goal = goal(small);
    goal.skip = true;

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(goal::execute)
        .withMessageStartingWith("could not judge: " + directory.resolve(WAIVER))
        .withNoCause();
  }

  @Test
  void a_module_is_named_by_its_path_from_the_contracts_root() throws Exception {
    assertThat(
            new ProcessBuilder("git", "init", "-q").directory(directory.toFile()).start().waitFor())
        .isZero();
    Files.writeString(directory.resolve("pom.xml"), "<project/>");
    var small = SmallProject.replayed(directory.resolve("billing"), PASS, PASS, PASS, PASS, PASS);
    small.request.setMultiModuleProjectDirectory(null);

    goal(small).execute();

    assertThat(directory.resolve("billing").resolve(WAIVER))
        .content()
        .contains("\"project\": \"com.acme:tax:1.0\",\n  \"module\": \"billing\",");
  }

  private CheckMojo goal(SmallProject small) {
    var goal = small.configured(new CheckMojo(), log);
    goal.minReplays = 5;
    goal.freezeHours = 24;
    goal.unstable = "propose";
    goal.propertyTests = List.of("**/*Properties", "**/*PropertyTest", "**/*PropertyTests");
    return goal;
  }

  private String recorded() throws IOException {
    return Files.readString(directory.resolve(WAIVER));
  }

  private static String notAdmitted(String because) {
    return "not_admitted: com.acme:tax:1.0\n  found: "
        + because
        + "\n  mend:  run mvn verify without it; only a full run can admit the patch";
  }
}
