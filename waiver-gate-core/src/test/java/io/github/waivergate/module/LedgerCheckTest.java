package io.github.waivergate.module;

import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.passed;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.freeze.FrozenTest;
import io.github.waivergate.refusal.Finding;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A module with a ledger on disk. */
class LedgerCheckTest {
  private final Path directory;
  private final SmallModule module;

  LedgerCheckTest(@TempDir Path directory) throws Exception {
    this.directory = directory;
    module =
        new SmallModule(Files.createDirectories(directory.resolve("module")))
            .fixture("rates.json", "{}\n")
            .knows("ParseTest#empty");
    for (int k = 1; k <= 5; k++) {
      module.report(k, "ParseTest", k == 2 ? failed("empty") : passed("empty"));
    }
    module.lock();
  }

  @Test
  void a_freeze_of_the_unstable_test_makes_the_patch_ready_for_review() throws Exception {
    ledger(frozen("empty"));

    var verdict = module.verdict();

    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.rows().get(0).frozenBy()).map(FrozenTest::id).contains("fx-2026-10-09-01");
    assertThat(verdict.reviewReady()).isTrue();
    assertThat(module.waiverJson()).content().contains("\"frozen_by\": \"fx-2026-10-09-01\"");
  }

  @Test
  void without_a_ledger_it_is_not() throws Exception {
    var verdict = module.verdict();

    assertThat(verdict.freezes().opened()).isTrue();
    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.reviewReady()).isFalse();
    assertThat(module.waiverJson()).content().doesNotContain("\"ledger\"");
  }

  @Test
  void a_freeze_is_void_once_the_fixtures_are_locked_anew() throws Exception {
    var before = frozen("empty");
    module.fixture("rates.json", "{\"tax\": 1}\n").lock();
    ledger(before);

    var verdict = module.verdict();

    assertThat(verdict.findings()).extracting(Finding::rule).containsExactly("freeze_void");
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void under_block_not_even_a_broken_ledger_is_opened() throws Exception {
    ledger("}");
    module.unstable = "block";

    assertThat(module.verdict().findings())
        .extracting(Finding::rule)
        .containsExactly("unstable_refused");
    module.unstable = "propose";
    assertThat(module.verdict().findings())
        .extracting(Finding::rule)
        .containsExactly("ledger_malformed");
  }

  @Test
  void a_ledger_behind_a_link_is_refused() throws Exception {
    Files.writeString(directory.resolve("ledger.json"), "{\"cap\": 3, \"freezes\": []}");
    Files.createSymbolicLink(
        module.basedir.resolve("qa/freeze_ledger.json"), directory.resolve("ledger.json"));

    assertThat(module.verdict().findings())
        .containsExactly(
            Finding.blocking(
                "ledger_malformed",
                "qa/freeze_ledger.json",
                "is a link or a directory",
                "put a regular file there"));
  }

  @Test
  void an_input_behind_a_link_out_of_the_tree_is_none() throws Exception {
    Files.writeString(directory.resolve("secret.json"), "{}");
    Files.createSymbolicLink(module.basedir.resolve("linked"), directory);
    Files.createSymbolicLink(module.basedir.resolve("link.json"), directory.resolve("secret.json"));

    for (String path : new String[] {"linked/secret.json", "link.json", "qa", "nowhere.json"}) {
      assertThat(new ModuleInputs(module.basedir).read(path)).as(path).isEmpty();
    }
    assertThat(new ModuleInputs(module.basedir).read("src/test/resources/rates.json"))
        .hasValueSatisfying(bytes -> assertThat(bytes).asString().isEqualTo("{}\n"));
  }

  @Test
  void a_claimed_recheck_without_proof_blocks() throws Exception {
    ledger(
        """
        { "id": "fx-2026-10-08-01", "module": ".", "node_id": "com.acme.ParseTest#empty",
          "recheck_node_id": "com.acme.ParseTest#rows",
          "input_path": "src/test/resources/rates.json", "property": "identity",
          "symptom": "locked_input", "generation_quarantined": true, "assertion_skipped": false,
          "opened_on": "2026-10-08", "expires_on": "2026-10-12", "mutation_recheck": "passed" }""");

    assertThat(module.verdict().findings())
        .extracting(Finding::rule)
        .containsExactly("stale_freeze", "recheck_unproven");
  }

  private String frozen(String name) throws Exception {
    var lock = FixtureLock.read(module.layout().fixtureLock(), "qa/fixture.lock");
    return """
        { "id": "fx-2026-10-09-01", "module": ".", "test_id": "com.acme.ParseTest#%1$s",
          "class": "unstable_assertion", "fixture_hash": "%2$s", "replay_pass": 4,
          "replay_total": 5, "counts_as_pass": false, "issued_at": "2026-10-09T00:00:00+00:00",
          "expires_at": "2026-10-10T00:00:00+00:00", "scope": "single_test_id",
          "invocations": ["%1$s"], "owner": "alice", "issue": "ACME-17" }"""
        .formatted(name, lock.entriesDigest().hex());
  }

  private void ledger(String row) throws Exception {
    Files.writeString(
        module.basedir.resolve("qa/freeze_ledger.json"),
        "{\"cap\": 3, \"freezes\": [" + row + "]}");
  }
}
