package io.github.waivergate.module;

import static io.github.waivergate.module.FakeSuite.reports;
import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.passed;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.waivergate.anchor.Anchor;
import io.github.waivergate.anchor.Patch;
import io.github.waivergate.anchor.PatchPath;
import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.contract.Approval;
import io.github.waivergate.contract.ContractChange;
import io.github.waivergate.contract.ContractDigest;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.freeze.FreezeLedger;
import io.github.waivergate.gate.Oracle;
import io.github.waivergate.git.Source;
import io.github.waivergate.oracle.Kind;
import io.github.waivergate.oracle.OracleChange;
import io.github.waivergate.path.ClassifiedPath;
import io.github.waivergate.path.PathKind;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A module whose patch is judged at a merge base. */
class AnchoredCheckTest {
  private static final String NONCE = "nonce-of-this-build";
  private static final List<String> BY_HAND = List.of("cd base", "mvn verify");
  private static final String LOCK = "qa/fixture.lock";
  private static final String INVENTORY = "qa/known-tests.lock";

  private final Path directory;
  private final SmallModule module;
  private final Map<String, byte[]> atBase = new TreeMap<>();
  private final List<PatchPath> paths = new ArrayList<>();
  private final List<OracleChange> oracle = new ArrayList<>();
  private boolean approved;

  AnchoredCheckTest(@TempDir Path directory) throws Exception {
    this.directory = directory;
    module = SmallModule.green(Files.createDirectories(directory.resolve("patch")));
    for (String file : List.of(LOCK, INVENTORY)) {
      atBase.put(file, Files.readAllBytes(module.basedir.resolve(file)));
    }
  }

  @Test
  void a_patch_of_production_code_alone_pays_no_base_suite() throws Exception {
    changes("src/main/java/Parse.java", PathKind.PRODUCTION);
    anchored();

    var verdict = module.verdict();

    assertThat(verdict.anchored()).isTrue();
    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.reviewReady()).isTrue();
    assertThat(verdict.findings()).isEmpty();
  }

  @Test
  void an_honest_change_of_a_test_comes_out_clean() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    base(passed("empty"));
    anchored();

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.rows()).extracting(row -> row.oracle()).containsExactly(Oracle.PATCH);
  }

  @Test
  void a_freeze_counts_as_the_merge_base_has_it() throws Exception {
    changes("src/main/java/Parse.java", PathKind.PRODUCTION);
    module.report(2, "ParseTest", failed("empty"));
    var ledger = ledger("empty");
    atBase.put(FreezeLedger.NAME, ledger);
    Files.write(module.basedir.resolve(FreezeLedger.NAME), ledger);
    anchored();

    assertThat(module.verdict().reviewReady()).isTrue();

    atBase.put(FreezeLedger.NAME, ledger("other"));
    assertThat(module.verdict().reviewReady()).isFalse();
    assertThat(module.verdict().findings())
        .extracting(Finding::rule)
        .containsExactly("freeze_not_at_base");

    atBase.remove(FreezeLedger.NAME);
    assertThat(module.verdict().reviewReady()).isFalse();
  }

  @Test
  void a_freeze_covers_an_unstable_test_of_the_base_too() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    unstableBase();
    anchored();
    assertThat(module.verdict().reviewReady()).isFalse();

    var ledger = ledger("empty");
    atBase.put(FreezeLedger.NAME, ledger);
    Files.write(module.basedir.resolve(FreezeLedger.NAME), ledger);

    assertThat(module.verdict().reviewReady()).isTrue();
  }

  private byte[] ledger(String invocation) throws Exception {
    var lock = FixtureLock.read(module.layout().fixtureLock(), LOCK);
    return """
        { "cap": 3, "freezes": [
          { "id": "fx-1", "module": ".", "test_id": "com.acme.ParseTest#empty",
            "class": "unstable_assertion", "fixture_hash": "%s", "replay_pass": 4,
            "replay_total": 5, "counts_as_pass": false, "issued_at": "2026-10-09T00:00:00+00:00",
            "expires_at": "2026-10-10T00:00:00+00:00", "scope": "single_test_id",
            "invocations": ["%s"], "owner": "alice", "issue": "ACME-17" } ] }
        """
        .formatted(lock.entriesDigest().hex(), invocation)
        .getBytes(UTF_8);
  }

  @Test
  void a_weakened_test_is_overruled_by_that_of_the_base() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    oracle.add(
        new OracleChange(
            "com.acme.ParseTest#empty(String)",
            "src/test/java/ParseTest.java",
            3,
            Kind.FEWER_ASSERTIONS,
            "2 -> 1"));
    oracle.add(new OracleChange("com.acme.Other#empty", "Other.java", 1, Kind.REMOVED, "gone"));
    base(failed("empty"));
    anchored();

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.findings()).extracting(Finding::rule).doesNotContain("test_may_be_weaker");
    assertThat(verdict.findings())
        .filteredOn(finding -> finding.rule().equals("approval_possible"))
        .extracting(Finding::found)
        .containsExactly("1 test of the merge base refuses what it changes");
    assertThat(verdict.rows())
        .singleElement()
        .satisfies(
            row -> {
              assertThat(row.classified().caseClass()).isEqualTo(CaseClass.STABLE_ASSERTION_FAIL);
              assertThat(row.oracle()).isEqualTo(Oracle.BASE);
              assertThat(row.reasons())
                  .containsExactly(
                      "by the merge base's test", "the patch: fewer_assertions: 2 -> 1");
            });
  }

  @Test
  void a_change_of_a_test_shown_beside_it_has_no_say() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    oracle.add(new OracleChange("com.acme.ParseTest#empty", "P.java", 3, Kind.REMOVED, "gone"));
    base(passed("empty"));
    anchored();

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.rows().get(0).reasons()).containsExactly("the patch: removed: gone");
  }

  @Test
  void a_green_test_that_may_be_weaker_is_told_of() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    oracle.add(change(Kind.EDITED, "other words"));
    oracle.add(change(Kind.FEWER_ASSERTIONS, "2 -> 1"));
    base(passed("empty"));
    anchored();

    assertThat(module.verdict().findings())
        .containsExactly(
            Finding.note(
                "test_may_be_weaker",
                "com.acme.ParseTest#empty",
                "fewer_assertions: 2 -> 1",
                "read the change: the next patch is judged by the test as it is then"));
  }

  @Test
  void a_green_test_that_was_only_rewritten_is_not() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    oracle.add(change(Kind.EDITED, "other words"));
    base(passed("empty"));
    anchored();

    assertThat(module.verdict().findings()).isEmpty();
  }

  @Test
  void an_unstable_test_of_the_base_blocks_where_nothing_is_waived() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    paths.add(path("src/main/java/auth/Login.java", PathKind.PRODUCTION, /* noWaiver= */ true));
    unstableBase();
    anchored();

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.findings())
        .containsExactly(
            Finding.blocking(
                "unstable_refused",
                "base suite: com.acme.ParseTest#empty",
                "passed 4 of 5 replays, and the patch changes src/main/java/auth/Login.java, where"
                    + " nothing unstable is waived",
                "make the test stable; under this policy an unstable test blocks"));
  }

  @Test
  void an_unstable_test_of_the_base_does_not_block_elsewhere_and_is_not_ready() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    unstableBase();
    anchored();

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.reviewReady()).isFalse();
    assertThat(verdict.rows().get(0).freeze()).isEmpty();
  }

  @Test
  void a_base_suite_that_left_no_record_blocks_with_the_compilers_words() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    ended(NONCE, "ParseTest.java:[3,9] cannot find symbol", "ParseTest.java:[4,1] ';' expected");
    anchored();

    assertThat(module.verdict().findings())
        .containsExactly(
            unbuildable(
                "ParseTest.java:[3,9] cannot find symbol; ParseTest.java:[4,1] ';' expected"));
  }

  @Test
  void a_base_suite_that_left_neither_record_nor_word_blocks_too() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    ended(NONCE);
    anchored();

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.findings())
        .containsExactly(
            unbuildable(
                "the build of the merge base's tests ended without a record of this module"));
  }

  @Test
  void a_record_of_another_build_is_none() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    base(passed("empty"));
    ended("another");
    anchored();

    assertThat(module.verdict().findings())
        .containsExactly(
            Finding.blocking(
                "base_suite_unreadable",
                "base suite: base suite/target/waiver-gate/slice.json",
                "is of commit nonce-of-this-build, this build has another",
                "repeat it by hand: cd base && mvn verify"));
  }

  @Test
  void an_edited_record_is_none() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    base(passed("empty"));
    anchored();
    Files.writeString(directory.resolve("base/target/waiver-gate/slice.json"), "{");

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.findings())
        .extracting(Finding::rule)
        .containsExactly("base_suite_unreadable");
  }

  @Test
  void a_base_suite_that_was_cut_short_leaves_outcomes_short() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    base(/* planned= */ 2, FakeSuite.reporting("unit", "ParseTest", passed("empty")));
    anchored();

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.counts()).containsOnlyKeys(CaseClass.UNKNOWN_TEST);
  }

  @Test
  void a_module_that_nothing_reaches_needs_no_run_and_says_so() throws Exception {
    changes("other/src/test/java/OtherTest.java", PathKind.TEST_BODY);
    notAffected();
    anchored();

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.reviewReady()).isTrue();
    assertThat(verdict.findings())
        .containsExactly(
            Finding.note(
                "base_suite_not_affected",
                "base suite: .",
                "none of its tests was run: what the patch changes beside production code and"
                    + " documentation reaches neither it nor a module that it depends on",
                "nothing; its own replays have run the tests of the merge base"));
    assertThat(module.waiverJson())
        .content(UTF_8)
        .contains("\"base_suite\": {\n    \"seconds\": 0.0,", "\"scope\": \"not_affected\"");
  }

  @Test
  void a_module_whose_own_tests_are_changed_is_never_taken_for_unaffected() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    notAffected();
    anchored();

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.findings())
        .containsExactly(
            Finding.blocking(
                "base_suite_unreadable",
                "base suite: .",
                "its record says that the patch does not affect it, and the patch changes"
                    + " src/test/java/ParseTest.java",
                "repeat it by hand: cd base && mvn verify"));
  }

  @Test
  void twenty_differences_are_noted_and_the_others_counted() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    approved = true;
    var cases = new String[23];
    for (int i = 0; i < cases.length; i++) {
      cases[i] = failed("t" + i);
      module.knows("ParseTest#t" + i);
    }
    module.lock();
    for (int k = 1; k <= 5; k++) {
      module.report(k, "ParseTest", greenAll(cases.length));
    }
    for (String file : List.of(LOCK, INVENTORY)) {
      atBase.put(file, Files.readAllBytes(module.basedir.resolve(file)));
    }
    base(cases);
    anchored();

    assertThat(module.verdict().findings())
        .hasSize(21)
        .last()
        .isEqualTo(
            Finding.note(
                "base_suite_differs",
                "base suite",
                "and 4 more, of which no note is made",
                "nothing; a person has approved this change"));
  }

  private static String[] greenAll(int count) {
    var cases = new String[count + 1];
    cases[count] = passed("empty");
    for (int i = 0; i < count; i++) {
      cases[i] = passed("t" + i);
    }
    return cases;
  }

  private void notAffected() throws Exception {
    var base = new SmallModule(Files.createDirectories(directory.resolve("base")));
    base.patch =
        new Patch(
            new Source(NONCE, NONCE), Optional.empty(), Optional.empty(), file -> Optional.empty());
    base.check().unjudged().notAffected(new ReplayPlan(5, List.of(1, 2, 3, 4, 5), 1));
    ended(NONCE);
  }

  @Test
  void what_a_person_approved_is_shown_and_does_not_block() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    approved = true;
    base(failed("empty"));
    anchored();

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.findings())
        .containsExactly(
            Finding.note(
                "base_suite_differs",
                "com.acme.ParseTest#empty",
                "stable_assertion_fail by the merge base's test",
                "nothing; a person has approved this change"));
    assertThat(verdict.rows()).extracting(row -> row.oracle()).containsExactly(Oracle.PATCH);
  }

  @Test
  void a_change_that_keeps_the_base_from_compiling_may_be_approved() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    approved = true;
    ended(NONCE, "ParseTest.java:[3,9] cannot find symbol");
    anchored();

    assertThat(module.verdict().findings())
        .containsExactly(
            Finding.note(
                "base_suite_unbuildable",
                "base suite",
                "ParseTest.java:[3,9] cannot find symbol",
                "nothing; a person has approved this change"));
  }

  @Test
  void an_approval_does_not_pardon_what_the_patchs_own_tests_say() throws Exception {
    changes("src/test/java/ParseTest.java", PathKind.TEST_BODY);
    approved = true;
    base(passed("empty"));
    anchored();
    for (int k = 1; k <= 5; k++) {
      module.report(k, "ParseTest", failed("empty"));
    }

    assertThat(module.verdict().blocked()).isTrue();
  }

  @Test
  void the_contract_of_the_base_counts_and_not_that_of_the_patch() throws Exception {
    changes(INVENTORY, PathKind.CONTRACT);
    atBase.put(INVENTORY, "com.acme.ParseTest#gone\t1\trun\n".getBytes(UTF_8));
    base(passed("empty"), passed("gone"));
    anchored();

    var verdict = module.verdict();

    assertThat(verdict.findings())
        .extracting(Finding::rule)
        .containsExactly("engines_changed", "contract_changed");
    assertThat(verdict.counts()).containsOnlyKeys(CaseClass.UNKNOWN_TEST);
    assertThat(verdict.rows()).hasSize(2);
  }

  @Test
  void a_module_that_the_base_does_not_know_cannot_be_judged() throws Exception {
    changes(LOCK, PathKind.CONTRACT);
    atBase.clear();
    anchored();

    assertThatThrownBy(module::verdict)
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            "could not judge: qa/fixture.lock\n"
                + "  found: the merge base has no such file, and the patch's own does not count\n"
                + "  mend:  for a first lock run mvn test waiver-gate:lock, commit qa/ alone, and"
                + " let a person approve it: -Dwaiver-gate.approvedContract="
                + ContractDigest.of(paths.stream().map(PatchPath::change).toList()).hex()
                + "; where refs/remotes/origin/main has it already, rebase onto it");
  }

  @Test
  void a_first_lock_that_a_person_approved_counts_and_has_no_base_suite() throws Exception {
    changes(LOCK, PathKind.CONTRACT);
    atBase.clear();
    approved = true;
    anchored();

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.findings()).isEmpty();
  }

  @Test
  void a_malformed_lock_at_the_base_cannot_be_judged_by() {
    changes(LOCK, PathKind.CONTRACT);
    atBase.put(LOCK, "rates.json\n".getBytes(UTF_8));
    anchored();

    assertThatThrownBy(module::verdict)
        .isInstanceOf(EvidenceException.class)
        .hasMessageContaining("could not judge: qa/fixture.lock:1");
    assertThat(module.waiverJson())
        .content(UTF_8)
        .contains("\"judged\": false", "\"merge_base\": \"" + "b".repeat(40) + "\"");
  }

  @Test
  void a_patch_that_mends_the_lock_of_the_base_may_be_approved() throws Exception {
    changes(LOCK, PathKind.CONTRACT);
    atBase.put(LOCK, "rates.json\n".getBytes(UTF_8));
    approved = true;
    anchored();

    assertThat(module.verdict().findings())
        .containsExactly(
            Finding.note(
                "base_suite_unreadable",
                "base suite: qa/fixture.lock:1",
                "\"rates.json\" is not a line of sha256sum: digest, two spaces, path",
                "nothing; a person has approved this change"));
  }

  private static OracleChange change(Kind kind, String words) {
    return new OracleChange("com.acme.ParseTest#empty", "P.java", 3, kind, words);
  }

  private void changes(String path, PathKind kind) {
    paths.add(path(path, kind, /* noWaiver= */ false));
  }

  private static PatchPath path(String path, PathKind kind, boolean noWaiver) {
    return new PatchPath(
        new ClassifiedPath(path, kind, "a rule", noWaiver),
        new ContractChange(
            path,
            "100644",
            Optional.of(Sha256.of("base".getBytes(UTF_8))),
            Optional.of(Sha256.of("patch".getBytes(UTF_8))),
            kind),
        List.of());
  }

  private void anchored() {
    var digest = ContractDigest.of(paths.stream().map(PatchPath::change).toList());
    var approval = Approval.of(approved ? Optional.of(digest.hex()) : Optional.empty(), digest);
    module.patch =
        new Patch(
            new Source("c".repeat(40), "d".repeat(40)),
            Optional.of(module.basedir),
            Optional.of(
                new Anchor(
                    "refs/remotes/origin/main",
                    "a".repeat(40),
                    "b".repeat(40),
                    Set.of("."),
                    paths,
                    approval,
                    oracle,
                    List.of())),
            file -> Optional.ofNullable(atBase.get(file)));
  }

  private Finding unbuildable(String found) {
    return Finding.blocking(
        "base_suite_unbuildable",
        "base suite",
        found,
        "keep what the tests of the merge base need; or a person who has read the change gives"
            + " -Dwaiver-gate.approvedContract="
            + ContractDigest.of(paths.stream().map(PatchPath::change).toList()).hex()
            + " from outside the tree");
  }

  private void unstableBase() throws Exception {
    base(
        5,
        new FakeSuite()
            .execution(
                "unit",
                (index, reports) ->
                    reports(reports, "ParseTest", index == 2 ? failed("empty") : passed("empty"))));
  }

  private void base(String... cases) throws Exception {
    base(5, FakeSuite.reporting("unit", "ParseTest", cases));
  }

  /** Runs the base's tests as the build of the base would, and leaves its record. */
  private void base(int planned, FakeSuite suite) throws Exception {
    var base =
        new SmallModule(Files.createDirectories(directory.resolve("base")))
            .fixture("rates.json", "{}\n")
            .knows("ParseTest#empty")
            .lock();
    base.minReplays = planned;
    base.patch =
        new Patch(
            new Source(NONCE, NONCE), Optional.empty(), Optional.empty(), file -> Optional.empty());
    var indexes = new ArrayList<Integer>();
    for (int index = 1; index <= planned; index++) {
      indexes.add(index);
    }
    var plan = new ReplayPlan(planned, indexes, 1);
    var replay = base.replaying(plan, line -> {});
    replay.start(suite);
    replay.replay(suite);
    base.check().unjudged().slice(plan, replay.session());
    ended(NONCE);
  }

  private void ended(String nonce, String... complaint) {
    var outcome =
        new BaseSuite.Outcome(
            directory.resolve("base"), nonce, List.of(complaint), BY_HAND, /* millis= */ 1);
    module.baseSuite = () -> outcome;
  }
}
