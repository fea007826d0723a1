package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.gate.GateSettings;
import io.github.waivergate.gate.UnstablePolicy;
import io.github.waivergate.refusal.EvidenceException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GateConfigurationTest {

  @Test
  void values_in_bounds_become_settings() throws Exception {
    assertThat(settings(1, 8760, "block", "**/*Laws"))
        .isEqualTo(new GateSettings(1, 8760, UnstablePolicy.BLOCK, List.of("**/*Laws")));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 24, propose, **/*Laws, 'minReplays is 0, at least 1 is needed'",
    "5, 0, propose, **/*Laws, 'freezeHours is 0, a number from 1 to 8760 is needed'",
    "5, 8761, propose, **/*Laws, 'freezeHours is 8761, a number from 1 to 8760 is needed'",
    "5, 24, ignore, **/*Laws,"
        + " 'unstable is \"ignore\", one of propose, require-freeze, block is needed'",
    "5, 24, propose, a\\b, 'not an Ant pattern with / separators: a\\b'",
    "5, 24, propose, ' ', 'not an Ant pattern with / separators:  '"
  })
  void values_out_of_bounds_are_refused(
      int minReplays, int freezeHours, String unstable, String propertyTests, String found) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> settings(minReplays, freezeHours, unstable, propertyTests))
        .withMessage(
            "could not judge: the gate's configuration\n  found: "
                + found
                + "\n  mend:  correct the value in the plugin's <configuration> or on the command"
                + " line");
  }

  private static GateSettings settings(
      int minReplays, int freezeHours, String unstable, String propertyTests)
      throws EvidenceException {
    return new GateConfiguration(
            minReplays, freezeHours, unstable, List.of(propertyTests), List.of(), List.of())
        .settings();
  }
}
