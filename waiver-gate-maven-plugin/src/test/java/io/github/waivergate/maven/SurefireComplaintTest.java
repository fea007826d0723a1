package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SurefireComplaintTest {
  private static final Path BASEDIR = Path.of("/home/alice/tax");
  private static final String DUMPS =
      "\nSee dump files (if any exist) [date].dump, [date]-jvmRun[N].dump and [date].dumpstream.";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "There are test failures.\n\nPlease refer to /x/y for the individual test results.",
        "There are test failures.\n\nPlease refer to /x/y for the individual test results."
            + "\nPlease refer to dump files (if any exist) [date].dump and [date].dumpstream.",
        "There are test failures.\n\nSee /x/y for the individual test results." + DUMPS,
        "There are some test failures.\n\nSee /x/y for the individual test results.",
        "\n\nSee /x/y for the individual test results.\n See dump files [date].dump.",
        "\r\n\r\nSee /x/y for the individual test results.\r\n",
      })
  void failing_tests_are_no_early_end(String message) {
    assertThat(said(message)).isEqualTo("There are test failures");
  }

  @Test
  void a_crash_is_said_whether_tests_failed_before_it_or_not() {
    var crash =
        "\nThe forked VM terminated without properly saying goodbye. VM crash or System.exit"
            + " called?\nCommand was /bin/sh -c cd /home/alice/tax && java";
    var said =
        "The forked VM terminated without properly saying goodbye. VM crash or System.exit"
            + " called?";

    assertThat(said("\n\nSee /x/y for the individual test results." + DUMPS + crash))
        .isEqualTo(said);
    assertThat(
            said(
                "There are test failures.\n\nSee /x/y for the individual test results."
                    + DUMPS
                    + crash))
        .isEqualTo(said);
  }

  @Test
  void a_crash_is_said_with_its_exit_code_and_the_class_that_ran() {
    var message =
        """


        See /x/y for the individual test results.
        See dump files (if any exist) [date].dump, [date]-jvmRun[N].dump and [date].dumpstream.
        The forked VM terminated without properly saying goodbye. VM crash or System.exit called?
        Command was /bin/sh -c cd '/home/alice/tax' && 'java' '-jar' '/home/alice/tax/target/x'
        Error occurred in starting fork, check output in log
        Process Exit Code: 137
        Crashed tests:
        com.acme.TaxTest
        org.apache.maven.surefire.booter.SurefireBooterForkException: The forked VM terminated
        \tat com.acme.Fork.run(Fork.java:7)
        """;

    assertThat(said(message))
        .isEqualTo(
            "The forked VM terminated without properly saying goodbye. VM crash or System.exit"
                + " called? Process Exit Code: 137, Crashed tests: com.acme.TaxTest");
  }

  @Test
  void an_error_in_the_fork_is_said_with_its_cause() {
    assertThat(
            said("\n\nSee /x/y\nThere was an error in the forked process\nJava heap space\n\tat A"))
        .isEqualTo("There was an error in the forked process: Java heap space");
  }

  @Test
  void a_timeout_is_said() {
    assertThat(said("There was a timeout in the fork\n\nSee /x/y for the individual test results."))
        .isEqualTo("There was a timeout in the fork");
    assertThat(said("There was a timeout or other error in the fork"))
        .isEqualTo("There was a timeout or other error in the fork");
  }

  @Test
  void no_tests_are_said() {
    assertThat(said("No tests were executed!  (Set -DfailIfNoTests=false to ignore this error.)"))
        .isEqualTo("No tests were executed!  (Set -DfailIfNoTests=false to ignore this error.)");
  }

  @Test
  void the_modules_place_on_this_machine_is_not_said() {
    assertThat(said("Cannot read /home/alice/tax/target/x")).isEqualTo("Cannot read ./target/x");
  }

  @Test
  void a_complaint_without_a_message_is_no_test_failure() {
    assertThat(SurefireComplaint.of(new MojoExecutionException(null), BASEDIR)).isEqualTo("null");
  }

  private static String said(String message) {
    return SurefireComplaint.of(new MojoFailureException(message), BASEDIR);
  }
}
