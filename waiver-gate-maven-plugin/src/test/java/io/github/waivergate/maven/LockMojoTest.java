package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LockMojoTest {
  private static final String REPORTS = "target/surefire-reports";

  private final Path directory;
  private final RecordingLog log = new RecordingLog();
  private final SmallProject small;

  LockMojoTest(@TempDir Path directory) throws Exception {
    this.directory = directory;
    small = new SmallProject(directory);
    small.write("target/test-classes/ParseTest.class", "bytes");
    small.report(REPORTS, "");
  }

  @Test
  void both_files_are_written_and_told() throws Exception {
    goal().execute();

    assertThat(log.entries())
        .containsExactly(
            "info qa/fixture.lock: fixtures locked: 0",
            "info qa/known-tests.lock: tests known: 1",
            "info added: com.acme.ParseTest#empty, 1 invocation, run",
            "info check in both files, in a commit of their own; next: mvn verify");
    assertThat(directory.resolve("qa/known-tests.lock"))
        .content()
        .endsWith(SmallProject.LOCKED_TEST);
  }

  @Test
  void a_failing_test_is_refused_and_taken_by_name() throws Exception {
    small.report(REPORTS, "<failure message='boom' type='E'/>");

    assertThatExceptionOfType(MojoFailureException.class)
        .isThrownBy(goal()::execute)
        .withMessage("nothing was locked: 1 reason, listed above");
    assertThat(log.entries())
        .containsExactly(
            """
            error failing_test: com.acme.ParseTest#empty
              found: failed in target/surefire-reports: boom
              mend:  fix it, or lock it as it is by name: \
            "-Dwaiver-gate.failing=com.acme.ParseTest#empty\"\
            """);
    assertThat(directory.resolve("qa")).doesNotExist();

    var named = goal();
    named.failing = "com.acme.TaxTest#adds; com.acme.ParseTest#empty ;";
    named.execute();
    assertThat(directory.resolve("qa/known-tests.lock")).isRegularFile();
  }

  @Test
  void a_conditional_test_is_taken_by_name() throws Exception {
    var goal = goal();
    goal.conditional = "com.acme.ParseTest#empty";

    goal.execute();

    assertThat(directory.resolve("qa/known-tests.lock"))
        .content()
        .endsWith("com.acme.ParseTest#empty\t1\tconditional\n");
  }

  @Test
  void a_broken_old_lock_is_warned_of() throws Exception {
    small.write("qa/fixture.lock", "");

    goal().execute();

    assertThat(log.entries())
        .first()
        .isEqualTo(
            """
            warn replaced_lock: qa/fixture.lock:1
              found: the file is empty, not even a header is there
              mend:  nothing; it is written anew\
            """);
  }

  @Test
  void a_narrowed_run_is_refused() {
    small.request.getUserProperties().setProperty("groups", "fast");

    assertThatExceptionOfType(MojoFailureException.class)
        .isThrownBy(goal()::execute)
        .withMessage(
            """
            narrowed_run: waiver-gate:lock
              found: the suite did not run in full: -Dgroups=fast
              mend:  run mvn test waiver-gate:lock without it\
            """);
    assertThat(directory.resolve("qa")).doesNotExist();
  }

  @Test
  void without_reports_nothing_is_locked_and_no_stack_trace_is_given() throws Exception {
    Files.delete(directory.resolve(REPORTS + "/TEST-com.acme.ParseTest.xml"));

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(goal()::execute)
        .withMessage(
            """
            could not judge: target/surefire-reports
              found: no report of this build
              mend:  let the tests run in the same build: mvn test waiver-gate:lock\
            """)
        .withNoCause();
  }

  @Test
  void a_module_that_only_groups_others_is_passed_by() throws Exception {
    small.model.setPackaging("pom");

    goal().execute();

    assertThat(log.entries()).isEmpty();
    assertThat(directory.resolve("qa")).doesNotExist();
  }

  private LockMojo goal() {
    var goal = small.configured(new LockMojo(NoPlan.lifecycle(), NoPlan.plugins()), log);
    goal.testReports = List.of(REPORTS);
    return goal;
  }
}
