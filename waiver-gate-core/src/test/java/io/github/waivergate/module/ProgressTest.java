package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.module.ReplayRecorder.Recorded;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.SealedRun;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private static final Instant STARTED = Instant.parse("2026-10-09T00:00:00Z");

  @Test
  void a_finished_run_is_told_with_its_counts_and_its_time() {
    assertThat(Progress.done("replay 1 of 5", replay(2, 1, 1250)))
        .isEqualTo("replay 1 of 5: 2 tests, 1 failed, 1.3 s");
    assertThat(Progress.done("property step", replay(1, 0, 40)))
        .isEqualTo("property step: 1 test, 0 failed, 0.0 s");
  }

  @Test
  void the_rest_is_reckoned_from_the_average_so_far() {
    assertThat(Progress.left(List.of(), ReplayPlan.sequential(5))).isEmpty();
    var two = List.of(Duration.ofSeconds(1), Duration.ofSeconds(3));
    assertThat(Progress.left(two, ReplayPlan.sequential(5))).isEqualTo(", about 6.0 s left");
    assertThat(Progress.left(two, new ReplayPlan(5, List.of(), 2))).isEqualTo(", about 3.0 s left");
    assertThat(Progress.left(two, new ReplayPlan(5, List.of(1, 3, 5), 1)))
        .isEqualTo(", about 2.0 s left");
  }

  @Test
  void the_default_locale_changes_nothing() {
    var before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      assertThat(Progress.done("replay 1 of 5", replay(2, 1, 1500)))
          .isEqualTo("replay 1 of 5: 2 tests, 1 failed, 1.5 s");
    } finally {
      Locale.setDefault(before);
    }
  }

  private static Recorded replay(int tests, int failed, int millis) {
    // Its first part began a minute before the one that is told.
    var replay =
        new SealedReplay(
            1,
            "n",
            STARTED.minusSeconds(60),
            STARTED.plusMillis(millis),
            List.of(new SealedRun("unit", Optional.empty(), tests, failed, new TreeMap<>())),
            new Replay(
                "r", Map.of(), Set.of(), Map.of(), Set.of(), Set.of(), Set.of(), List.of(), 1));
    return new Recorded(replay, List.of(), Duration.ofMillis(millis));
  }
}
