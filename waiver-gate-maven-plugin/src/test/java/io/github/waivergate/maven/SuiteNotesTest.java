package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.module.ReplayPlan;
import io.github.waivergate.refusal.Finding;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuiteNotesTest {
  private static final ReplayPlan ONE = ReplayPlan.sequential(5);
  private static final ReplayPlan TWO = new ReplayPlan(5, List.of(), 2);

  private final SmallProject small;
  private final MojoExecution mojo = Executions.surefire("default-test", RunWitness.PARAMETER);

  SuiteNotesTest(@TempDir Path directory) {
    small = new SmallProject(directory);
  }

  @Test
  void an_ordinary_configuration_needs_no_word() {
    Executions.set(mojo, "forkCount", "1");
    Executions.set(mojo, "rerunFailingTestsCount", "0");

    assertThat(notes().about(ONE)).isEmpty();
    assertThat(notes().refusal(TWO)).isEmpty();
  }

  @Test
  void reruns_are_noted() {
    Executions.set(mojo, "rerunFailingTestsCount", "2");

    assertThat(notes().about(ONE))
        .containsExactly(
            Finding.note(
                "reruns_off",
                "maven-surefire-plugin:test@default-test",
                "rerunFailingTestsCount is 2, the replays run with 0",
                "nothing; a rerun inside a replay would hide what the replay is to show"));
  }

  @Test
  void a_run_inside_maven_is_noted() {
    Executions.set(mojo, "forkCount", "0");

    assertThat(notes().about(ONE))
        .containsExactly(
            Finding.note(
                "run_unheard",
                "maven-surefire-plugin:test@default-test",
                "maven-surefire-plugin 3.6.1 runs these tests where the gate cannot hear it: a"
                    + " report that a test forges for its own run is not seen",
                "use Surefire 3.0.0 or newer, with forkCount 1 or more"));
    assertThat(notes().refusal(ONE)).isEmpty();
  }

  @Test
  void replays_at_the_same_time_are_noted() {
    assertThat(notes().about(TWO))
        .containsExactly(
            Finding.note(
                "parallel_replays",
                "the gate's configuration",
                "replayThreads is 2: tests that share a port, a file or a database can fail by that"
                    + " alone",
                "set replayThreads to 1 and run mvn verify again before you believe a red test"));
  }

  @Test
  void replays_at_the_same_time_need_forks() {
    Executions.set(mojo, "forkCount", "0");

    assertThat(notes().refusal(TWO))
        .hasValueSatisfying(
            refused ->
                assertThat(refused.asFinding())
                    .isEqualTo(
                        Finding.blocking(
                            "could_not_judge",
                            "maven-surefire-plugin:test@default-test",
                            "replayThreads is 2, and forkCount 0 runs every replay inside Maven,"
                                + " where they share all they have",
                            "set replayThreads to 1, or forkCount to 1 or more")));
  }

  private SuiteNotes notes() {
    return new SuiteNotes(List.of(new TestExecution(mojo)), small.session());
  }
}
