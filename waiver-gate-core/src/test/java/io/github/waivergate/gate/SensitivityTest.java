package io.github.waivergate.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SensitivityTest {
  @Test
  void each_rate_of_failure_has_its_chance() {
    assertThat(Sensitivity.of(5))
        .extracting(Sensitivity::failurePercent)
        .containsExactly(1, 5, 10, 50);
  }

  @ParameterizedTest
  @CsvSource({
    "2, 0.0198, 0.095, 0.18, 0.5",
    "5, 0.0490, 0.2262, 0.4095, 0.9375",
    "10, 0.0956, 0.4013, 0.6513, 0.9980",
  })
  void more_replays_see_more(int replays, double one, double five, double ten, double half) {
    var chances = Sensitivity.of(replays).stream().map(Sensitivity::mixed).toList();

    assertThat(chances.get(0)).isCloseTo(one, within(0.00005));
    assertThat(chances.get(1)).isCloseTo(five, within(0.00005));
    assertThat(chances.get(2)).isCloseTo(ten, within(0.00005));
    assertThat(chances.get(3)).isCloseTo(half, within(0.00005));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1})
  void no_or_one_replay_sees_nothing(int replays) {
    assertThat(Sensitivity.of(replays))
        .allSatisfy(chance -> assertThat(chance.mixed()).isCloseTo(0, within(1e-12)))
        .allSatisfy(chance -> assertThat(chance.mixed()).isNotNegative());
  }
}
