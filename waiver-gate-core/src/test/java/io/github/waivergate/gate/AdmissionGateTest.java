package io.github.waivergate.gate;

import static io.github.waivergate.gate.Replays.five;
import static io.github.waivergate.gate.Replays.replay;
import static io.github.waivergate.replay.Observation.Seen.FAILED;
import static io.github.waivergate.replay.Observation.Seen.PASSED;
import static io.github.waivergate.replay.Observation.Seen.RERUN;
import static io.github.waivergate.replay.Observation.Seen.SKIPPED;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.fixture.FixtureDrift;
import io.github.waivergate.fixture.FixtureState;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Outcome;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class AdmissionGateTest {
  private static final Instant NOW = Instant.parse("2026-10-09T00:00:00Z");
  private static final String PARSE = "com.acme.ParseTest#roundTrip";
  private static final String OTHER = "com.acme.ParseTest#empty";
  private static final String PROPERTY = "com.acme.RoundTripProperties#roundTrips";

  private final TreeMap<TestId, Entry> known = new TreeMap<>();
  private GateSettings settings = GateSettings.DEFAULT;
  private List<FixtureDrift> drift = List.of();
  private boolean ci;

  @Test
  void five_green_replays_of_a_known_test_are_admitted() throws Exception {
    known(PARSE, 1, Status.RUN);

    var verdict = judge(five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED));

    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.STABLE_PASS);
    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.reviewReady()).isTrue();
    assertThat(verdict.findings()).isEmpty();
  }

  @Test
  void nothing_is_ready_for_review_in_ci_while_no_merge_base_judges() throws Exception {
    known(PARSE, 1, Status.RUN);
    ci = true;

    var verdict = judge(five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED));

    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.reviewReady()).isFalse();
  }

  @Test
  void a_stable_failure_blocks() throws Exception {
    known(PARSE, 1, Status.RUN);

    var verdict = judge(five(PARSE, FAILED, FAILED, FAILED, FAILED, FAILED));

    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.STABLE_ASSERTION_FAIL);
    assertThat(verdict.blocked()).isTrue();
    assertThat(row(verdict, PARSE).freeze()).isEmpty();
  }

  @Test
  void mixed_outcomes_earn_a_proposal_that_is_no_pass() throws Exception {
    known(PARSE, 1, Status.RUN);

    var verdict = judge(five(PARSE, FAILED, PASSED, FAILED, PASSED, FAILED));

    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.UNSTABLE_ASSERTION);
    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.reviewReady()).isFalse();
    var freeze = row(verdict, PARSE).freeze().orElseThrow();
    assertThat(freeze.expiresAt()).isEqualTo(Instant.parse("2026-10-10T00:00:00Z"));
    assertThat(row(verdict, PARSE).failedInvocations()).containsExactly("roundTrip");
  }

  @Test
  void an_unstable_neighbour_does_not_pardon_a_stable_failure() throws Exception {
    known(PARSE, 1, Status.RUN);
    known(OTHER, 1, Status.RUN);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      replays.add(replay(i).saw(PARSE, i < 3 ? PASSED : FAILED).saw(OTHER, FAILED).build());
    }

    var verdict = judge(replays);

    assertThat(verdict.counts())
        .containsOnlyKeys(CaseClass.UNSTABLE_ASSERTION, CaseClass.STABLE_ASSERTION_FAIL);
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void require_freeze_blocks_and_still_proposes() throws Exception {
    known(PARSE, 1, Status.RUN);
    settings = new GateSettings(5, 24, UnstablePolicy.REQUIRE_FREEZE, settings.propertyTests());

    var verdict = judge(five(PARSE, FAILED, PASSED, PASSED, PASSED, PASSED));

    assertThat(verdict.blocked()).isTrue();
    assertThat(row(verdict, PARSE).freeze()).isPresent();
    assertThat(verdict.findings())
        .containsExactly(
            Finding.blocking(
                "unstable_refused",
                PARSE,
                "passed 4 of 5 replays, and unstable is require-freeze",
                "make the test stable; under this policy it blocks until a row of the ledger covers"
                    + " it"));
  }

  @Test
  void block_writes_no_proposal_at_all() throws Exception {
    known(PARSE, 1, Status.RUN);
    settings = new GateSettings(5, 24, UnstablePolicy.BLOCK, settings.propertyTests());

    var verdict = judge(five(PARSE, FAILED, PASSED, PASSED, PASSED, PASSED));

    assertThat(verdict.blocked()).isTrue();
    assertThat(row(verdict, PARSE).freeze()).isEmpty();
  }

  @Test
  void a_test_that_nobody_vouched_for_is_unknown_even_when_green() throws Exception {
    known(PARSE, 1, Status.RUN);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      replays.add(replay(i).saw(PARSE, PASSED).saw(OTHER, PASSED).build());
    }

    var verdict = judge(replays);

    assertThat(classOf(verdict, OTHER)).isEqualTo(CaseClass.UNKNOWN_TEST);
    assertThat(row(verdict, OTHER).classified().evidence()).isEqualTo("not in the inventory");
    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.STABLE_PASS);
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void a_deleted_test_is_missed() throws Exception {
    known(PARSE, 1, Status.RUN);
    known(OTHER, 1, Status.RUN);

    var verdict = judge(five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED));

    assertThat(classOf(verdict, OTHER)).isEqualTo(CaseClass.UNKNOWN_TEST);
    assertThat(row(verdict, OTHER).classified().evidence()).isEqualTo("0 outcomes, 5 needed");
    assertThat(row(verdict, OTHER).reasons())
        .hasSize(5)
        .first()
        .isEqualTo("not reported in target/waiver-gate/replays/1");
  }

  @Test
  void a_short_replay_set_is_unknown_even_when_all_green() throws Exception {
    known(PARSE, 1, Status.RUN);

    var verdict = judge(five(PARSE, PASSED, PASSED, PASSED, PASSED));

    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.UNKNOWN_TEST);
    assertThat(row(verdict, PARSE).classified().evidence()).isEqualTo("4 outcomes, 5 needed");
  }

  @Test
  void a_test_that_is_newly_disabled_has_no_outcome() throws Exception {
    known(PARSE, 1, Status.RUN);

    var verdict = judge(five(PARSE, SKIPPED, SKIPPED, SKIPPED, SKIPPED, SKIPPED));

    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.UNKNOWN_TEST);
    assertThat(row(verdict, PARSE).reasons()).contains("skipped in target/waiver-gate/replays/5");
  }

  @Test
  void a_test_known_as_skipped_is_no_case_while_it_is_skipped() throws Exception {
    known(PARSE, 1, Status.RUN);
    known(OTHER, 1, Status.SKIPPED);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      replays.add(replay(i).saw(PARSE, PASSED).saw(OTHER, SKIPPED).build());
    }

    var verdict = judge(replays);

    assertThat(verdict.skipped()).containsExactly(new TestId(OTHER));
    assertThat(verdict.rows()).hasSize(1);
    assertThat(verdict.blocked()).isFalse();
  }

  @Test
  void a_test_known_as_skipped_is_missed_where_no_replay_says_so() throws Exception {
    known(PARSE, 1, Status.SKIPPED);

    var verdict = judge(List.of());

    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.UNKNOWN_TEST);
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void a_test_known_as_skipped_that_runs_is_an_ordinary_case() throws Exception {
    known(PARSE, 1, Status.SKIPPED);

    var green = judge(five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED));
    var red = judge(five(PARSE, FAILED, FAILED, FAILED, FAILED, FAILED));

    assertThat(classOf(green, PARSE)).isEqualTo(CaseClass.STABLE_PASS);
    assertThat(classOf(red, PARSE)).isEqualTo(CaseClass.STABLE_ASSERTION_FAIL);
  }

  @Test
  void a_test_known_as_skipped_that_vanished_is_missed() throws Exception {
    known(PARSE, 1, Status.RUN);
    known(OTHER, 1, Status.SKIPPED);

    var verdict = judge(five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED));

    assertThat(classOf(verdict, OTHER)).isEqualTo(CaseClass.UNKNOWN_TEST);
  }

  @Test
  void a_class_reported_as_skipped_skips_its_known_tests() throws Exception {
    known(PARSE, 1, Status.RUN);
    known("com.acme.OsTest#mount", 1, Status.CONDITIONAL);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      replays.add(replay(i).saw(PARSE, PASSED).skippedClass("com.acme.OsTest").build());
    }

    assertThat(judge(replays).skipped()).containsExactly(new TestId("com.acme.OsTest#mount"));
  }

  @Test
  void a_conditional_test_that_ran_in_some_replays_only_lacks_outcomes() throws Exception {
    known(PARSE, 1, Status.CONDITIONAL);

    var mixed = judge(five(PARSE, PASSED, SKIPPED, PASSED, PASSED, PASSED));
    var run = judge(five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED));

    assertThat(classOf(mixed, PARSE)).isEqualTo(CaseClass.UNKNOWN_TEST);
    assertThat(classOf(run, PARSE)).isEqualTo(CaseClass.STABLE_PASS);
  }

  @Test
  void fewer_invocations_than_recorded_are_no_outcome() throws Exception {
    known(PARSE, 3, Status.RUN);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      replays.add(replay(i).saw(PARSE, PASSED, i == 2 ? 2 : 3, false).build());
    }

    var verdict = judge(replays);

    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.UNKNOWN_TEST);
    assertThat(row(verdict, PARSE).reasons())
        .containsExactly("fewer_invocations (2 of 3) in target/waiver-gate/replays/2");
  }

  @Test
  void more_invocations_than_recorded_are_an_outcome() throws Exception {
    known(PARSE, 3, Status.RUN);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      replays.add(replay(i).saw(PARSE, PASSED, 4, false).build());
    }

    assertThat(classOf(judge(replays), PARSE)).isEqualTo(CaseClass.STABLE_PASS);
  }

  @Test
  void a_rerun_inside_a_replay_is_no_outcome() throws Exception {
    known(PARSE, 1, Status.RUN);

    var verdict = judge(five(PARSE, PASSED, PASSED, RERUN, PASSED, PASSED));

    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.UNKNOWN_TEST);
    assertThat(row(verdict, PARSE).reasons())
        .containsExactly("rerun_evidence in target/waiver-gate/replays/3");
  }

  @Test
  void a_duplicate_id_is_judged_and_cannot_be_frozen() throws Exception {
    known(PARSE, 2, Status.RUN);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      replays.add(replay(i).saw(PARSE, i == 1 ? FAILED : PASSED, 2, true).build());
    }

    var verdict = judge(replays);

    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.UNSTABLE_ASSERTION);
    assertThat(row(verdict, PARSE).freeze()).isEmpty();
    assertThat(row(verdict, PARSE).reasons())
        .containsExactly("duplicate_id: reported from two places, cannot be frozen");
  }

  @Test
  void a_failed_set_up_takes_the_outcome_of_every_known_test_of_the_class() throws Exception {
    known(PARSE, 1, Status.RUN);
    known(OTHER, 1, Status.RUN);
    var replays = new ArrayList<>(five(PARSE, PASSED, PASSED, PASSED, PASSED));
    replays.add(replay(5).setUpFailed("com.acme.ParseTest").build());

    var verdict = judge(replays);

    assertThat(verdict.rows()).hasSize(2);
    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.UNKNOWN_TEST);
    assertThat(row(verdict, OTHER).reasons())
        .contains("class_setup_failed in target/waiver-gate/replays/5");
  }

  @Test
  void a_failed_tear_down_is_a_case_of_its_class_without_a_proposal() throws Exception {
    known(PARSE, 1, Status.RUN);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      var replay = replay(i).saw(PARSE, PASSED);
      replays.add((i == 4 ? replay.tearDownFailed("com.acme.ParseTest") : replay).build());
    }

    var verdict = judge(replays);

    var id = "com.acme.ParseTest#<class>";
    assertThat(classOf(verdict, id)).isEqualTo(CaseClass.UNSTABLE_ASSERTION);
    assertThat(row(verdict, id).freeze()).isEmpty();
    assertThat(verdict.reviewReady()).isFalse();
    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.STABLE_PASS);
  }

  @Test
  void a_tear_down_that_fails_in_every_replay_blocks() throws Exception {
    known(PARSE, 1, Status.RUN);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      replays.add(replay(i).saw(PARSE, PASSED).tearDownFailed("com.acme.ParseTest").build());
    }

    var verdict = judge(replays);

    assertThat(classOf(verdict, "com.acme.ParseTest#<class>"))
        .isEqualTo(CaseClass.STABLE_ASSERTION_FAIL);
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void a_tear_down_of_an_unknown_class_is_unknown() throws Exception {
    known(PARSE, 1, Status.RUN);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      replays.add(replay(i).saw(PARSE, PASSED).tearDownFailed("com.acme.Parse").build());
    }

    assertThat(classOf(judge(replays), "com.acme.Parse#<class>")).isEqualTo(CaseClass.UNKNOWN_TEST);
  }

  @Test
  void a_tear_down_has_an_outcome_only_where_its_class_ran() throws Exception {
    known(PARSE, 1, Status.RUN);
    known("com.acme.TaxTest#empty", 1, Status.RUN);
    var tax = "com.acme.TaxTest";
    var replays = new ArrayList<Replay>();
    replays.add(replay(1).saw(PARSE, PASSED).saw(tax + "#empty", PASSED).build());
    replays.add(replay(2).saw(PARSE, PASSED).build());
    replays.add(replay(3).saw(PARSE, PASSED).setUpFailed(tax).build());
    replays.add(replay(4).saw(tax + "#empty", PASSED).unreadable(tax).build());
    replays.add(replay(5).saw(PARSE, PASSED).tearDownFailed(tax).build());

    var row = row(judge(replays), tax + "#<class>");

    assertThat(row.result().outcomes()).containsExactly(Outcome.PASSED, Outcome.FAILED);
    assertThat(row.reasons())
        .containsExactly(
            "not reported in target/waiver-gate/replays/2",
            "not reported in target/waiver-gate/replays/3",
            "not reported in target/waiver-gate/replays/4");
    assertThat(row.message()).isEqualTo("teardown broke");
  }

  @Test
  void a_failing_test_called_like_its_tear_down_is_not_hidden_by_it() throws Exception {
    var id = "com.acme.ParseTest#<class>";
    known(id, 1, Status.RUN);
    var replays = new ArrayList<>(five(id, FAILED, FAILED, FAILED, FAILED));
    replays.add(replay(5).saw(id, FAILED).tearDownFailed("com.acme.ParseTest").build());

    var verdict = judge(replays);

    assertThat(classOf(verdict, id)).isEqualTo(CaseClass.UNKNOWN_TEST);
    assertThat(verdict.blocked()).isTrue();
    assertThat(row(verdict, id).reasons())
        .containsExactly("a test and the tear-down of its class share this id");
    replays.set(4, replay(5).saw(id, FAILED).build());
    assertThat(classOf(judge(replays), id)).isEqualTo(CaseClass.STABLE_ASSERTION_FAIL);
  }

  @Test
  void a_skipped_test_called_like_a_failing_tear_down_is_a_case() throws Exception {
    var id = "com.acme.ParseTest#<class>";
    known(id, 1, Status.SKIPPED);
    known(PARSE, 1, Status.RUN);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      var replay = replay(i).saw(PARSE, PASSED).saw(id, SKIPPED);
      replays.add(replay.tearDownFailed("com.acme.ParseTest").build());
    }

    var verdict = judge(replays);

    assertThat(verdict.skipped()).isEmpty();
    assertThat(classOf(verdict, id)).isEqualTo(CaseClass.STABLE_ASSERTION_FAIL);
  }

  @Test
  void the_first_message_of_a_failure_is_kept() throws Exception {
    known(PARSE, 1, Status.RUN);
    known(PROPERTY, 1, Status.RUN);

    var verdict = judge(five(PARSE, PASSED, FAILED, FAILED, PASSED, PASSED));

    assertThat(row(verdict, PARSE).message()).isEqualTo("boom");
    assertThat(row(verdict, PROPERTY).message()).isEmpty();
  }

  @Test
  void an_unreadable_report_blocks_and_takes_the_outcomes_of_its_class() throws Exception {
    known(PARSE, 1, Status.RUN);
    var replays = new ArrayList<>(five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED));
    replays.add(replay(6).saw(PARSE, PASSED).unreadable("com.acme.ParseTest").build());

    var verdict = judge(replays);

    assertThat(row(verdict, PARSE).result().outcomes()).hasSize(5);
    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.STABLE_PASS);
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void an_unreadable_report_or_failed_set_up_reaches_the_nested_classes() throws Exception {
    var nested = "com.acme.ParseTest$Empty$Deep#isRefused";
    known(nested, 1, Status.RUN);
    known("com.acme.Parse$#runs", 1, Status.RUN);
    for (var broken :
        List.of(
            replay(5).unreadable("com.acme.ParseTest"),
            replay(5).setUpFailed("com.acme.ParseTest$Empty"))) {
      var replays = new ArrayList<Replay>();
      for (int i = 1; i <= 4; i++) {
        replays.add(replay(i).saw(nested, PASSED).saw("com.acme.Parse$#runs", PASSED).build());
      }
      replays.add(broken.saw(nested, PASSED).saw("com.acme.Parse$#runs", PASSED).build());

      var verdict = judge(replays);

      assertThat(classOf(verdict, nested)).isEqualTo(CaseClass.UNKNOWN_TEST);
      assertThat(classOf(verdict, "com.acme.Parse$#runs")).isEqualTo(CaseClass.STABLE_PASS);
    }
  }

  @Test
  void a_replay_more_than_needed_is_evidence_too() throws Exception {
    known(PARSE, 1, Status.RUN);
    known(OTHER, 1, Status.RUN);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 6; i++) {
      var replay = replay(i).saw(PARSE, PASSED);
      replays.add((i == 6 ? replay : replay.saw(OTHER, PASSED)).build());
    }

    var verdict = judge(replays);

    assertThat(classOf(verdict, OTHER)).isEqualTo(CaseClass.STABLE_PASS);
    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.findings())
        .containsExactly(
            Finding.blocking(
                "incomplete_replay",
                "the replays",
                "1 known test lacks an outcome in a replay that was run, first"
                    + " com.acme.ParseTest#empty: not reported in target/waiver-gate/replays/6",
                "run all replays in full; a replay more than needed is evidence too"));
  }

  @Test
  void replays_more_than_needed_that_all_speak_are_admitted() throws Exception {
    known(PARSE, 1, Status.RUN);

    var verdict = judge(five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED, PASSED));

    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.findings()).isEmpty();
  }

  @Test
  void one_false_property_in_one_replay_judges_every_case() throws Exception {
    known(PARSE, 1, Status.RUN);
    known(PROPERTY, 1, Status.RUN);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      replays.add(replay(i).saw(PARSE, PASSED).saw(PROPERTY, i == 3 ? FAILED : PASSED).build());
    }

    var verdict = judge(replays);

    assertThat(verdict.counts())
        .containsExactly(java.util.Map.entry(CaseClass.PROPERTY_VIOLATION, 2));
    assertThat(verdict.findings())
        .containsExactly(
            Finding.blocking(
                "property_violation",
                PROPERTY,
                "false in target/waiver-gate/replays/3: boom",
                "fix the production code; no freeze opens for a false property"));
    assertThat(row(verdict, PARSE).classified().evidence())
        .isEqualTo(PROPERTY + " is false in target/waiver-gate/replays/3: boom");
  }

  @Test
  void a_property_that_was_rerun_or_whose_class_broke_is_false() throws Exception {
    known(PARSE, 1, Status.RUN);
    for (var broken :
        List.of(
            replay(5).saw(PROPERTY, RERUN),
            replay(5).saw("com.acme.RoundTripProperties$Inner#holds", FAILED),
            replay(5).setUpFailed("com.acme.RoundTripProperties"),
            replay(5).tearDownFailed("com.acme.RoundTripProperties"))) {
      var replays = new ArrayList<>(five(PARSE, PASSED, PASSED, PASSED, PASSED));
      replays.add(broken.saw(PARSE, PASSED).build());

      assertThat(classOf(judge(replays), PARSE)).isEqualTo(CaseClass.PROPERTY_VIOLATION);
    }
  }

  @Test
  void drift_is_named_by_its_file_and_judges_every_case() throws Exception {
    known(PARSE, 1, Status.RUN);
    drift =
        List.of(
            new FixtureDrift(
                "src/test/resources/a.json",
                FixtureDrift.Kind.CHANGED,
                "sha256 41d8dfe07cfa, locked as 09ca7e4eaa6e (qa/fixture.lock:7)",
                "restore the fixture"));

    var verdict = judge(five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED));

    assertThat(classOf(verdict, PARSE)).isEqualTo(CaseClass.FIXTURE_DRIFT);
    assertThat(verdict.findings())
        .containsExactly(
            Finding.blocking(
                "fixture_drift",
                "src/test/resources/a.json",
                "changed: sha256 41d8dfe07cfa, locked as 09ca7e4eaa6e (qa/fixture.lock:7)",
                "restore the fixture"));
  }

  @Test
  void no_case_at_all_cannot_be_judged() {
    assertThatThrownBy(() -> judge(List.of(replay(1).build())))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: the replays
              found: no test is known and none was reported
              mend:  let at least one test of this module run, then lock again: mvn test \
            waiver-gate:lock\
            """);
  }

  @Test
  void a_suite_that_is_skipped_as_a_whole_cannot_be_judged() {
    known(PARSE, 1, Status.SKIPPED);

    assertThatThrownBy(() -> judge(five(PARSE, SKIPPED, SKIPPED, SKIPPED, SKIPPED, SKIPPED)))
        .hasMessageContaining("every known test was skipped: 1");
  }

  private Verdict judge(List<Replay> replays) throws EvidenceException {
    var locked = Sha256.of("locked".getBytes(StandardCharsets.UTF_8));
    var actual = drift.isEmpty() ? locked : Sha256.of("other".getBytes(StandardCharsets.UTF_8));
    return AdmissionGate.judge(
        new GateInput(
            settings,
            new TestInventory(known, List.of()),
            new FixtureState(locked, actual, drift),
            replays,
            List.of(),
            ci),
        NOW);
  }

  private void known(String id, int invocations, Status status) {
    known.put(new TestId(id), new Entry(invocations, status));
  }

  private static Row row(Verdict verdict, String id) {
    return verdict.rows().stream()
        .filter(row -> row.classified().testId().value().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static CaseClass classOf(Verdict verdict, String id) {
    return row(verdict, id).classified().caseClass();
  }
}
