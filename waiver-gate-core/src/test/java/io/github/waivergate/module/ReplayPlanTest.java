package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.waivergate.refusal.EvidenceException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayPlanTest {
  @Test
  void a_plan_runs_all_replays_unless_other_builds_run_the_rest() {
    assertThat(ReplayPlan.sequential(3).indexes()).containsExactly(1, 2, 3);
    assertThat(ReplayPlan.sequential(3).isSlice()).isFalse();
    assertThat(new ReplayPlan(5, List.of(2, 3), 1).indexes()).containsExactly(2, 3);
    assertThat(new ReplayPlan(5, List.of(2, 3), 1).isSlice()).isTrue();
  }

  @Test
  void no_more_threads_run_than_there_are_replays() {
    assertThat(new ReplayPlan(5, List.of(), 8).atOnce()).isEqualTo(5);
    assertThat(new ReplayPlan(5, List.of(4), 8).atOnce()).isEqualTo(1);
    assertThat(new ReplayPlan(5, List.of(), 2).atOnce()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"5, '', 1", "7, '', 3", "5, 1, 1", "5, '5,1', 2"})
  void a_lawful_plan_is_taken(int replays, String slice, int threads) {
    assertThatCode(() -> plan(replays, slice, threads).check(5)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4 | ''  | 1 | replays is 4, minReplays is 5",
        "5 | ''  | 0 | replayThreads is 0, at least 1 is needed",
        "5 | 0   | 1 | replayIndexes is [0], each a number from 1 to 5, once",
        "5 | 6   | 1 | replayIndexes is [6], each a number from 1 to 5, once",
        "5 | 2,2 | 1 | replayIndexes is [2, 2], each a number from 1 to 5, once",
      })
  void an_unlawful_plan_is_refused(int replays, String slice, int threads, String found) {
    assertThatCode(() -> plan(replays, slice, threads).check(5))
        .isInstanceOfSatisfying(
            EvidenceException.class,
            refused -> {
              assertThat(refused.asFinding().place()).isEqualTo("the gate's configuration");
              assertThat(refused.asFinding().found()).isEqualTo(found);
            });
  }

  private static ReplayPlan plan(int replays, String slice, int threads) {
    var indexes =
        Arrays.stream(slice.split(","))
            .filter(text -> !text.isEmpty())
            .map(Integer::valueOf)
            .toList();
    return new ReplayPlan(replays, indexes, threads);
  }
}
