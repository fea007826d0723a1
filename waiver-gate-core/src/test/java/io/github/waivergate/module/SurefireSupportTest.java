package io.github.waivergate.module;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.refusal.EvidenceException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SurefireSupportTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "maven-surefire-plugin 3.5.4",
        "maven-surefire-plugin 3.5.5",
        "maven-failsafe-plugin 3.5.6"
      })
  void versions_that_hide_the_class_name_are_refused(String engine) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> SurefireSupport.check(List.of("junit 4.13.2", engine)))
        .withMessage(
            "could not judge: "
                + engine
                + "\n  found: Surefire 3.5.4 to 3.5.6 writes display names where class names belong"
                + "\n  mend:  use Surefire 3.5.3, or 3.6.0 and newer");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "maven-surefire-plugin 3.5.3",
        "maven-surefire-plugin 3.6.0",
        "maven-surefire-plugin 3.5.40",
        "maven-failsafe-plugin 2.22.2",
        "testng 3.5.4"
      })
  void other_versions_are_taken(String engine) {
    assertThatCode(() -> SurefireSupport.check(List.of(engine))).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({
    "maven-surefire-plugin 2.22.2, junit-jupiter-engine 5.12.0",
    "maven-failsafe-plugin 2.22.0, junit-jupiter-engine 5.14.4",
    "maven-surefire-plugin 2.22.2, junit-jupiter-engine 6.1.3"
  })
  void a_surefire_that_runs_nothing_of_this_jupiter_is_refused(String surefire, String jupiter) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> SurefireSupport.check(List.of(jupiter, surefire)))
        .withMessage(
            "could not judge: "
                + surefire
                + "\n  found: it runs no test of "
                + jupiter
                + ", and ends with success"
                + "\n  mend:  use Surefire 3.2.5 or newer, or JUnit 5.11");
  }

  @ParameterizedTest
  @CsvSource({
    "maven-surefire-plugin 2.22.2, junit-jupiter-engine 5.11.4",
    "maven-surefire-plugin 2.22.2, junit-jupiter-engine 5.1.0",
    "maven-surefire-plugin 2.22.2, junit 4.13.2",
    "maven-surefire-plugin 3.0.0, junit-jupiter-engine 5.14.4"
  })
  void a_surefire_that_runs_this_engine_is_taken(String surefire, String engine) {
    assertThatCode(() -> SurefireSupport.check(List.of(engine, surefire)))
        .doesNotThrowAnyException();
  }
}
