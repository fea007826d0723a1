package io.github.waivergate.gate;

import static io.github.waivergate.gate.Replays.replay;
import static io.github.waivergate.replay.Observation.Seen.FAILED;
import static io.github.waivergate.replay.Observation.Seen.PASSED;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.fixture.FixtureDrift;
import io.github.waivergate.fixture.FixtureState;
import io.github.waivergate.freeze.Freezes;
import io.github.waivergate.freeze.Freezes.Held;
import io.github.waivergate.freeze.Ledger;
import io.github.waivergate.freeze.QuarantinedInput;
import io.github.waivergate.freeze.Symptom;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import io.github.waivergate.witness.Counterexample;
import io.github.waivergate.witness.FreezeKey;
import io.github.waivergate.witness.NamedFailure;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A false property whose every example rows of the ledger set aside, and all that undoes it. */
class SparedPropertiesTest {
  private static final Instant NOW = Instant.parse("2026-10-09T00:00:00Z");
  private static final String PROPERTY = "com.acme.TaxProperties#holds";
  private static final String OTHER = "com.acme.TaxProperties#adds";
  private static final String TEST = "com.acme.ParseTest#empty";
  private static final Sha256 LOCKED = sha("locked");
  private static final Counterexample ONE =
      new Counterexample(
          new FreezeKey(PROPERTY, sha("one"), sha("generators")), sha("seeds"), 3, "E");
  private static final Ledger CLOSED =
      () -> {
        throw new AssertionError("the ledger was opened");
      };

  private Replays step = replay(0).saw(PROPERTY, FAILED).saw(OTHER, PASSED);
  private List<NamedFailure> named = List.of(named(Optional.empty()));
  private List<Replay> replays = green(TEST);
  private List<FixtureDrift> drift = List.of();
  private List<Finding> findings = List.of();
  private UnstablePolicy policy = UnstablePolicy.PROPOSE;

  @Test
  void it_is_neither_false_nor_a_case_nor_a_pass() throws Exception {
    var verdict = judge(row());

    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.reviewReady()).isTrue();
    assertThat(verdict.rows())
        .extracting(row -> row.result().testId().value())
        .containsExactly(TEST, OTHER);
    assertThat(verdict.skipped()).isEmpty();
    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.spared()).hasSize(1);
    assertThat(verdict.spared().get(0).property()).isEqualTo(new TestId(PROPERTY));
    assertThat(verdict.spared().get(0).examples()).containsExactly(ONE);
    assertThat(verdict.spared().get(0).rows())
        .extracting(QuarantinedInput::id)
        .containsExactly("fx-2026-10-05-01");
  }

  @Test
  void without_a_row_it_is_false() throws Exception {
    assertFalse(judge(Ledger.NONE));
    assertThat(judge(Ledger.NONE).findings())
        .containsExactly(
            Finding.blocking(
                "property_violation",
                PROPERTY,
                "false in target/waiver-gate/replays/0: boom",
                "fix the production code; no freeze opens for a false property"));
  }

  @Test
  void a_row_that_does_not_fit_says_why() throws Exception {
    named = List.of(named(Optional.of("failed in all 5 clean replays with E")));

    var verdict = judge(row());

    assertFalse(verdict);
    assertThat(verdict.findings())
        .contains(
            Finding.note(
                "witness_not_set_aside",
                PROPERTY,
                "failed in all 5 clean replays with E",
                "mend the property; a row sets aside just the example that it names, drawn as it"
                    + " was"));
  }

  @Test
  void a_failure_without_a_name_is_false_and_closes_the_ledger() throws Exception {
    named = List.of();

    assertFalse(judge(CLOSED));
  }

  @Test
  void another_false_property_closes_the_ledger() throws Exception {
    step = replay(0).saw(PROPERTY, FAILED).saw(OTHER, FAILED);

    assertFalse(judge(CLOSED));
  }

  @Test
  void a_broken_set_up_or_tear_down_of_its_class_is_not_set_aside() throws Exception {
    step = replay(0).saw(PROPERTY, FAILED).setUpFailed("com.acme.TaxProperties");
    assertFalse(judge(CLOSED));

    step = replay(0).saw(PROPERTY, FAILED).tearDownFailed("com.acme.TaxProperties");
    assertFalse(judge(CLOSED));
  }

  @Test
  void a_failure_in_a_replay_is_not_set_aside() throws Exception {
    replays =
        new ArrayList<>(
            green(TEST).stream()
                .map(run -> replay(1).saw(TEST, PASSED).saw(PROPERTY, FAILED).build())
                .toList());

    assertFalse(judge(row()));
  }

  @Test
  void a_pass_in_the_replays_is_no_pass() throws Exception {
    replays =
        green(TEST).stream()
            .map(run -> replay(1).saw(TEST, PASSED).saw(PROPERTY, PASSED).build())
            .toList();

    assertThat(judge(row()).rows())
        .extracting(row -> row.result().testId().value())
        .containsExactly(TEST, OTHER);
  }

  @Test
  void a_receipt_that_contradicts_a_report_makes_the_property_false() throws Exception {
    step = replay(0).saw(PROPERTY, PASSED).saw(OTHER, PASSED);
    named = List.of();
    findings =
        List.of(
            Finding.blocking("receipt_contradicts_report", PROPERTY, "says falsified", "find it"));

    assertFalse(judge(CLOSED));
  }

  @Test
  void where_no_freeze_counts_nothing_is_set_aside() throws Exception {
    policy = UnstablePolicy.BLOCK;
    assertFalse(judge(CLOSED));

    policy = UnstablePolicy.PROPOSE;
    drift = List.of(new FixtureDrift("rates.json", FixtureDrift.Kind.DELETED, "gone", "restore"));
    assertFalse(judge(CLOSED));
  }

  @Test
  void a_pass_by_the_other_oracle_does_not_count_either() throws Exception {
    var spared = judge(row());
    step = replay(0).saw(PROPERTY, PASSED).saw(OTHER, PASSED);
    named = List.of();
    var passed = judge(row());

    for (var both : List.of(BothOracles.of(spared, passed), BothOracles.of(passed, spared))) {
      assertThat(both.rows())
          .extracting(row -> row.result().testId().value())
          .containsExactly(TEST, OTHER);
      assertThat(both.spared()).hasSize(1);
      assertThat(both.blocked()).isFalse();
    }
    assertThat(BothOracles.of(spared, spared).spared()).hasSize(1);
  }

  @Test
  void false_by_the_merge_bases_run_it_stays_false() throws Exception {
    var spared = judge(row());
    var base = judge(Ledger.NONE);

    assertThat(BothOracles.of(spared, base).blocked()).isTrue();
  }

  private static void assertFalse(Verdict verdict) {
    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.spared()).isEmpty();
    assertThat(verdict.rows())
        .isNotEmpty()
        .allMatch(row -> row.classified().caseClass() == CaseClass.PROPERTY_VIOLATION);
  }

  private Verdict judge(Ledger ledger) throws EvidenceException {
    var known = new TreeMap<TestId, Entry>();
    for (String id : List.of(PROPERTY, OTHER, TEST)) {
      known.put(new TestId(id), new Entry(1, Status.RUN));
    }
    return AdmissionGate.judge(
        new GateInput(
            new GateSettings(5, 24, policy, GateSettings.DEFAULT.propertyTests()),
            new TestInventory(known, List.of()),
            new FixtureState(LOCKED, drift.isEmpty() ? LOCKED : sha("other"), drift),
            Optional.of(step.build()),
            replays,
            named,
            findings,
            PatchView.UNANCHORED,
            false),
        ledger,
        NOW);
  }

  private static NamedFailure named(Optional<String> against) {
    return new NamedFailure(PROPERTY, List.of(ONE), against);
  }

  private static Ledger row() {
    var row =
        new QuarantinedInput(
            "fx-2026-10-05-01",
            ".",
            new TestId("com.acme.TaxTest#locked"),
            new TestId("com.acme.TaxTest#neighbours"),
            "src/test/resources/locked/q1.json",
            "holds",
            Symptom.WALL_CLOCK,
            Optional.of("2026-10-05T00:00:00Z"),
            LocalDate.parse("2026-10-05"),
            LocalDate.parse("2026-10-12"),
            Optional.of(ONE));
    return () ->
        new Freezes(
            true, Optional.of(3), 1, List.of(new Held(row, /* counts= */ true, 1)), List.of());
  }

  private static List<Replay> green(String id) {
    return Replays.five(id, PASSED, PASSED, PASSED, PASSED, PASSED);
  }

  private static Sha256 sha(String text) {
    return Sha256.of(text.getBytes(UTF_8));
  }
}
