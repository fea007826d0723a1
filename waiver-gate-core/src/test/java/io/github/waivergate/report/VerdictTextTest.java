package io.github.waivergate.report;

import static io.github.waivergate.report.Verdicts.FILE;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.gate.GateSettings;
import io.github.waivergate.gate.UnstablePolicy;
import io.github.waivergate.refusal.Finding;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VerdictTextTest {
  private static final String ROUND_TRIP = "com.acme.ParseTest#roundTrip";
  private static final String EMPTY = "com.acme.ParseTest#empty";
  private static final String PROPERTY = "com.acme.InvoiceProperties#totalIsSumOfLines";
  private static final String FIVE =
      "5 replays see a test that fails in 1, 5, 10, 50 % of its runs as unstable with a chance of"
          + " 5, 23, 41, 94 %\n";
  private static final String FULL_STOP =
      "blocked, read target/waiver-gate/waiver.json, anchored: false, review_ready: false";
  private static final Finding NOTE =
      Finding.note(
          "engines_changed",
          "qa/known-tests.lock",
          "locked under [maven-surefire-plugin 3.5.3], running under [maven-surefire-plugin 3.6.1]",
          "lock again in a commit of its own when names or counts of tests changed");

  @Test
  void a_passing_suite_leaves_a_count_and_the_next_step() throws Exception {
    var text = text(new Verdicts().known(ROUND_TRIP, "PPPPP").known(EMPTY, "PPPPP"));

    assertThat(whole(text))
        .isEqualTo(
            """
            2 cases in 5 replays: 2 stable_pass
            5 replays see a test that fails in 1, 5, 10, 50 % of its runs as unstable with a chance of 5, 23, 41, 94 %
            not blocked, read target/waiver-gate/waiver.json, anchored: false, review_ready: true
            """);
  }

  @Test
  void a_green_suite_in_ci_is_not_ready_without_a_merge_base() throws Exception {
    assertThat(text(new Verdicts().known(ROUND_TRIP, "PPPPP").inCi()).last())
        .isEqualTo(
            "not blocked, read target/waiver-gate/waiver.json, anchored: false,"
                + " review_ready: false");
  }

  @Test
  void a_stable_failure_gives_its_message_and_what_to_do() throws Exception {
    var text = text(new Verdicts().known(ROUND_TRIP, "PPPPP").known(EMPTY, "FFFFF"));

    assertThat(whole(text))
        .isEqualTo(
            """
            stable_assertion_fail: com.acme.ParseTest#empty
              found: passed 0 of 5 replays: expected: <119.00> but was: <118.99>
              mend:  fix the failure; it is reproducible and cannot be frozen
            2 cases in 5 replays: 1 stable_pass, 1 stable_assertion_fail
            """
                + FIVE
                + FULL_STOP
                + "\n");
    assertThat(text.failure())
        .isEqualTo(
            "patch refused: 1 blocking finding, listed above and in"
                + " target/waiver-gate/waiver.json");
  }

  @Test
  void a_stable_failure_with_gaps_gives_their_reasons_too() throws Exception {
    assertThat(text(new Verdicts().known(EMPTY, "FFSFFF")).refusals())
        .containsExactly(
            """
            incomplete_replay: the replays
              found: 1 known test lacks an outcome in a replay that was run, first \
            com.acme.ParseTest#empty: skipped in target/waiver-gate/replays/3
              mend:  run all replays in full; a replay more than needed is evidence too""",
            """
            stable_assertion_fail: com.acme.ParseTest#empty
              found: passed 0 of 5 replays: expected: <119.00> but was: <118.99> (skipped in \
            target/waiver-gate/replays/3)
              mend:  fix the failure; it is reproducible and cannot be frozen""");
  }

  @Test
  void drift_is_told_once_by_its_file_and_not_once_per_test() throws Exception {
    var text = text(new Verdicts().known(ROUND_TRIP, "PPPPP").known(EMPTY, "FFFFF").drifted());

    assertThat(whole(text))
        .isEqualTo(
            """
            fixture_drift: src/test/resources/locked/invoice_tax_q1.json
              found: changed: sha256 41d8dfe07cfa, locked as 09ca7e4eaa6e (qa/fixture.lock:7)
              mend:  restore the fixture, or lock it again in a reviewed commit of its own: mvn \
            test waiver-gate:lock
            2 cases in 5 replays: 2 fixture_drift
            """
                + FIVE
                + FULL_STOP
                + "\n");
    assertThat(text.failure())
        .isEqualTo(
            "patch refused: 1 blocking finding, listed above and in"
                + " target/waiver-gate/waiver.json");
  }

  @Test
  void a_false_property_is_told_once_and_not_once_per_test() throws Exception {
    var text = text(new Verdicts().known(PROPERTY, "PPFPP").known(EMPTY, "FFFFF"));

    assertThat(whole(text))
        .isEqualTo(
            """
            property_violation: com.acme.InvoiceProperties#totalIsSumOfLines
              found: false in target/waiver-gate/replays/3: expected: <119.00> but was: <118.99>
              mend:  fix the production code; no freeze opens for a false property
            2 cases in 5 replays: 2 property_violation
            """
                + FIVE
                + FULL_STOP
                + "\n");
  }

  @Test
  void short_replays_say_which_gave_no_outcome() throws Exception {
    var text = text(new Verdicts().known(EMPTY, "PPSSP"));

    assertThat(whole(text))
        .isEqualTo(
            """
            unknown_test: com.acme.ParseTest#empty
              found: 3 outcomes, 5 needed (skipped in target/waiver-gate/replays/3, skipped in \
            target/waiver-gate/replays/4)
              mend:  a human adds the id to the inventory, or the replays are run in full
            1 case in 5 replays: 1 unknown_test
            """
                + FIVE
                + FULL_STOP
                + "\n");
  }

  @Test
  void an_unknown_test_keeps_its_failure_to_itself() throws Exception {
    assertThat(text(new Verdicts().unknown(EMPTY, "FFFFF")).refusals())
        .containsExactly(
            """
            unknown_test: com.acme.ParseTest#empty
              found: not in the inventory
              mend:  a human adds the id to the inventory, or the replays are run in full""");
  }

  @Test
  void an_unstable_test_is_a_note_before_the_other_notes() throws Exception {
    var text = text(new Verdicts().known(ROUND_TRIP, "FPFPF").finding(NOTE));

    assertThat(text.refusals()).isEmpty();
    assertThat(whole(text))
        .isEqualTo(
            """
            unstable_assertion: com.acme.ParseTest#roundTrip
              found: passed 2 of 5 replays: expected: <119.00> but was: <118.99>
              mend:  review the freeze proposal; it does not count as a pass
            engines_changed: qa/known-tests.lock
              found: locked under [maven-surefire-plugin 3.5.3], running under \
            [maven-surefire-plugin 3.6.1]
              mend:  lock again in a commit of its own when names or counts of tests changed
            1 case in 5 replays: 1 unstable_assertion
            5 replays see a test that fails in 1, 5, 10, 50 % of its runs as unstable with a chance of 5, 23, 41, 94 %
            not blocked, read target/waiver-gate/waiver.json, anchored: false, review_ready: false
            """);
  }

  @Test
  void settings_that_differ_and_tests_that_are_skipped_are_named() throws Exception {
    var settings =
        new GateSettings(2, 24, UnstablePolicy.BLOCK, GateSettings.DEFAULT.propertyTests());
    var text =
        text(
            new Verdicts()
                .settings(settings)
                .known(EMPTY, "PP")
                .known(ROUND_TRIP, "SS")
                .known("com.acme.ParseTest#later", "SS"));

    assertThat(whole(text))
        .isEqualTo(
            """
            minReplays is 2, default 5
            unstable is block, default propose
            1 case in 2 replays: 1 stable_pass
            2 skipped as the inventory says, not judged: com.acme.ParseTest#later, \
            com.acme.ParseTest#roundTrip
            2 replays see a test that fails in 1, 5, 10, 50 % of its runs as unstable with a chance of 2, 10, 18, 50 %
            not blocked, read target/waiver-gate/waiver.json, anchored: false, review_ready: true
            """);
  }

  @Test
  void findings_come_before_rows_and_rows_in_the_order_of_the_classes() throws Exception {
    var text =
        text(
            new Verdicts()
                .known(EMPTY, "FFFFF")
                .known("com.acme.ParseTest#short", "PPSPP")
                .known(ROUND_TRIP, "FPFPF")
                .finding(
                    Finding.blocking("unreadable_report", "a/TEST-b.xml", "cut", "run again")));

    assertThat(text.refusals().stream().map(entry -> entry.lines().findFirst().orElseThrow()))
        .containsExactly(
            "unreadable_report: a/TEST-b.xml",
            "unknown_test: com.acme.ParseTest#short",
            "stable_assertion_fail: com.acme.ParseTest#empty");
    assertThat(text.failure())
        .isEqualTo(
            "patch refused: 3 blocking findings, listed above and in"
                + " target/waiver-gate/waiver.json");
  }

  @ParameterizedTest
  @CsvSource({"10, 10, nothing", "11, 11, and 1 more", "24, 11, and 14 more"})
  void ten_refusals_are_shown_and_the_others_counted(int failing, int lines, String last)
      throws Exception {
    var verdicts = new Verdicts();
    for (int i = 0; i < failing; i++) {
      verdicts.known("com.acme.ParseTest#case%02d".formatted(i), "FFFFF");
    }
    var refusals = text(verdicts).refusals();

    assertThat(refusals).hasSize(lines);
    assertThat(refusals.get(9)).startsWith("stable_assertion_fail: com.acme.ParseTest#case09\n");
    if (lines > 10) {
      assertThat(refusals.get(10)).isEqualTo(last + " in target/waiver-gate/waiver.json");
    }
  }

  @Test
  void ten_notes_are_shown_and_the_others_counted() throws Exception {
    var verdicts = new Verdicts();
    for (int i = 0; i < 13; i++) {
      verdicts.known("com.acme.ParseTest#case%02d".formatted(i), "FPPPP");
    }

    assertThat(text(verdicts).notes())
        .hasSize(11)
        .endsWith("and 3 more in target/waiver-gate/waiver.json");
  }

  @Test
  void each_freeze_is_told_with_the_hours_left_and_the_room_in_the_ledger() throws Exception {
    var text =
        text(
            new Verdicts()
                .known("com.acme.ParseTest#empty", "PPPPP")
                .known("com.acme.ParseTest#roundTrip", "FPFPF")
                .known("com.acme.ParseTest#trim", "FPFPF")
                .frozen("fx-1", "com.acme.ParseTest#roundTrip", 14, true)
                .frozen("fx-2", "com.acme.ParseTest#empty", 1, true)
                .frozen("fx-3", "com.acme.ParseTest#trim", 0, false));

    assertThat(text.notes())
        .containsExactly(
            """
            unstable_assertion: com.acme.ParseTest#roundTrip
              found: passed 2 of 5 replays: expected: <119.00> but was: <118.99>
              mend:  fix it before 2026-10-09T14:01:00+00:00: fx-1 covers it until then, and is no \
            pass""",
            """
            unstable_assertion: com.acme.ParseTest#trim
              found: passed 2 of 5 replays: expected: <119.00> but was: <118.99>
              mend:  review the freeze proposal; it does not count as a pass""");
    assertThat(text.summary())
        .containsSequence(
            "freezes: 3 of 3 used",
            "fx-1: com.acme.ParseTest#roundTrip, 14 hours left, alice, ACME-17",
            "fx-2: com.acme.ParseTest#empty, 1 hour left, alice, ACME-17, saw only passes in this"
                + " build: remove it with mvn waiver-gate:freeze -Dwaiver-gate.drop=fx-2",
            "fx-3: com.acme.ParseTest#trim, less than an hour left, alice, ACME-17, does not count:"
                + " the merge base has no such row");
    assertThat(text.last()).endsWith("review_ready: false");
  }

  @Test
  void what_the_ledger_sets_aside_is_told_before_the_room_in_it() throws Exception {
    var verdict = new Verdicts().known("com.acme.ParseTest#empty", "PPPPP").judge();
    var text =
        VerdictText.of(
            Verdicts.sparing(verdict, "com.acme.TaxProperties#holds", "fx-1"), Verdicts.FILE);

    assertThat(text.summary())
        .contains(
            "set aside, no case and no pass: com.acme.TaxProperties#holds failed on example "
                + Verdicts.LOCKED.abbreviated()
                + ", by fx-1");
  }

  @Test
  void what_a_test_says_stays_on_its_line() throws Exception {
    assertThat(text(new Verdicts().unknown("com.acme.ParseTest#a\n::error::b", "PPPPP")).refusals())
        .containsExactly(
            """
            unknown_test: com.acme.ParseTest#a\\n::error::b
              found: not in the inventory
              mend:  a human adds the id to the inventory, or the replays are run in full""");
  }

  private static VerdictText text(Verdicts verdicts) throws Exception {
    return VerdictText.of(verdicts.judge(), FILE);
  }

  /** Everything in the order in which the goal prints it. */
  static String whole(VerdictText text) {
    var lines = new StringBuilder();
    for (var part : List.of(text.settings(), text.refusals(), text.notes(), text.summary())) {
      part.forEach(line -> lines.append(line).append('\n'));
    }
    return lines.append(text.last()).append('\n').toString();
  }
}
