package io.github.waivergate.replay;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.refusal.Finding;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunAgreementTest {
  @ParameterizedTest
  @CsvSource({
    ", 0,",
    "There are test failures, 1,",
    ", 1, exit_contradicts_reports",
    "There are test failures, 0, exit_contradicts_reports",
    "There was a timeout in the fork, 0, run_ended_early",
    "There was a timeout in the fork, 1, run_ended_early",
    "No tests were executed, 0, run_ended_early",
    "'', 0, run_ended_early",
  })
  void what_surefire_said_and_what_its_reports_show_must_agree(
      @Nullable String said, int failed, @Nullable String rule) {
    assertThat(RunAgreement.findings("replays/1", List.of(run("unit", said, failed))))
        .extracting(Finding::rule)
        .isEqualTo(rule == null ? List.of() : List.of(rule));
  }

  @Test
  void each_run_of_a_replay_is_held_to_its_own_word() {
    var runs =
        List.of(run("first", null, 0), run("second", null, 2), run("third", "it crashed", 0));

    assertThat(RunAgreement.findings("replays/1", runs))
        .extracting(Finding::place)
        .containsExactly("replays/1/second", "replays/1/third");
  }

  @Test
  void a_replay_sums_up_its_runs() {
    var runs = new ArrayList<>(List.of(run("first", null, 1), run("second", null, 2)));
    var started = Instant.parse("2026-10-09T00:00:00Z");
    var nothing =
        new Replay("r", Map.of(), Set.of(), Map.of(), Set.of(), Set.of(), Set.of(), List.of(), 0);
    var replay = new SealedReplay(1, "n", started, started.plusMillis(1500), runs, nothing);
    runs.clear();

    assertThat(replay.tests()).isEqualTo(6);
    assertThat(replay.failed()).isEqualTo(3);
    assertThat(replay.duration()).hasMillis(1500);
  }

  private static SealedRun run(String execution, @Nullable String said, int failed) {
    return new SealedRun(execution, Optional.ofNullable(said), 3, failed, new TreeMap<>());
  }
}
