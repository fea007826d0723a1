package io.github.waivergate.gate;

import static io.github.waivergate.gate.Replays.five;
import static io.github.waivergate.gate.Replays.replay;
import static io.github.waivergate.replay.Observation.Seen.FAILED;
import static io.github.waivergate.replay.Observation.Seen.PASSED;
import static io.github.waivergate.replay.Observation.Seen.RERUN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.fixture.FixtureDrift;
import io.github.waivergate.fixture.FixtureState;
import io.github.waivergate.freeze.Freezes;
import io.github.waivergate.freeze.Freezes.Held;
import io.github.waivergate.freeze.FrozenTest;
import io.github.waivergate.freeze.Ledger;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** How a row of the ledger counts, and when the ledger stays closed. */
class FrozenRowsTest {
  private static final Instant NOW = Instant.parse("2026-10-09T00:00:00Z");
  private static final String PARSE = "com.acme.ParseTest#roundTrip";
  private static final String PROPERTY = "com.acme.RoundTripProperties#roundTrips";
  private static final Sha256 LOCKED = Sha256.of("locked".getBytes(StandardCharsets.UTF_8));
  private static final Sha256 OTHER = Sha256.of("other".getBytes(StandardCharsets.UTF_8));
  private static final Ledger CLOSED =
      () -> {
        throw new AssertionError("the ledger was opened");
      };

  private final TreeMap<TestId, Entry> known = new TreeMap<>();
  private UnstablePolicy policy = UnstablePolicy.PROPOSE;
  private List<FixtureDrift> drift = List.of();
  private PatchView patch = PatchView.UNANCHORED;
  private boolean ci;

  @Test
  void a_covered_test_stays_unstable_and_is_ready_for_review() throws Exception {
    var verdict = judge(freezes(PARSE, "roundTrip"), mixed(PARSE));

    var row = verdict.rows().get(0);
    assertThat(row.classified().caseClass()).isEqualTo(CaseClass.UNSTABLE_ASSERTION);
    assertThat(row.frozenBy()).map(FrozenTest::id).contains("fx-2026-10-08-01");
    assertThat(row.freeze()).isPresent();
    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.reviewReady()).isTrue();
  }

  @Test
  void an_uncovered_test_is_not_ready_for_review() throws Exception {
    for (var ledger :
        List.of(
            Ledger.NONE,
            freezes(PARSE, "roundTrip[2]"),
            freezes("com.acme.ParseTest#empty", "roundTrip"))) {
      var verdict = judge(ledger, mixed(PARSE));

      assertThat(verdict.rows().get(0).frozenBy()).isEmpty();
      assertThat(verdict.blocked()).isFalse();
      assertThat(verdict.reviewReady()).isFalse();
    }
  }

  @Test
  void one_uncovered_test_among_covered_ones_is_enough() throws Exception {
    var other = "com.acme.ParseTest#trim";
    known(other);
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      replays.add(
          replay(i)
              .saw(PARSE, i == 1 ? FAILED : PASSED)
              .saw(other, i == 2 ? FAILED : PASSED)
              .build());
    }

    assertThat(judge(freezes(PARSE, "roundTrip"), replays).reviewReady()).isFalse();
  }

  @Test
  void nothing_is_ready_for_review_in_ci_without_a_merge_base() throws Exception {
    ci = true;
    assertThat(judge(freezes(PARSE, "roundTrip"), mixed(PARSE)).reviewReady()).isFalse();
    patch = new PatchView(true, List.of(), List.of());
    assertThat(judge(freezes(PARSE, "roundTrip"), mixed(PARSE)).reviewReady()).isTrue();
  }

  @Test
  void a_freeze_pardons_no_stable_failure() throws Exception {
    var verdict =
        judge(freezes(PARSE, "roundTrip"), five(PARSE, FAILED, FAILED, FAILED, FAILED, FAILED));

    assertThat(verdict.rows().get(0).frozenBy()).isEmpty();
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void a_freeze_lends_no_outcome_to_a_test_that_a_crash_has_cut_off() throws Exception {
    known(PARSE);
    var cut = new ArrayList<>(five(PARSE, PASSED, FAILED, PASSED, PASSED));
    cut.add(replay(5).build());

    var verdict = judge(freezes(PARSE, "roundTrip"), cut);

    assertThat(verdict.rows().get(0).classified().caseClass()).isEqualTo(CaseClass.UNKNOWN_TEST);
    assertThat(verdict.rows().get(0).frozenBy()).isEmpty();
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void require_freeze_lets_a_covered_test_through() throws Exception {
    policy = UnstablePolicy.REQUIRE_FREEZE;

    var covered = judge(freezes(PARSE, "roundTrip"), mixed(PARSE));
    var uncovered = judge(Ledger.NONE, mixed(PARSE));

    assertThat(covered.blocked()).isFalse();
    assertThat(covered.reviewReady()).isTrue();
    assertThat(uncovered.blocked()).isTrue();
  }

  @Test
  void a_finding_of_the_ledger_blocks_a_green_suite() throws Exception {
    var finding = Finding.blocking("ledger_over_cap", "ledger", "2 freezes", "drop one");
    Ledger ledger = () -> new Freezes(true, Optional.of(1), 2, List.of(), List.of(finding));

    var verdict = judge(ledger, five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED));

    assertThat(verdict.findings()).containsExactly(finding);
    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.reviewReady()).isFalse();
  }

  @Test
  void the_ledger_stays_closed_under_block() throws Exception {
    policy = UnstablePolicy.BLOCK;

    assertThat(judge(CLOSED, mixed(PARSE)).blocked()).isTrue();
  }

  @Test
  void the_ledger_stays_closed_where_a_path_allows_no_waiver() throws Exception {
    patch = new PatchView(true, List.of(), List.of("src/main/java/auth/Login.java"));

    assertThat(judge(CLOSED, mixed(PARSE)).blocked()).isTrue();
  }

  @Test
  void the_ledger_stays_closed_where_a_property_is_false() throws Exception {
    known(PROPERTY);

    assertThat(judge(CLOSED, five(PROPERTY, PASSED, FAILED, PASSED, PASSED, PASSED)).blocked())
        .isTrue();
  }

  @Test
  void the_ledger_stays_closed_where_a_fixture_has_drifted() throws Exception {
    drift = List.of(new FixtureDrift("f", FixtureDrift.Kind.CHANGED, "found", "mend"));

    assertThat(judge(CLOSED, mixed(PARSE)).blocked()).isTrue();
  }

  @Test
  void what_was_rerun_earns_no_proposal_and_no_cover() throws Exception {
    known(PARSE);
    var replays = new ArrayList<>(five(PARSE, PASSED, FAILED, PASSED, PASSED, PASSED));
    replays.add(replay(6).saw(PARSE, RERUN).build());

    var row = judge(freezes(PARSE, "roundTrip"), replays).rows().get(0);

    assertThat(row.classified().caseClass()).isEqualTo(CaseClass.UNSTABLE_ASSERTION);
    assertThat(row.freeze()).isEmpty();
    assertThat(row.frozenBy()).isEmpty();
    assertThat(row.reasons())
        .containsExactly(
            "rerun_evidence in target/waiver-gate/replays/6", "no freeze: rerun_evidence");
  }

  @Test
  void a_name_that_cannot_be_folded_earns_no_proposal_and_no_cover() throws Exception {
    var free = "com.acme.ParseTest#p[0: a]";
    known(free);

    var row = judge(freezes(free, "p[0: a]"), mixed(free)).rows().get(0);

    assertThat(row.freeze()).isEmpty();
    assertThat(row.frozenBy()).isEmpty();
    assertThat(row.reasons())
        .containsExactly(
            "no freeze: the name cannot be folded, so that a freeze could not name one test");
  }

  @Test
  void what_fails_in_the_bases_test_has_to_be_covered_too() throws Exception {
    var patched = judge(freezes(PARSE, "roundTrip"), mixed(PARSE));
    var covered = BothOracles.of(patched, judge(freezes(PARSE, "roundTrip"), mixed(PARSE)));
    var uncovered = BothOracles.of(patched, judge(Ledger.NONE, mixed(PARSE)));

    assertThat(covered.rows().get(0).frozenBy()).isPresent();
    assertThat(covered.reviewReady()).isTrue();
    assertThat(covered.freezes().used()).isEqualTo(1);
    assertThat(uncovered.rows().get(0).frozenBy()).isEmpty();
    assertThat(uncovered.reviewReady()).isFalse();
  }

  @Test
  void an_unstable_test_of_the_base_is_covered_where_the_patchs_own_is_green() throws Exception {
    var green =
        judge(freezes(PARSE, "roundTrip"), five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED));
    var both = BothOracles.of(green, judge(freezes(PARSE, "roundTrip"), mixed(PARSE)));

    assertThat(both.rows().get(0).oracle()).isEqualTo(Oracle.BASE);
    assertThat(both.rows().get(0).freeze()).isEmpty();
    assertThat(both.rows().get(0).frozenBy()).isPresent();
    assertThat(both.withRows(new ArrayList<>(both.rows())).reviewReady()).isTrue();
  }

  private Verdict judge(Ledger ledger, List<Replay> replays) throws EvidenceException {
    known(PARSE);
    replays.forEach(replay -> replay.observations().keySet().forEach(id -> known(id.value())));
    return AdmissionGate.judge(
        new GateInput(
            new GateSettings(5, 24, policy, GateSettings.DEFAULT.propertyTests()),
            new TestInventory(inventory(replays), List.of()),
            new FixtureState(LOCKED, drift.isEmpty() ? LOCKED : OTHER, drift),
            Optional.empty(),
            replays,
            List.of(),
            List.of(),
            patch,
            ci),
        ledger,
        NOW);
  }

  /** Only what some replay reports: a test that none reports is another story. */
  private SortedMap<TestId, Entry> inventory(List<Replay> replays) {
    var seen = new TreeSet<TestId>();
    replays.forEach(replay -> seen.addAll(replay.observations().keySet()));
    var entries = new TreeMap<TestId, Entry>(known);
    entries.keySet().retainAll(seen);
    return entries;
  }

  private static List<Replay> mixed(String id) {
    return five(id, PASSED, FAILED, PASSED, FAILED, PASSED);
  }

  private static Ledger freezes(String test, String invocation) {
    var row =
        new FrozenTest(
            "fx-2026-10-08-01",
            ".",
            new TestId(test),
            LOCKED.hex(),
            NOW.plusSeconds(3600),
            List.of(invocation),
            "alice",
            "ACME-17");
    return () ->
        new Freezes(
            true, Optional.of(3), 1, List.of(new Held(row, /* counts= */ true, 1)), List.of());
  }

  private void known(String id) {
    known.put(new TestId(id), new Entry(1, Status.RUN));
  }
}
