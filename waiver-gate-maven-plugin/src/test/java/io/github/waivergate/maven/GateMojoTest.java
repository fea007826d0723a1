package io.github.waivergate.maven;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GateMojoTest {
  private final SmallProject small;

  GateMojoTest(@TempDir Path directory) {
    small = new SmallProject(directory);
  }

  @Test
  void a_whole_build_is_judged() {
    assertThat(goal().standDown()).isEmpty();
  }

  @Test
  void a_gate_that_is_switched_off_says_so_first() {
    small.request.setGoals(List.of("test", "waiver-gate:lock"));
    var goal = goal();
    goal.skip = true;

    assertThat(goal.standDown()).contains("the gate is switched off: waiver-gate.skip is true");
  }

  @Test
  void a_build_that_locks_the_contract_is_not_judged_by_it() {
    small.request.setGoals(List.of("verify", "waiver-gate:lock"));

    assertThat(goal().standDown())
        .contains("this build locks the contract: waiver-gate:lock is on the command line");
  }

  @Test
  void a_narrowed_suite_is_not_judged() {
    small.request.getUserProperties().setProperty("test", "ParseTest");

    assertThat(goal().standDown()).contains("the suite did not run in full: -Dtest=ParseTest");
  }

  @Test
  void whatever_goal_cannot_judge_leaves_a_record_that_says_so() {
    var reason = new EvidenceException("HEAD", "no common ancestor", "fetch-depth: 0");

    var goal = goal();
    goal.propertyTests = List.of();
    goal.fixtures = List.of();
    goal.reportsDirectories = List.of();

    var thrown = goal.unjudged(reason);

    assertThat(thrown)
        .hasMessage("could not judge: HEAD\n  found: no common ancestor\n  mend:  fetch-depth: 0");
    assertThat(small.basedir.resolve("target/waiver-gate/waiver.json"))
        .content(UTF_8)
        .contains("\"blocked\": true", "\"judged\": false", "\"found\": \"no common ancestor\"");
  }

  private GateMojo goal() {
    return small.configured(new CheckMojo(), new RecordingLog());
  }
}
