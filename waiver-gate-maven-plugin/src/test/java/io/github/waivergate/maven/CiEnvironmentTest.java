package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CiEnvironmentTest {

  @Test
  void an_empty_environment_is_a_desk() {
    assertThat(CiEnvironment.in(Map.of())).isFalse();
    assertThat(CiEnvironment.in(Map.of("HOME", "/home/ada", "ci", "true"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "CI, false, false",
    "CI, FALSE, false",
    "CI, ' false ', false",
    "CI, true, true",
    "CI, '', true",
    "CI, 1, true",
    "CI, 0, true",
    "JENKINS_URL, https://ci.acme.example, true",
    "JENKINS_URL, '', false",
    "TF_BUILD, True, true",
    "TEAMCITY_VERSION, 2026.1, true"
  })
  void a_variable_tells_ci_from_a_desk(String name, String value, boolean ci) {
    assertThat(CiEnvironment.in(Map.of(name, value))).isEqualTo(ci);
  }

  @Test
  void the_variable_of_a_server_outweighs_a_ci_that_says_false() {
    assertThat(CiEnvironment.in(Map.of("CI", "false", "TF_BUILD", "True"))).isTrue();
  }
}
