package io.github.waivergate.gate;

import static io.github.waivergate.gate.Replays.five;
import static io.github.waivergate.gate.Replays.replay;
import static io.github.waivergate.replay.Observation.Seen.FAILED;
import static io.github.waivergate.replay.Observation.Seen.PASSED;
import static io.github.waivergate.replay.Observation.Seen.SKIPPED;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.fixture.FixtureState;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Outcome;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the property step's one outcome counts for, beside the replays. */
class PropertyEvidenceTest {
  private static final Instant NOW = Instant.parse("2026-10-09T00:00:00Z");
  private static final String PARSE = "com.acme.ParseTest#empty";
  private static final String PROPERTY = "com.acme.TaxProperties#holds";
  private static final Replay HOLDS = replay(0).saw(PROPERTY, PASSED).build();

  private final TreeMap<TestId, Entry> known = new TreeMap<>();
  private final List<Replay> green = five(PARSE, PASSED, PASSED, PASSED, PASSED, PASSED);

  PropertyEvidenceTest() {
    knows(PARSE, 1, Status.RUN);
    knows(PROPERTY, 1, Status.RUN);
  }

  @Test
  void a_property_that_no_replay_reports_counts_its_one_outcome_for_all() throws Exception {
    var verdict = judge(HOLDS, green);

    assertThat(row(verdict, PROPERTY).result().outcomes())
        .isEqualTo(Collections.nCopies(5, Outcome.PASSED));
    assertThat(row(verdict, PROPERTY).reasons()).isEmpty();
    assertThat(classOf(verdict, PROPERTY)).isEqualTo(CaseClass.STABLE_PASS);
    assertThat(verdict.blocked()).isFalse();
  }

  @Test
  void a_property_that_one_replay_reports_needs_the_others_too() throws Exception {
    var replays = new ArrayList<>(green.subList(0, 4));
    replays.add(replay(5).saw(PARSE, PASSED).saw(PROPERTY, PASSED).build());

    var verdict = judge(HOLDS, replays);

    assertThat(row(verdict, PROPERTY).result().outcomes()).containsExactly(Outcome.PASSED);
    assertThat(classOf(verdict, PROPERTY)).isEqualTo(CaseClass.UNKNOWN_TEST);
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void a_property_whose_class_a_replay_skips_needs_the_others_too() throws Exception {
    var replays = new ArrayList<>(green.subList(0, 4));
    replays.add(replay(5).saw(PARSE, PASSED).skippedClass("com.acme.TaxProperties").build());

    assertThat(classOf(judge(HOLDS, replays), PROPERTY)).isEqualTo(CaseClass.UNKNOWN_TEST);
  }

  @Test
  void a_test_that_is_no_property_gains_nothing_by_the_step() throws Exception {
    knows("com.acme.TaxTest#rounds", 1, Status.RUN);
    var step = replay(0).saw(PROPERTY, PASSED).saw("com.acme.TaxTest#rounds", PASSED).build();

    var verdict = judge(step, green);

    assertThat(classOf(verdict, "com.acme.TaxTest#rounds")).isEqualTo(CaseClass.UNKNOWN_TEST);
  }

  @Test
  void a_property_without_a_step_and_without_a_replay_is_unknown() throws Exception {
    assertThat(classOf(judge(null, green), PROPERTY)).isEqualTo(CaseClass.UNKNOWN_TEST);
  }

  @Test
  void a_property_that_the_step_skips_is_unknown_unless_known_as_skipped() throws Exception {
    var step = replay(0).saw(PROPERTY, SKIPPED).build();

    assertThat(classOf(judge(step, green), PROPERTY)).isEqualTo(CaseClass.UNKNOWN_TEST);
    knows(PROPERTY, 1, Status.SKIPPED);
    assertThat(judge(step, green).skipped()).containsExactly(new TestId(PROPERTY));
  }

  @Test
  void a_property_with_fewer_invocations_than_known_is_unknown() throws Exception {
    knows(PROPERTY, 3, Status.RUN);
    var step = replay(0).saw(PROPERTY, PASSED, 2, false).build();

    assertThat(classOf(judge(step, green), PROPERTY)).isEqualTo(CaseClass.UNKNOWN_TEST);
  }

  @Test
  void a_property_that_nobody_knows_is_unknown() throws Exception {
    known.remove(new TestId(PROPERTY));

    assertThat(classOf(judge(HOLDS, green), PROPERTY)).isEqualTo(CaseClass.UNKNOWN_TEST);
  }

  @Test
  void a_property_false_in_the_step_judges_every_case_though_all_replays_are_green()
      throws Exception {
    var step = replay(0).saw(PROPERTY, FAILED).build();
    var replays = new ArrayList<Replay>();
    for (int i = 1; i <= 5; i++) {
      replays.add(replay(i).saw(PARSE, PASSED).saw(PROPERTY, PASSED).build());
    }

    assertThat(judge(step, replays).counts().keySet())
        .containsExactly(CaseClass.PROPERTY_VIOLATION);
    assertThat(judge(HOLDS, replays).blocked()).isFalse();
  }

  @Test
  void an_unreadable_report_of_the_step_blocks() throws Exception {
    var step = replay(0).saw(PROPERTY, PASSED).unreadable("com.acme.RateProperties").build();

    var verdict = judge(step, green);

    assertThat(verdict.findings()).extracting(Finding::rule).containsExactly("unreadable_report");
    assertThat(verdict.blocked()).isTrue();
  }

  private Verdict judge(@Nullable Replay step, List<Replay> replays) throws EvidenceException {
    var digest = Sha256.of(new byte[0]);
    return AdmissionGate.judge(
        new GateInput(
            GateSettings.DEFAULT,
            new TestInventory(known, List.of()),
            new FixtureState(digest, digest, List.of()),
            Optional.ofNullable(step),
            replays,
            List.of(),
            List.of(),
            PatchView.UNANCHORED,
            false),
        NOW);
  }

  private void knows(String id, int invocations, Status status) {
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
