package io.github.waivergate.inventory;

import static io.github.waivergate.gate.Replays.replay;
import static io.github.waivergate.replay.Observation.Seen.FAILED;
import static io.github.waivergate.replay.Observation.Seen.PASSED;
import static io.github.waivergate.replay.Observation.Seen.RERUN;
import static io.github.waivergate.replay.Observation.Seen.SKIPPED;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class InventoryDraftTest {
  private static final String EMPTY = "com.acme.ParseTest#empty";
  private static final String SLOW = "com.acme.ParseTest#slow";
  private static final List<String> ENGINES = List.of("maven-surefire-plugin 3.6.1");

  private Set<String> failing = Set.of();
  private Set<String> conditional = Set.of();
  private Optional<TestInventory> before = Optional.empty();

  @Test
  void what_ran_and_what_was_skipped_becomes_known() {
    var draft = draft(replay(1).saw(EMPTY, PASSED, 3, false).saw(SLOW, SKIPPED).build());

    assertThat(draft.refusals()).isEmpty();
    assertThat(draft.inventory(ENGINES).engines()).isEqualTo(ENGINES);
    assertThat(draft.inventory(ENGINES).entries())
        .containsOnlyKeys(new TestId(EMPTY), new TestId(SLOW))
        .containsEntry(new TestId(EMPTY), new Entry(3, Status.RUN))
        .containsEntry(new TestId(SLOW), new Entry(1, Status.SKIPPED));
  }

  @Test
  void the_fewest_invocations_of_all_runs_are_recorded() {
    var draft =
        draft(
            replay(1).saw(EMPTY, PASSED, 3, false).build(),
            replay(2).saw(EMPTY, PASSED, 2, false).build(),
            replay(3).saw(SLOW, PASSED).build());

    assertThat(draft.refusals()).isEmpty();
    assertThat(entry(draft, EMPTY)).isEqualTo(new Entry(2, Status.RUN));
  }

  @Test
  void a_failing_test_is_refused_unless_it_is_named() {
    var red = replay(1).saw(EMPTY, FAILED).build();

    assertThat(draft(red).refusals())
        .containsExactly(
            Finding.blocking(
                "failing_test",
                EMPTY,
                "failed in target/waiver-gate/replays/1: boom",
                "fix it, or lock it as it is by name: \"-Dwaiver-gate.failing=" + EMPTY + "\""));
    failing = Set.of(EMPTY);
    assertThat(draft(red).refusals()).isEmpty();
    assertThat(entry(draft(red), EMPTY)).isEqualTo(new Entry(1, Status.RUN));
  }

  @Test
  void a_failing_tear_down_is_refused_unless_it_is_named() {
    var red = replay(1).saw(EMPTY, PASSED).tearDownFailed("com.acme.ParseTest").build();

    assertThat(draft(red).refusals())
        .containsExactly(
            Finding.blocking(
                "failing_test",
                "com.acme.ParseTest#<class>",
                "failed in target/waiver-gate/replays/1: teardown broke",
                "fix it, or lock it as it is by name:"
                    + " \"-Dwaiver-gate.failing=com.acme.ParseTest#<class>\""));
    failing = Set.of("com.acme.ParseTest#<class>");
    assertThat(draft(red).refusals()).isEmpty();
    assertThat(draft(red).inventory(ENGINES).entries()).containsOnlyKeys(new TestId(EMPTY));
  }

  @Test
  void a_rerun_is_refused_even_when_it_is_named() {
    var rerun = replay(1).saw(EMPTY, RERUN).build();
    var refusal =
        Finding.blocking(
            "rerun_evidence",
            EMPTY,
            "Surefire ran it again within one run, in target/waiver-gate/replays/1",
            "set rerunFailingTestsCount to 0, then lock again");

    assertThat(draft(rerun).refusals()).containsExactly(refusal);
    failing = Set.of(EMPTY);
    conditional = Set.of(EMPTY);
    assertThat(draft(rerun).refusals()).containsExactly(refusal);
  }

  @Test
  void a_test_skipped_in_some_runs_is_refused_unless_it_is_conditional() {
    var ran = replay(1).saw(EMPTY, PASSED).build();
    var skipped = replay(2).saw(EMPTY, SKIPPED).build();

    assertThat(draft(ran, skipped).refusals())
        .containsExactly(
            Finding.blocking(
                "mixed_skips",
                EMPTY,
                "ran in some runs of this build and was skipped in others",
                "make it one or the other, or name it: \"-Dwaiver-gate.conditional="
                    + EMPTY
                    + "\""));
    conditional = Set.of(EMPTY);
    assertThat(draft(ran, skipped).refusals()).isEmpty();
    assertThat(entry(draft(ran, skipped), EMPTY)).isEqualTo(new Entry(1, Status.CONDITIONAL));
  }

  @Test
  void a_conditional_test_that_nothing_reports_is_refused() {
    conditional = Set.of(SLOW, EMPTY);

    assertThat(draft(replay(1).saw(EMPTY, PASSED).build()).refusals())
        .containsExactly(
            Finding.blocking(
                "unreported_test",
                SLOW,
                "named as conditional, and no report of this build mentions it",
                "correct the id; ids are listed in qa/known-tests.lock"));
    assertThat(draft(replay(1).saw(EMPTY, PASSED).saw(SLOW, PASSED).build()).refusals()).isEmpty();
  }

  @Test
  void what_was_conditional_stays_so_while_it_or_its_whole_class_is_reported() {
    var mount = "com.acme.OsTest#mount";
    var known = new TreeMap<TestId, Entry>();
    known.put(new TestId(mount), new Entry(2, Status.CONDITIONAL));
    known.put(new TestId(EMPTY), new Entry(1, Status.CONDITIONAL));
    before = Optional.of(new TestInventory(known, ENGINES));

    var skipped = draft(replay(1).saw(EMPTY, PASSED).skippedClass("com.acme.OsTest").build());
    var gone = draft(replay(1).saw(EMPTY, PASSED).build());

    assertThat(skipped.refusals()).isEmpty();
    assertThat(entry(skipped, mount)).isEqualTo(new Entry(2, Status.CONDITIONAL));
    assertThat(entry(skipped, EMPTY)).isEqualTo(new Entry(1, Status.CONDITIONAL));
    assertThat(gone.refusals()).isEmpty();
    assertThat(gone.inventory(ENGINES).entry(new TestId(mount))).isEmpty();
  }

  @Test
  void what_blocks_a_run_blocks_its_lock_and_notes_do_not() {
    var unreadable = replay(1).saw(EMPTY, PASSED).unreadable("com.acme.TaxTest").build();

    assertThat(draft(unreadable).refusals()).isEqualTo(unreadable.findings());
    assertThat(draft(replay(1).saw(EMPTY, PASSED).noted("stale_report").build()).refusals())
        .isEmpty();
  }

  @Test
  void without_any_test_there_is_nothing_to_lock() {
    assertThat(draft(replay(1).build()).refusals())
        .containsExactly(
            Finding.blocking(
                "no_test",
                "the reports of this build",
                "no test was reported",
                "let at least one test run: mvn test waiver-gate:lock"));
  }

  @Test
  void a_reason_why_no_test_is_there_stands_alone() {
    assertThat(draft(replay(1).unreadable("com.acme.TaxTest").build()).refusals())
        .extracting(Finding::rule)
        .containsExactly("unreadable_report");
  }

  private InventoryDraft draft(Replay... runs) {
    return InventoryDraft.of(List.of(runs), failing, conditional, before);
  }

  private static Entry entry(InventoryDraft draft, String id) {
    return draft.inventory(ENGINES).entry(new TestId(id)).orElseThrow();
  }
}
