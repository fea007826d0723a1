package io.github.waivergate.module;

import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.passed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.git.Source;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The goal {@code freeze}: what it writes, and every reason for which it writes nothing. */
class LedgerGoalTest {
  private static final String COMMIT = "c".repeat(40);
  private static final String TREE = "d".repeat(40);
  private static final String EMPTY = "com.acme.ParseTest#empty";
  private static final String REPORT = "target/waiver-gate/waiver.json";

  private final SmallModule module;
  private final Path ledger;
  private Checkout checkout = new Checkout(COMMIT, TREE, List.of(), "qa/freeze_ledger.json");
  private Instant now = SmallModule.NOW.plusSeconds(60);

  LedgerGoalTest(@TempDir Path directory) throws Exception {
    module =
        new SmallModule(directory)
            .fixture("rates.json", "{}\n")
            .knows("ParseTest#empty")
            .knows("ParseTest#red")
            .knows("ParseTest#trim");
    ledger = directory.resolve("qa/freeze_ledger.json");
    module.patch =
        new Patch(
            new Source(COMMIT, TREE), Optional.empty(), Optional.empty(), path -> Optional.empty());
    for (int k = 1; k <= 5; k++) {
      module.report(
          k,
          "ParseTest",
          k == 2 ? failed("empty") : passed("empty"),
          failed("red"),
          k == 3 ? failed("trim") : passed("trim"));
    }
    module.lock();
    module.verdict();
  }

  @Test
  void a_proposal_is_moved_into_a_ledger_that_is_made_for_it() throws Exception {
    var change = move(EMPTY);

    assertThat(change.refusals()).isEmpty();
    assertThat(change.changes())
        .containsExactly(
            "qa/freeze_ledger.json: freezes: 1 of 3",
            "added: fx-2026-10-09-01, com.acme.ParseTest#empty",
            "check it in, in a commit of its own; a row counts once the target branch has it");
    assertThat(ledger)
        .content()
        .isEqualTo(
            """
            {
              "cap": 3,
              "freezes": [
                {
                  "id": "fx-2026-10-09-01",
                  "module": ".",
                  "test_id": "com.acme.ParseTest#empty",
                  "class": "unstable_assertion",
                  "fixture_hash": "%s",
                  "replay_pass": 4,
                  "replay_total": 5,
                  "counts_as_pass": false,
                  "issued_at": "2026-10-09T00:10:00+00:00",
                  "expires_at": "2026-10-10T00:10:00+00:00",
                  "scope": "single_test_id",
                  "invocations": [
                    "empty"
                  ],
                  "owner": "alice",
                  "issue": "ACME-17"
                }
              ]
            }
            """
                .formatted(
                    FixtureLock.read(module.layout().fixtureLock(), "lock").entriesDigest().hex()));
    assertThat(module.verdict().rows().get(0).frozenBy()).isPresent();
  }

  @Test
  void a_second_proposal_of_the_same_report_joins_it() throws Exception {
    move(EMPTY);
    checkout = new Checkout(COMMIT, TREE, List.of("qa/freeze_ledger.json"), checkout.ledger());

    assertThat(move("com.acme.ParseTest#trim").changes())
        .contains(
            "qa/freeze_ledger.json: freezes: 2 of 3",
            "added: fx-2026-10-09-02, com.acme.ParseTest#trim");
  }

  @Test
  void a_class_other_than_unstable_is_refused() throws Exception {
    assertRefused(
        move("com.acme.ParseTest#red"),
        Finding.blocking(
            "freeze_not_proposed",
            "com.acme.ParseTest#red",
            "it is stable_assertion_fail, only unstable_assertion can be frozen",
            "read docs/classes/stable_assertion_fail.md"));
  }

  @Test
  void a_test_that_was_not_judged_is_refused() throws Exception {
    assertRefused(
        move("com.acme.ParseTest#*"),
        Finding.blocking(
            "freeze_not_proposed",
            "com.acme.ParseTest#*",
            "the report of . has no such test",
            "name a test of it"));
  }

  @Test
  void an_unstable_test_without_a_proposal_is_refused() throws Exception {
    module.unstable = "block";
    module.verdict();

    assertRefused(
        move(EMPTY),
        Finding.blocking(
            "freeze_not_proposed",
            EMPTY,
            "no freeze is proposed for it",
            "make the test stable, or take away what denies the proposal"));
  }

  @Test
  void a_report_of_another_commit_is_refused() throws Exception {
    checkout = new Checkout("e".repeat(40), TREE, List.of(), checkout.ledger());

    assertRefused(
        move(EMPTY),
        Finding.blocking(
            "freeze_without_report",
            REPORT,
            "it is of commit cccccccccccc, HEAD is eeeeeeeeeeee",
            "run mvn verify at HEAD, then freeze again"));
  }

  @Test
  void a_report_of_uncommitted_files_is_refused() throws Exception {
    checkout = new Checkout(COMMIT, "e".repeat(40), List.of(), checkout.ledger());

    assertRefused(
        move(EMPTY),
        Finding.blocking(
            "freeze_without_report",
            REPORT,
            "it is of a tree with uncommitted files: dddddddddddd, HEAD has eeeeeeeeeeee",
            "commit or remove them, what the build writes belongs into .gitignore; then run mvn"
                + " verify and freeze again"));
  }

  @Test
  void a_report_without_a_verdict_is_refused() throws Exception {
    module.check().unjudged().notAdmitted("the gate is switched off: waiver-gate.skip is true");

    assertRefused(
        move(EMPTY),
        Finding.blocking(
            "freeze_without_report",
            REPORT,
            "it holds no verdict",
            "run mvn verify to its end, then freeze again"));
  }

  @Test
  void no_report_is_no_ground_for_a_freeze() throws Exception {
    Files.delete(module.waiverJson());

    assertThatThrownBy(() -> move(EMPTY))
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: target/waiver-gate/waiver.json
              found: cannot be read: no such file
              mend:  run mvn verify in this module first""");
    assertThat(ledger).doesNotExist();
  }

  @Test
  void an_unclean_tree_is_refused() throws Exception {
    checkout =
        new Checkout(COMMIT, TREE, List.of("a", "b", "qa/fixture.lock", "z"), checkout.ledger());
    var unclean =
        Finding.blocking(
            "freeze_unclean_tree",
            "qa/freeze_ledger.json",
            "not committed: a, b, qa/fixture.lock, 1 more",
            "commit it or put it away; the ledger changes in a commit of its own, and what the"
                + " build writes belongs into .gitignore");

    assertRefused(move(EMPTY), unclean);
    Files.writeString(ledger, ledgerOf("\"id\": \"fx-1\", \"module\": \".\""));
    assertThat(goal().drop("fx-1", "").refusals()).containsExactly(unclean);
  }

  @Test
  void a_proposal_whose_time_is_over_is_refused() throws Exception {
    now = SmallModule.NOW.plus(Duration.ofHours(24));

    assertRefused(
        move(EMPTY),
        Finding.blocking(
            "freeze_expired",
            "qa/freeze_ledger.json /freezes/0/expires_at (fx-2026-10-10-01)",
            "expired 2026-10-10T00:10:00+00:00, it is 2026-10-10T00:10:00+00:00",
            "fix the test and drop the row; its dates are not rewritten to keep it alive"));
  }

  @Test
  void a_proposal_for_other_fixtures_is_refused() throws Exception {
    module.fixture("rates.json", "{\"tax\": 1}\n").lock();

    assertThat(move(EMPTY).refusals()).extracting(Finding::rule).containsExactly("freeze_void");
    assertThat(ledger).doesNotExist();
  }

  @Test
  void a_full_ledger_takes_no_more() throws Exception {
    Files.writeString(ledger, "{\"cap\": 0, \"freezes\": []}");

    var refused = move(EMPTY);

    assertThat(refused.failure()).isEqualTo("nothing was written: 1 reason, listed above");
    assertThat(refused.refusals()).extracting(Finding::rule).containsExactly("ledger_over_cap");
    assertThat(ledger).content().isEqualTo("{\"cap\": 0, \"freezes\": []}");
  }

  @Test
  void a_test_that_is_frozen_already_is_refused() throws Exception {
    move(EMPTY);
    var before = Files.readString(ledger);

    assertThat(move(EMPTY).refusals())
        .extracting(Finding::rule)
        .containsExactly("duplicate_freeze");
    assertThat(ledger).content().isEqualTo(before);
  }

  @Test
  void a_broken_ledger_is_left_as_it_is() throws Exception {
    Files.writeString(ledger, "{\"cap\": \"3\", \"freezes\": []}");

    assertThat(move(EMPTY).refusals())
        .extracting(Finding::rule)
        .containsExactly("ledger_without_cap");
    assertThat(goal().dropVoid().refusals())
        .extracting(Finding::rule)
        .containsExactly("ledger_without_cap");
    assertThat(ledger).content().isEqualTo("{\"cap\": \"3\", \"freezes\": []}");
  }

  @Test
  void a_row_is_dropped_by_its_id() throws Exception {
    move(EMPTY);

    assertThat(goal().drop("fx-2026-10-09-01", "").changes())
        .containsExactly(
            "qa/freeze_ledger.json: freezes: 0 of 3",
            "dropped: fx-2026-10-09-01",
            "check it in, in a commit of its own; a row that is dropped is a change of the contract,"
                + " which a person approves");
    assertThat(ledger).content().isEqualTo("{\n  \"cap\": 3,\n  \"freezes\": []\n}\n");
  }

  @Test
  void what_is_to_be_dropped_has_to_be_there_once() throws Exception {
    Files.writeString(
        ledger,
        ledgerOf("\"id\": \"fx-1\", \"module\": \"a\"", "\"id\": \"fx-1\", \"module\": \"b\""));

    assertThat(goal().drop("fx-2", "").refusals())
        .containsExactly(
            Finding.blocking(
                "freeze_unnamed",
                "qa/freeze_ledger.json",
                "no row is called fx-2",
                "name a row by its id"));
    assertThat(goal().drop("fx-1", "").refusals())
        .containsExactly(
            Finding.blocking(
                "freeze_unnamed",
                "qa/freeze_ledger.json",
                "2 rows are called fx-1, each in a module of its own",
                "name the module too: -Dwaiver-gate.module=<path>"));
    assertThat(goal().drop("fx-1", "b").refusals()).isEmpty();
    assertThat(ledger).content().contains("\"a\"").doesNotContain("\"b\"");
  }

  @Test
  void every_void_row_is_dropped_at_once_and_no_other() throws Exception {
    move(EMPTY);
    assertThat(goal().dropVoid().changes())
        .containsExactly("qa/freeze_ledger.json: no row is void, nothing was written");
    module.fixture("rates.json", "{\"tax\": 1}\n").lock();

    assertThat(goal().dropVoid().changes()).contains("dropped: fx-2026-10-09-01");
    assertThat(ledger).content().contains("\"freezes\": []");
  }

  @Test
  void a_row_of_a_module_that_is_gone_is_named_and_is_dropped_by_its_id() throws Exception {
    Files.writeString(
        ledger, ledgerOf("\"id\": \"fx-1\", \"module\": \"a\", \"fixture_hash\": \"0\""));

    assertThatThrownBy(() -> goal().dropVoid())
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: qa/freeze_ledger.json /freezes/0/module
              found: names "a", and no qa/fixture.lock lies there
              mend:  drop the row by its id: mvn waiver-gate:freeze -Dwaiver-gate.drop=<id>""");
    assertThat(goal().drop("fx-1", "").changes()).contains("dropped: fx-1");
  }

  private LedgerChange move(String testId) throws EvidenceException {
    return goal().move(module.layout(), module.configuration(), testId, "alice", "ACME-17");
  }

  private LedgerGoal goal() {
    return new LedgerGoal(module.basedir, checkout, now);
  }

  private static String ledgerOf(String... rows) {
    return "{\"cap\": 3, \"freezes\": [{" + String.join("}, {", rows) + "}]}";
  }

  private void assertRefused(LedgerChange change, Finding finding) {
    assertThat(change.refusals()).containsExactly(finding);
    assertThat(change.changes()).isEmpty();
    assertThat(change.failure()).isEqualTo("nothing was written: 1 reason, listed above");
    assertThat(ledger).doesNotExist();
  }
}
