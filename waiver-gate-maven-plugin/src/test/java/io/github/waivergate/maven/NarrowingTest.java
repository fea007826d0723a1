package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NarrowingTest {
  private final Properties user = new Properties();
  private final Properties project = new Properties();

  @Test
  void a_plain_build_runs_in_full() {
    assertThat(Narrowing.of(user, project)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"maven.test.skip", "maven.test.skip.exec", "skipTests", "skipITs"})
  void what_skips_counts_unless_it_is_false(String property) {
    for (String value : new String[] {"", "true", "TRUE", "yes"}) {
      user.setProperty(property, value);
      assertThat(Narrowing.of(user, project)).contains("-D" + property);
    }
    for (String value : new String[] {"false", "FALSE", " false "}) {
      user.setProperty(property, value);
      assertThat(Narrowing.of(user, project)).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"maven.test.skip", "maven.test.skip.exec", "skipTests"})
  void what_skips_counts_in_the_pom_too(String property) {
    project.setProperty(property, "true");
    assertThat(Narrowing.of(user, project)).contains("<" + property + "> in the pom");

    project.setProperty(property, "false");
    assertThat(Narrowing.of(user, project)).isEmpty();
  }

  @Test
  void a_pom_may_leave_integration_tests_out_of_its_suite() {
    project.setProperty("skipITs", "true");
    assertThat(Narrowing.of(user, project)).isEmpty();
  }

  @Test
  void the_command_line_outweighs_the_pom() {
    project.setProperty("skipTests", "true");
    user.setProperty("skipTests", "false");

    assertThat(Narrowing.of(user, project)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "test",
    "it.test",
    "groups",
    "excludedGroups",
    "surefire.includes",
    "surefire.excludes",
    "surefire.includesFile",
    "surefire.excludesFile",
    "surefire.includeJUnit5Engines",
    "surefire.excludeJUnit5Engines",
    "failsafe.includes",
    "failsafe.excludes",
    "failsafe.includesFile",
    "failsafe.excludesFile",
    "failsafe.includeJUnit5Engines",
    "failsafe.excludeJUnit5Engines"
  })
  void what_selects_counts_on_the_command_line_alone(String property) {
    project.setProperty(property, "Slow");
    assertThat(Narrowing.of(user, project)).isEmpty();

    user.setProperty(property, "Slow");
    assertThat(Narrowing.of(user, project)).contains("-D" + property + "=Slow");
  }

  @Test
  void skipping_is_named_before_selecting_and_the_command_line_before_the_pom() {
    user.setProperty("test", "Slow");
    project.setProperty("skipTests", "true");
    assertThat(Narrowing.of(user, project)).contains("-Dtest=Slow");

    user.setProperty("maven.test.skip", "true");
    assertThat(Narrowing.of(user, project)).contains("-Dmaven.test.skip");
  }
}
