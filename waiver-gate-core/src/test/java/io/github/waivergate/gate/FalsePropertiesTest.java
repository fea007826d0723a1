package io.github.waivergate.gate;

import static io.github.waivergate.gate.Replays.replay;
import static io.github.waivergate.replay.Observation.Seen.FAILED;
import static io.github.waivergate.replay.Observation.Seen.PASSED;
import static io.github.waivergate.replay.Observation.Seen.RERUN;
import static io.github.waivergate.replay.Observation.Seen.SKIPPED;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.path.ClassPatterns;
import java.util.List;
import org.junit.jupiter.api.Test;

class FalsePropertiesTest {
  private static final ClassPatterns PROPERTIES = ClassPatterns.of(List.of("**/*Properties"));
  private static final String PROPERTY = "com.acme.TaxProperties#holds";

  @Test
  void a_failure_a_rerun_or_a_broken_class_is_a_false_property() {
    assertThat(exist(replay(1).saw(PROPERTY, FAILED))).isTrue();
    assertThat(exist(replay(1).saw(PROPERTY, RERUN))).isTrue();
    assertThat(exist(replay(1).saw("com.acme.TaxProperties$Rates#hold", FAILED))).isTrue();
    assertThat(exist(replay(1).setUpFailed("com.acme.TaxProperties"))).isTrue();
    assertThat(exist(replay(1).tearDownFailed("com.acme.TaxProperties"))).isTrue();
  }

  @Test
  void a_pass_a_skip_or_the_failure_of_another_test_is_none() {
    assertThat(exist(replay(1).saw(PROPERTY, PASSED))).isFalse();
    assertThat(exist(replay(1).saw(PROPERTY, SKIPPED))).isFalse();
    assertThat(exist(replay(1).saw("com.acme.ParseTest#empty", FAILED))).isFalse();
    assertThat(exist(replay(1).setUpFailed("com.acme.ParseTest"))).isFalse();
    assertThat(FalseProperties.exist(PROPERTIES, List.of())).isFalse();
  }

  @Test
  void one_run_of_several_is_enough() {
    var green = replay(1).saw(PROPERTY, PASSED).build();
    var red = replay(2).saw(PROPERTY, FAILED).build();

    assertThat(FalseProperties.exist(PROPERTIES, List.of(green, red))).isTrue();
  }

  private static boolean exist(Replays run) {
    return FalseProperties.exist(PROPERTIES, List.of(run.build()));
  }
}
