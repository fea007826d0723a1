package io.github.waivergate.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class GateSettingsTest {
  private static final List<String> LAWS = List.of("**/*Laws");

  @Test
  void a_project_that_sets_nothing_deviates_in_nothing() {
    assertThat(GateSettings.DEFAULT.deviations()).isEmpty();
    assertThat(GateSettings.DEFAULT.freezeLifetime()).isEqualTo(Duration.ofDays(1));
  }

  @Test
  void every_value_that_is_not_the_default_is_named() {
    assertThat(new GateSettings(3, 48, UnstablePolicy.BLOCK, LAWS).deviations())
        .containsExactly(
            "minReplays is 3, default 5",
            "freezeHours is 48, default 24",
            "unstable is block, default propose",
            "propertyTests is [**/*Laws], default"
                + " [**/*Properties, **/*PropertyTest, **/*PropertyTests]");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 24, 'minReplays is 0, at least 1 is needed'",
    "-1, 24, 'minReplays is -1, at least 1 is needed'",
    "5, 0, 'freezeHours is 0, a number from 1 to 8760 is needed'",
    "5, 8761, 'freezeHours is 8761, a number from 1 to 8760 is needed'"
  })
  void numbers_out_of_bounds_are_refused(int minReplays, int freezeHours, String message) {
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> new GateSettings(minReplays, freezeHours, UnstablePolicy.PROPOSE, LAWS))
        .withMessage(message);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1, 8760", "2147483647, 24"})
  void numbers_at_their_bounds_are_taken(int minReplays, int freezeHours) {
    var settings = new GateSettings(minReplays, freezeHours, UnstablePolicy.PROPOSE, LAWS);

    assertThat(settings.freezeLifetime()).isEqualTo(Duration.ofHours(freezeHours));
  }

  @Test
  void no_pattern_for_property_tests_is_refused() {
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> new GateSettings(5, 24, UnstablePolicy.PROPOSE, List.of()))
        .withMessage("propertyTests is empty, at least one pattern is needed");
  }

  @ParameterizedTest
  @EnumSource
  void a_policy_is_read_by_its_word(UnstablePolicy policy) {
    assertThat(UnstablePolicy.of(policy.wireName())).isEqualTo(policy);
    assertThat(UnstablePolicy.of(" " + policy.wireName().toUpperCase(java.util.Locale.ROOT)))
        .isEqualTo(policy);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "ignore", "require_freeze", "propose,block"})
  void another_word_is_refused(String word) {
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> UnstablePolicy.of(word))
        .withMessage(
            "unstable is \"" + word + "\", one of propose, require-freeze, block is needed");
  }
}
