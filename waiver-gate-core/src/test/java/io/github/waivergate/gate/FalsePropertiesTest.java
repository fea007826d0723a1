package io.github.waivergate.gate;

import static io.github.waivergate.gate.Replays.replay;
import static io.github.waivergate.replay.Observation.Seen.FAILED;
import static io.github.waivergate.replay.Observation.Seen.PASSED;
import static io.github.waivergate.replay.Observation.Seen.RERUN;
import static io.github.waivergate.replay.Observation.Seen.SKIPPED;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.replay.TestId;
import java.util.List;
import java.util.Set;
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
  }

  @Test
  void what_the_ledger_may_set_aside_is_none_but_its_class_is() {
    var spared = Set.of(new TestId(PROPERTY));
    var other = replay(1).saw(PROPERTY, FAILED).saw("com.acme.TaxProperties#adds", FAILED);

    assertThat(exist(replay(1).saw(PROPERTY, FAILED), spared)).isFalse();
    assertThat(exist(other, spared)).isTrue();
    assertThat(exist(replay(1).setUpFailed("com.acme.TaxProperties"), spared)).isTrue();
  }

  private static boolean exist(Replays run) {
    return exist(run, Set.of());
  }

  private static boolean exist(Replays run, Set<TestId> spared) {
    return FalseProperties.exist(PROPERTIES, run.build(), spared);
  }
}
