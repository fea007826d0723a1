package io.github.waivergate.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.neighbours.Grid;
import io.github.waivergate.neighbours.MemoryFixtures;
import io.github.waivergate.neighbours.Neighbour;
import io.github.waivergate.receipt.Receipt;
import io.github.waivergate.receipt.Receipt.Kind;
import io.github.waivergate.receipt.Receipts;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.TestId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ProofTest {
  private static final TestId NODE = new TestId("com.acme.InvoiceTaxTest#locked(Input)");
  private static final TestId RECHECK = new TestId("com.acme.InvoiceTaxTest#neighbours(Input)");
  private static final String INPUT = "locked/invoice.json";
  private static final String PLACE = "qa/freeze_ledger.json fx-1";
  private static final String SIDECAR =
      "{\"outputs\": [], \"pointers\": [\"/n\"], \"schema\": {\"properties\": {\"n\":"
          + " {\"minimum\": 0}}}, \"least\": 1, \"greatest\": 3, \"must_fail\": [{\"n\": -1}]}";
  private static final Instant NOW = Instant.parse("2026-10-09T00:00:00Z");

  private final MemoryFixtures fixtures =
      new MemoryFixtures()
          .with(INPUT, "{\"n\": 5}")
          .with("locked/invoice.neighbours.json", SIDECAR);
  private final Grid grid;

  ProofTest() throws Exception {
    grid = Grid.of(INPUT, "locked/invoice.neighbours.json", fixtures);
  }

  @Test
  void two_whole_replays_are_proof() {
    assertThat(missing(replay(1, whole()), replay(2, whole()))).isEmpty();
  }

  @Test
  void an_id_without_types_is_proven_by_receipts_with_them() {
    var node = new TestId("com.acme.InvoiceTaxTest#locked");
    var recheck = new TestId("com.acme.InvoiceTaxTest#neighbours");
    var replay = replay(1, whole(), node, Seen.PASSED, recheck, Seen.PASSED);

    assertThat(new Proof(1, List.of(replay), fixtures).missing(node, recheck, INPUT, PLACE))
        .isEmpty();
  }

  @Test
  void another_overload_proves_nothing() {
    var node = new TestId("com.acme.InvoiceTaxTest#locked(String)");
    var replay = replay(1, whole(), node, Seen.PASSED, RECHECK, Seen.PASSED);

    assertThat(new Proof(1, List.of(replay), fixtures).missing(node, RECHECK, INPUT, PLACE))
        .hasSize(1);
  }

  @Test
  void one_replay_without_a_neighbour_is_none() {
    var short1 = whole();
    short1.remove(2);

    assertThat(missing(replay(1, whole()), replay(2, short1)))
        .containsExactly(
            notProven(
                "replay 2 of 2: "
                    + RECHECK
                    + " read 2 of 3 neighbours of locked/invoice.json, the first that it did not"
                    + " read is 0002.json (/n is 1, was 5)"));
  }

  @Test
  void an_empty_body_is_none() {
    var unread = whole();
    unread.replaceAll(r -> new Receipt(r.test(), r.kind(), r.sha256(), false, r.outcome()));

    assertThat(missing(replay(1, unread), replay(2, unread)))
        .containsExactly(
            notProven(
                "replays 1, 2 of 2: " + NODE + " passed without reading locked/invoice.json"));
  }

  @Test
  void green_reports_without_receipts_are_none() {
    assertThat(missing(replay(1, new ArrayList<>()), replay(2, whole())))
        .containsExactly(
            notProven(
                "replay 1 of 2: nothing says that "
                    + NODE
                    + " was handed locked/invoice.json as it is locked"));
  }

  @Test
  void receipts_of_other_bytes_are_none() {
    var edited = whole();
    edited.set(0, new Receipt(NODE.value(), Kind.LOCKED, Sha256.of(new byte[0]), true, "held"));

    assertThat(missing(replay(1, edited), replay(2, whole()))).hasSize(1);
  }

  @Test
  void a_property_that_was_not_shown_to_fail_where_it_must_is_none() {
    var unfalsified = whole();
    unfalsified.remove(unfalsified.size() - 1);

    assertThat(missing(replay(1, unfalsified), replay(2, whole())))
        .containsExactly(
            notProven(
                "replay 1 of 2: "
                    + RECHECK
                    + " was not shown to fail on must-fail-1.json (must fail: /n is -1, was 5)"));
  }

  @Test
  void tests_that_are_not_green_are_none() {
    assertThat(reason(Seen.SKIPPED, Seen.PASSED)).isEqualTo(NODE + " was skipped");
    assertThat(reason(Seen.FAILED, Seen.PASSED)).isEqualTo(NODE + " failed");
    assertThat(reason(Seen.PASSED, Seen.RERUN)).isEqualTo(RECHECK + " was run again");
    assertThat(reason(Seen.PASSED, Seen.FAILED)).isEqualTo(RECHECK + " failed");
  }

  @Test
  void receipts_that_cannot_be_read_are_none() {
    var replay =
        new SealedReplay(
            1,
            "n",
            NOW,
            NOW,
            List.of(),
            reports(NODE, Seen.PASSED, RECHECK, Seen.PASSED),
            new Receipts(whole(), List.of("a.jsonl is not as it was sealed")));

    assertThat(new Proof(1, List.of(replay), fixtures).missing(NODE, RECHECK, INPUT, PLACE))
        .containsExactly(notProven("replay 1 of 1: a.jsonl is not as it was sealed"));
  }

  @Test
  void a_replay_that_was_not_run_is_none() {
    assertThat(missing(replay(1, whole())))
        .containsExactly(notProven("replay 2 of 2: was not run by the goal replay"));
    assertThat(new Proof(0, List.of(), fixtures).missing(NODE, RECHECK, INPUT, PLACE))
        .containsExactly(notProven("no replay was run"));
  }

  @Test
  void an_input_without_lock_or_sidecar_has_no_proof() {
    var proof = new Proof(1, List.of(replay(1, whole())), fixtures);

    assertThat(proof.missing(NODE, RECHECK, "../etc/passwd", PLACE))
        .containsExactly(notProven("../etc/passwd is not in the fixture lock"));
    assertThat(proof.missing(NODE, RECHECK, "locked/invoice.neighbours.json", PLACE))
        .containsExactly(
            notProven(
                "locked/invoice.neighbours.json has no locked sidecar, so it has no neighbours"));
  }

  @Test
  void a_sidecar_that_makes_too_few_gives_no_proof() {
    fixtures.with("locked/invoice.neighbours.json", SIDECAR.replace("\"/n\"", ""));

    assertThat(missing(replay(1, whole()), replay(2, whole())))
        .containsExactly(
            notProven("locked/invoice.json: has 0 legal neighbours, its sidecar wants at least 1"));
  }

  @Test
  void a_property_never_shown_to_fail_is_named() {
    var proof = new Proof(1, List.of(), fixtures);
    assertThat(proof.unfalsified(RECHECK, INPUT, PLACE)).isEmpty();

    fixtures.with(
        "locked/invoice.neighbours.json", SIDECAR.replace(", \"must_fail\": [{\"n\": -1}]", ""));

    assertThat(proof.unfalsified(RECHECK, INPUT, PLACE))
        .contains(
            Finding.note(
                "unfalsified",
                PLACE,
                RECHECK + " was never shown to fail: the sidecar names nothing in must_fail",
                "name an input in must_fail on which the property has to fail"));
  }

  private String reason(Seen node, Seen recheck) {
    var replay = replay(1, whole(), NODE, node, RECHECK, recheck);
    var found =
        new Proof(1, List.of(replay), fixtures).missing(NODE, RECHECK, INPUT, PLACE).get(0).found();
    return found.replace("replay 1 of 1: ", "");
  }

  private List<Finding> missing(SealedReplay... replays) {
    return new Proof(2, List.of(replays), fixtures).missing(NODE, RECHECK, INPUT, PLACE);
  }

  private static Finding notProven(String found) {
    return Finding.blocking(
        "recheck_unproven",
        PLACE,
        found,
        "let both tests run in every replay and take an Input of waiver-gate-junit;"
            + " docs/neighbours.md shows how");
  }

  private List<Receipt> whole() {
    var receipts = new ArrayList<Receipt>();
    receipts.add(new Receipt(NODE.value(), Kind.LOCKED, grid.inputSha256(), true, "held"));
    for (Neighbour neighbour : grid.neighbours()) {
      receipts.add(new Receipt(RECHECK.value(), Kind.NEIGHBOUR, neighbour.sha256(), true, "held"));
    }
    for (Neighbour example : grid.mustFail()) {
      receipts.add(new Receipt(RECHECK.value(), Kind.MUST_FAIL, example.sha256(), true, "failed"));
    }
    return receipts;
  }

  private static SealedReplay replay(int index, List<Receipt> receipts) {
    return replay(index, receipts, NODE, Seen.PASSED, RECHECK, Seen.PASSED);
  }

  private static SealedReplay replay(
      int index, List<Receipt> receipts, TestId node, Seen one, TestId recheck, Seen other) {
    return new SealedReplay(
        index,
        "n",
        NOW,
        NOW,
        List.of(),
        reports(node, one, recheck, other),
        new Receipts(receipts, List.of()));
  }

  private static Replay reports(TestId node, Seen one, TestId recheck, Seen other) {
    return new Replay(
        "replays/1",
        Map.of(node, seen(node, one), recheck, seen(recheck, other)),
        Set.of(),
        Map.of(),
        Set.of(),
        Set.of(),
        Set.of("com.acme.InvoiceTaxTest"),
        List.of(),
        1);
  }

  private static Observation seen(TestId id, Seen seen) {
    return new Observation(id, seen, 1, List.of(), /* duplicate= */ false, "");
  }
}
