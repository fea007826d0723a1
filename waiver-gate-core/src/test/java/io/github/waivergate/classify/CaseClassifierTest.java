package io.github.waivergate.classify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.waivergate.replay.Outcome;
import io.github.waivergate.replay.TestId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CaseClassifierTest {

  @ParameterizedTest(name = "{0}, {1}, {2}, {3}: {4}")
  @CsvSource(
      textBlock =
          """
          # property, fixture, inventory, outcomes, class
          false,      locked,  known,     PPPPP,    property_violation
          held,       drifted, known,     PPPPP,    fixture_drift
          held,       locked,  unlisted,  PPPPP,    unknown_test
          held,       locked,  known,     PPPP,     unknown_test
          held,       locked,  known,     '',       unknown_test
          held,       locked,  known,     PPPPP,    stable_pass
          held,       locked,  known,     FPFPF,    unstable_assertion
          held,       locked,  known,     PPPPF,    unstable_assertion
          held,       locked,  known,     FFFFP,    unstable_assertion
          held,       locked,  known,     FFFFF,    stable_assertion_fail
          """)
  void each_line_of_the_policy_gives_its_class(
      String property, String fixture, String inventory, String outcomes, String expected) {
    var result = result(property, fixture, inventory, outcomes);

    assertThat(classOf(5, result)).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0}, {1}, {2}, {3}: {4}")
  @CsvSource(
      textBlock =
          """
          false, drifted, unlisted, FPFPF, property_violation
          false, drifted, known,    FFFFF, property_violation
          false, locked,  unlisted, '',    property_violation
          held,  drifted, unlisted, FPFPF, fixture_drift
          held,  drifted, known,    '',    fixture_drift
          held,  locked,  unlisted, FPFPF, unknown_test
          held,  locked,  unlisted, FFFFF, unknown_test
          held,  locked,  known,    FPFP,  unknown_test
          held,  locked,  known,    FFFF,  unknown_test
          """)
  void the_first_class_that_applies_wins(
      String property, String fixture, String inventory, String outcomes, String expected) {
    var result = result(property, fixture, inventory, outcomes);

    assertThat(classOf(5, result)).isEqualTo(expected);
  }

  @Test
  void every_combination_of_evidence_has_the_class_that_a_chart_of_counts_gives_it() {
    int judged = 0;
    for (int minReplays = 1; minReplays <= 8; minReplays++) {
      for (String outcomes : sequencesUpTo(7)) {
        for (String property : List.of("held", "false")) {
          for (String fixture : List.of("locked", "drifted")) {
            for (String inventory : List.of("known", "unlisted")) {
              var result = result(property, fixture, inventory, outcomes);
              assertThat(classOf(minReplays, result))
                  .as("%s, minReplays %s", result, minReplays)
                  .isEqualTo(
                      chart(property + " " + fixture + " " + inventory, outcomes, minReplays));
              judged++;
            }
          }
        }
      }
    }
    assertThat(judged).isEqualTo(8 * 255 * 2 * 2 * 2);
  }

  @Test
  void the_class_of_one_case_depends_on_no_other_case() {
    var cases = new ArrayList<CaseResult>();
    for (String outcomes : sequencesUpTo(4)) {
      cases.add(result("held", "locked", "known", outcomes));
      cases.add(result("false", "locked", "known", outcomes));
      cases.add(result("held", "drifted", "unlisted", outcomes));
    }
    var alone = cases.stream().map(result -> new CaseClassifier(3).classify(result)).toList();

    var shuffled = new ArrayList<>(cases);
    Collections.shuffle(shuffled, new Random(20261009));
    var shared = new CaseClassifier(3);
    for (CaseResult result : shuffled) {
      assertThat(shared.classify(result)).isEqualTo(alone.get(cases.indexOf(result)));
    }
  }

  @Test
  void the_order_of_the_outcomes_does_not_matter() {
    assertThat(classOf(5, result("held", "locked", "known", "PFFFF")))
        .isEqualTo(classOf(5, result("held", "locked", "known", "FFFFP")));
  }

  @Test
  void fixture_hashes_are_opaque_and_compared_as_they_are() {
    assertThat(new CaseClassifier(1).classify(withHashes("ABC", "abc")).caseClass())
        .isEqualTo(CaseClass.FIXTURE_DRIFT);
    assertThat(new CaseClassifier(1).classify(withHashes("any text", "any text")).caseClass())
        .isEqualTo(CaseClass.STABLE_PASS);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE})
  void fewer_than_one_needed_replay_is_an_error(int minReplays) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new CaseClassifier(minReplays))
        .withMessage("minReplays is " + minReplays + ", at least 1 is needed");
  }

  @Test
  void one_needed_replay_is_enough_to_ask_for() {
    assertThat(classOf(1, result("held", "locked", "known", "P"))).isEqualTo("stable_pass");
    assertThat(classOf(1, result("held", "locked", "known", ""))).isEqualTo("unknown_test");
  }

  /** Row: how many failed; column: how many passed. P pass, F fail, ~ mixed, . nothing seen. */
  private static final List<String> CHART =
      List.of(
          ".PPPPPPP", //
          "F~~~~~~",
          "F~~~~~",
          "F~~~~",
          "F~~~",
          "F~~",
          "F~",
          "F");

  private static String chart(String facts, String outcomes, int minReplays) {
    return switch (facts) {
      case "held locked known" -> {
        int passed = (int) outcomes.chars().filter(c -> c == 'P').count();
        int failed = (int) outcomes.chars().filter(c -> c == 'F').count();
        boolean enough = passed + failed >= minReplays;
        yield switch (enough ? CHART.get(failed).charAt(passed) : '.') {
          case 'P' -> "stable_pass";
          case 'F' -> "stable_assertion_fail";
          case '~' -> "unstable_assertion";
          default -> "unknown_test";
        };
      }
      case "held locked unlisted" -> "unknown_test";
      case "held drifted known", "held drifted unlisted" -> "fixture_drift";
      default -> "property_violation";
    };
  }

  private static List<String> sequencesUpTo(int length) {
    var all = new ArrayList<String>(List.of(""));
    for (int i = 0; all.get(i).length() < length; i++) {
      all.add(all.get(i) + "P");
      all.add(all.get(i) + "F");
    }
    return all;
  }

  private static String classOf(int minReplays, CaseResult result) {
    return new CaseClassifier(minReplays).classify(result).caseClass().wireName();
  }

  private static CaseResult result(
      String property, String fixture, String inventory, String outcomes) {
    return new CaseResult(
        new TestId("com.acme.ParseTest#roundTrip"),
        property.equals("held") ? Optional.empty() : Optional.of("InvoiceProperties#total failed"),
        "abc",
        fixture.equals("locked") ? "abc" : "def",
        inventory.equals("known"),
        outcomes.chars().mapToObj(c -> c == 'P' ? Outcome.PASSED : Outcome.FAILED).toList());
  }

  private static CaseResult withHashes(String locked, String actual) {
    return new CaseResult(
        new TestId("com.acme.ParseTest#roundTrip"),
        Optional.empty(),
        locked,
        actual,
        true,
        List.of(Outcome.PASSED));
  }
}
