package io.github.waivergate.anchor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.waivergate.contract.ContractDigest;
import io.github.waivergate.git.BaseRef;
import io.github.waivergate.git.Checkout;
import io.github.waivergate.git.GitRepository;
import io.github.waivergate.path.ModulePaths;
import io.github.waivergate.path.PathKind;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PatchReaderTest {
  private static final String MAIN = "src/main/java/Tax.java";
  private static final String TEST = "src/test/java/TaxTest.java";

  private final Map<String, PomJudge.Meaning> meanings = new HashMap<>();
  private final Map<String, List<String>> gate = new HashMap<>();
  private final List<String> judgedPoms = new ArrayList<>();
  private final Path directory;
  private Checkout checkout;
  private String base;

  PatchReaderTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @BeforeEach
  void a_branch_parts_from_its_target() throws Exception {
    checkout = Checkout.init(directory.resolve("tax"));
    checkout
        .write("pom.xml", "<project/>")
        .write(MAIN, "class Tax {}\n")
        .write(TEST, "class TaxTest {}\n")
        .write("qa/known-tests.lock", "TaxTest#empty\t1\trun\n")
        .write("qa/fixture.lock", "# none\n");
    base = checkout.commit("base");
    checkout.git("checkout", "-q", "-b", "patch");
  }

  @Test
  void without_a_target_branch_nothing_is_anchored_and_the_tree_is_named() throws Exception {
    try (var git = checkout.open()) {
      var patch = reader(git).read(Optional.empty(), Optional.empty());

      assertThat(patch.anchor()).isEmpty();
      assertThat(patch.judgedByBase()).isFalse();
      assertThat(patch.source().commit()).isEqualTo(base);
      assertThat(patch.source().tree()).isEqualTo(checkout.git("rev-parse", "HEAD^{tree}"));
    }
  }

  @Test
  void a_repository_without_a_commit_has_no_patch() throws Exception {
    checkout = Checkout.init(directory.resolve("new"));

    try (var git = checkout.open()) {
      assertThat(reader(git).read(Optional.empty(), Optional.empty())).isEqualTo(Patch.NONE);
    }
  }

  @Test
  void a_branch_without_a_commit_cannot_be_judged_at_a_target() throws Exception {
    checkout.git("checkout", "-q", "--orphan", "fresh");

    assertThatThrownBy(this::anchor)
        .isInstanceOf(EvidenceException.class)
        .hasMessage(
            """
            could not judge: HEAD
              found: it stands for no commit: nothing is committed yet, or the commit is missing
              mend:  commit the project once, then run the build again\
            """);
  }

  @Test
  void an_empty_patch_is_production_only_and_needs_no_approval() throws Exception {
    var anchor = anchor();

    assertThat(anchor.ref()).isEqualTo("refs/heads/main");
    assertThat(anchor.tip()).isEqualTo(base);
    assertThat(anchor.base()).isEqualTo(base);
    assertThat(anchor.paths()).isEmpty();
    assertThat(anchor.productionOnly()).isTrue();
    assertThat(anchor.digest()).isEqualTo(ContractDigest.NOTHING);
    assertThat(anchor.blocking()).isEmpty();
  }

  @Test
  void production_code_and_docs_deny_nothing() throws Exception {
    checkout.write(MAIN, "class Tax { int rate; }\n").write("README.md", "read\n").commit("change");

    var anchor = anchor();

    assertThat(kinds(anchor)).containsExactly("README.md docs", MAIN + " production");
    assertThat(anchor.productionOnly()).isTrue();
    assertThat(anchor.denials()).isEmpty();
    assertThat(anchor.digest()).isEqualTo(ContractDigest.NOTHING);
  }

  @Test
  void committed_uncommitted_and_untracked_files_are_all_of_the_patch() throws Exception {
    checkout.write("src/test/java/ATest.java", "class ATest {}\n").commit("one");
    checkout.write(TEST, "class TaxTest { int edited; }\n");
    checkout.write("src/test/resources/rates.json", "{}\n");

    assertThat(kinds(anchor()))
        .containsExactly(
            "src/test/java/ATest.java test_body",
            TEST + " test_body",
            "src/test/resources/rates.json fixture");
  }

  @Test
  void a_denial_names_path_class_and_rule() throws Exception {
    checkout.write(TEST, "class TaxTest { int edited; }\n");

    var anchor = anchor();

    assertThat(anchor.productionOnly()).isFalse();
    assertThat(anchor.denials())
        .containsExactly(TEST + " is test_body: " + anchor.paths().get(0).classified().rule());
    assertThat(anchor.blocking()).isEmpty();
  }

  @Test
  void a_changed_contract_blocks_in_words_until_a_person_approves_this_very_change()
      throws Exception {
    checkout.write("qa/known-tests.lock", "");
    var anchor = anchor();
    var mend =
        "take it out of the patch; or a person who has read the change gives"
            + " -Dwaiver-gate.approvedContract="
            + anchor.digest().hex()
            + " from outside the tree";

    assertThat(anchor.blocking())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.rule()).isEqualTo("contract_changed");
              assertThat(finding.place()).isEqualTo("qa/known-tests.lock");
              assertThat(finding.mend()).isEqualTo(mend);
              assertThat(finding.blocking()).isTrue();
            });
    var approved = anchor(anchor.digest().hex());
    assertThat(approved.blocking()).isEmpty();
    assertThat(approved.approval().approved()).isTrue();
    assertThat(approved.denials()).hasSize(1);
  }

  @Test
  void an_approval_of_another_change_opens_nothing() throws Exception {
    checkout.write("qa/known-tests.lock", "");
    var earlier = anchor().digest().hex();
    checkout.write("qa/known-tests.lock", "OtherTest#empty\t1\trun\n");

    var anchor = anchor(earlier);

    assertThat(anchor.approval().approved()).isFalse();
    assertThat(anchor.blocking())
        .extracting(Finding::rule)
        .containsExactly("contract_not_approved", "contract_changed");
    assertThat(anchor.blocking().get(0))
        .isEqualTo(
            Finding.blocking(
                "contract_not_approved",
                "waiver-gate.approvedContract",
                earlier + " is the digest of another change",
                "read the change as it is now, then give -Dwaiver-gate.approvedContract="
                    + anchor.digest().hex()));
  }

  @Test
  void an_approved_patch_is_judged_by_its_own_contract() throws Exception {
    checkout.write("qa/known-tests.lock", "");
    var digest = anchor().digest().hex();

    try (var git = checkout.open()) {
      assertThat(reader(git).read(main(), Optional.of(digest)).judgedByBase()).isFalse();
      assertThat(reader(git).read(main(), Optional.empty()).judgedByBase()).isTrue();
    }
  }

  @Test
  void files_of_the_base_are_read_whatever_the_patch_does_to_them() throws Exception {
    checkout.write("qa/fixture.lock", "# edited\n");

    try (var git = checkout.open()) {
      var patch = reader(git).read(main(), Optional.empty());

      assertThat(patch.atBase(checkout.root().resolve("qa/fixture.lock")))
          .hasValueSatisfying(bytes -> assertThat(bytes).asString().isEqualTo("# none\n"));
      assertThat(patch.atBase(checkout.root().resolve("qa/other.lock"))).isEmpty();
    }
  }

  @Test
  void a_changed_mode_alone_is_a_change_to_approve() throws Exception {
    checkout.git("update-index", "--chmod=+x", "qa/fixture.lock");
    checkout.git("commit", "-q", "-m", "mode");
    checkout.git("checkout", "-q", ".");
    assertThat(checkout.root().resolve("qa/fixture.lock").toFile().setExecutable(true)).isTrue();

    assertThat(anchor().digest()).isNotEqualTo(ContractDigest.NOTHING);
  }

  @Test
  void a_file_that_is_ignored_and_judges_is_of_the_patch() throws Exception {
    checkout.write(".gitignore", "*Hidden*\nnode_modules/\nout/\n");
    checkout.write("src/main/java/Hidden.java", "class Hidden {}\n");
    checkout.write("src/test/java/node_modules/Helper.java", "class Helper {}\n");
    checkout.write("node_modules/junit-platform.properties", "\n");
    checkout.write("out/notes.txt", "\n");

    assertThat(kinds(anchor()))
        .contains(
            "src/main/java/Hidden.java production",
            "src/test/java/node_modules/Helper.java test_body")
        .noneMatch(path -> path.startsWith("node_modules/") || path.startsWith("out/"));
  }

  @Test
  void build_output_that_no_ignore_file_names_is_not_of_the_patch() throws Exception {
    checkout.write("target/classes/Tax.class", "bytes");

    assertThat(kinds(anchor())).isEmpty();
  }

  @Test
  void what_is_committed_among_build_output_is_of_the_patch() throws Exception {
    checkout.write("target/test-classes/Forged.class", "bytes").commit("forge");

    assertThat(kinds(anchor())).containsExactly("target/test-classes/Forged.class unclassified");
  }

  @Test
  void what_the_base_has_among_build_output_cannot_vanish_unseen() throws Exception {
    checkout.git("checkout", "-q", "main");
    checkout.write("target/rules.txt", "strict\n");
    checkout.commit("rules");
    checkout.git("checkout", "-q", "-B", "patch");
    checkout.git("rm", "-q", "target/rules.txt");
    checkout.commit("drop them");

    assertThat(kinds(anchor())).containsExactly("target/rules.txt unclassified");

    checkout.write("target/rules.txt", "lax\n");
    assertThat(kinds(anchor())).containsExactly("target/rules.txt unclassified");
  }

  @Test
  void a_pom_counts_by_what_its_change_means() throws Exception {
    checkout.write("pom.xml", "<project><!-- --></project>");
    meanings.put("pom.xml", new PomJudge.Meaning(PathKind.DOCS, List.of()));
    assertThat(kinds(anchor())).containsExactly("pom.xml docs");

    meanings.put("pom.xml", new PomJudge.Meaning(PathKind.BUILD_CONFIG, List.of("skip a -> b")));
    assertThat(anchor().blocking())
        .extracting(Finding::place, Finding::found)
        .containsExactly(tuple("pom.xml", "build_config: skip a -> b"));
  }

  @Test
  void a_pom_that_was_not_compared_stays_build_configuration() throws Exception {
    checkout.write("pom.xml", "<project><!-- --></project>");

    var anchor = anchor();

    assertThat(judgedPoms).containsExactly("pom.xml");
    assertThat(kinds(anchor)).containsExactly("pom.xml build_config");
    assertThat(anchor.blocking()).extracting(Finding::rule).containsExactly("contract_changed");
  }

  @Test
  void a_pom_that_becomes_a_link_is_not_told_by_its_meaning() throws Exception {
    checkout.write("README.md", "<project/>");
    Files.delete(checkout.root().resolve("pom.xml"));
    Files.createSymbolicLink(checkout.root().resolve("pom.xml"), Path.of("README.md"));
    meanings.put("pom.xml", new PomJudge.Meaning(PathKind.DOCS, List.of()));

    var anchor = anchor();

    assertThat(judgedPoms).isEmpty();
    assertThat(kinds(anchor)).containsExactly("README.md docs", "pom.xml build_config");
  }

  @Test
  void the_policy_of_the_base_counts_and_not_that_of_the_patch() throws Exception {
    checkout.write("qa/path_policy.json", "not even JSON");

    assertThat(kinds(anchor())).containsExactly("qa/path_policy.json contract");
  }

  @Test
  void a_malformed_policy_at_the_base_cannot_be_judged_by() throws Exception {
    checkout.git("checkout", "-q", "main");
    checkout.write("qa/path_policy.json", "not even JSON").commit("policy");
    checkout.git("checkout", "-q", "-B", "patch");

    assertThatThrownBy(this::anchor)
        .isInstanceOf(EvidenceException.class)
        .hasMessageStartingWith("could not judge: qa/path_policy.json");
  }

  @Test
  void a_target_that_only_moved_on_in_code_is_no_stale_base() throws Exception {
    onMain(MAIN, "class Tax { int moved; }\n");

    var anchor = anchor();

    assertThat(anchor.base()).isEqualTo(base);
    assertThat(anchor.tip()).isNotEqualTo(base);
    assertThat(anchor.blocking()).isEmpty();
  }

  @Test
  void what_the_target_decided_since_makes_the_base_stale() throws Exception {
    onMain("qa/freeze_ledger.json", "{}\n");
    onMain("module/qa/fixture.lock", "# none\n");

    assertThat(anchor().blocking())
        .containsExactly(
            stale("module/qa/fixture.lock", "added"), stale("qa/freeze_ledger.json", "added"));
  }

  @Test
  void an_inventory_that_only_grew_on_the_target_is_no_stale_base() throws Exception {
    onMain("qa/known-tests.lock", "TaxTest#empty\t1\trun\nTaxTest#more\t1\trun\n");
    onMain("docs/faqqa/fixture.lock", "a name that only ends so\n");

    assertThat(anchor().blocking()).isEmpty();
  }

  @Test
  void an_approval_does_not_mend_a_stale_base() throws Exception {
    onMain("qa/seeds.json", "{}\n");
    checkout.write("qa/known-tests.lock", "");

    assertThat(anchor(anchor().digest().hex()).blocking())
        .containsExactly(stale("qa/seeds.json", "added"));
  }

  @Test
  void a_path_that_allows_no_waiver_is_told() throws Exception {
    checkout.write("src/main/java/auth/Login.java", "class Login {}\n");

    assertThat(anchor().noWaiver()).containsExactly("src/main/java/auth/Login.java");
  }

  @Test
  void what_a_test_no_longer_expects_is_told() throws Exception {
    Files.delete(checkout.root().resolve(TEST));

    assertThat(anchor().paths())
        .singleElement()
        .satisfies(
            path -> {
              assertThat(path.change().patch()).isEmpty();
              assertThat(path.change().mode()).isEqualTo("000000");
              assertThat(path.isContract()).isFalse();
            });
  }

  private void onMain(String path, String text) throws Exception {
    checkout.git("checkout", "-q", "main");
    checkout.write(path, text).commit("on the target");
    checkout.git("checkout", "-q", "patch");
  }

  @Test
  void another_configuration_of_the_gate_on_the_target_makes_the_base_stale() throws Exception {
    onMain("pom.xml", "<project><!-- five --></project>");
    gate.put("pom.xml", List.of("minReplays 5 -> 7"));

    assertThat(anchor().findings())
        .containsExactly(
            Finding.blocking(
                "stale_base",
                "pom.xml",
                "the gate's configuration changed on the target branch since the patch parted from"
                    + " it: minReplays 5 -> 7",
                "rebase onto refs/heads/main, then run the build again"));

    gate.clear();
    assertThat(anchor().findings()).isEmpty();
  }

  private static Finding stale(String path, String how) {
    return Finding.blocking(
        "stale_base",
        path,
        how + " on the target branch since the patch parted from it",
        "rebase onto refs/heads/main, then run the build again");
  }

  private static List<String> kinds(Anchor anchor) {
    return anchor.paths().stream().map(path -> path.path() + " " + path.kind().wireName()).toList();
  }

  private Anchor anchor(String... approved) throws Exception {
    judgedPoms.clear();
    try (var git = checkout.open()) {
      var given = approved.length == 0 ? Optional.<String>empty() : Optional.of(approved[0]);
      return reader(git).read(main(), given).anchor().orElseThrow();
    }
  }

  private static Optional<BaseRef> main() throws EvidenceException {
    return BaseRef.of("main", Map.of());
  }

  private PatchReader reader(GitRepository git) {
    return new PatchReader(
        git,
        git.root(),
        (repository, treeish) -> List.of(ModulePaths.standard(".", /* testOnly= */ false)),
        new PomJudge() {
          @Override
          public Map<String, Meaning> judge(
              GitRepository repository, String at, List<String> poms) {
            judgedPoms.addAll(poms);
            var asked = new HashMap<>(meanings);
            asked.keySet().retainAll(poms);
            return asked;
          }

          @Override
          public Map<String, List<String>> gateChanges(
              GitRepository repository, String at, String tip, List<String> poms) {
            var asked = new HashMap<>(gate);
            asked.keySet().retainAll(poms);
            return asked;
          }
        });
  }
}
