package io.github.waivergate.module;

import static io.github.waivergate.module.FakeAdapter.KEY;
import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.passed;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.neighbours.Grid;
import io.github.waivergate.neighbours.LockedFixtures;
import io.github.waivergate.neighbours.Neighbour;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.ReplaySession.Stop;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A row of the ledger that names an example, while a module with property tests is replayed. */
class WitnessFreezeTest {
  private static final String ID = "com.acme.TaxProperties#holds";
  private static final String INPUT = "src/test/resources/rates.json";
  private static final String SIDECAR = "src/test/resources/rates.neighbours.json";

  private final Path directory;
  private final SmallModule module;
  private final List<String> progress = new ArrayList<>();
  private FakeTree tree;
  private ModuleReplay replay;
  private boolean proven = true;

  WitnessFreezeTest(@TempDir Path directory) throws Exception {
    this.directory = directory;
    tree = new FakeTree(directory, "");
    module =
        new SmallModule(Files.createDirectories(directory.resolve("work")))
            .fixture("rates.json", "{\"n\": 5}\n")
            .fixture(
                Path.of(SIDECAR).getFileName().toString(),
                "{\"outputs\": [], \"pointers\": [\"/n\"], \"schema\": {\"properties\":"
                    + " {\"n\": {\"minimum\": 0}}}, \"least\": 1, \"greatest\": 3}")
            .knows("ParseTest#empty")
            .knows("ParseTest#rows")
            .knows("TaxProperties#holds")
            .testClass("com/acme/TaxProperties")
            .lock();
    replay = module.replaying(5, progress::add);
    seeds("\"budget\": 2, \"tries\": 10, \"clean_replays\": 4");
  }

  @Test
  void a_failure_that_a_row_names_lets_the_replays_run_and_is_no_case() throws Exception {
    checkIn("PFPP");
    tree = new FakeTree(directory, "PPFP");

    var verdict = judged(suite(failed("holds"), FakeAdapter::falsified));

    assertThat(replay.session().stop()).isEqualTo(Stop.NONE);
    assertThat(progress)
        .contains(
            "property step: com.acme.TaxProperties#holds failed on nothing but what the ledger"
                + " names");
    assertThat(verdict.spared()).extracting(of -> of.property().value()).containsExactly(ID);
    assertThat(verdict.rows())
        .extracting(row -> row.result().testId().value())
        .containsExactly("com.acme.ParseTest#empty", "com.acme.ParseTest#rows");
    assertThat(verdict.findings()).noneMatch(Finding::blocking);
    assertThat(verdict.reviewReady()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "FFFF | failed in all 4 clean replays with java.lang.AssertionError",
        "FPRF | clean replay 3: no receipt of the witness",
      })
  void a_row_does_not_help_where_no_clean_replay_shows_a_flip(String letters, String reason)
      throws Exception {
    checkIn("PFPP");
    tree = new FakeTree(directory, letters);

    var verdict = judged(suite(failed("holds"), FakeAdapter::falsified));

    assertThat(verdict.spared()).isEmpty();
    assertThat(verdict.rows())
        .allMatch(row -> row.classified().caseClass() == CaseClass.PROPERTY_VIOLATION);
    assertThat(verdict.findings())
        .filteredOn(finding -> finding.rule().equals("witness_not_set_aside"))
        .extracting(Finding::found)
        .containsExactly(reason);
  }

  @Test
  void a_row_does_not_help_where_the_patch_edits_a_generator() throws Exception {
    checkIn("PFPP");
    tree = new FakeTree(directory, "PFPP");
    tree.equal = false;

    assertThat(judged(suite(failed("holds"), FakeAdapter::falsified)).findings())
        .filteredOn(finding -> finding.rule().equals("witness_not_set_aside"))
        .extracting(Finding::found)
        .containsExactly(
            "the generators are not those of the merge base: qa/seeds.json is 100644 bbbbbbbbbbbb,"
                + " the merge base has 100644 aaaaaaaaaaaa");
  }

  @Test
  void a_row_does_not_help_where_the_seeds_file_refuses_flips() throws Exception {
    seeds("\"budget\": 2, \"tries\": 10, \"clean_replays\": 4, \"flips\": \"refuse\"");
    checkIn("PFPP");
    tree = new FakeTree(directory, "PFPP");

    assertThat(judged(suite(failed("holds"), FakeAdapter::falsified)).findings())
        .filteredOn(finding -> finding.rule().equals("witness_not_set_aside"))
        .extracting(Finding::found)
        .containsExactly("flips is refuse in qa/seeds.json");
  }

  @Test
  void a_row_does_not_help_an_overload_without_a_receipt() throws Exception {
    checkIn("PFPP");
    tree = new FakeTree(directory, "PFPP");

    var verdict = judged(suite(failed("holds") + failed("holds"), FakeAdapter::falsified));

    assertThat(replay.session().stop()).isEqualTo(Stop.PROPERTY);
    assertThat(verdict.spared()).isEmpty();
    assertThat(verdict.freezes().opened()).isFalse();
  }

  @Test
  void a_witness_that_is_not_checked_in_or_of_other_seeds_blocks() throws Exception {
    checkIn("PFPP");
    seeds("\"budget\": 3, \"tries\": 10, \"clean_replays\": 4");
    var green = suite(passed("holds"), FakeAdapter::passed);

    assertThat(judged(green).findings())
        .filteredOn(finding -> finding.rule().equals("witness_unusable"))
        .extracting(Finding::found)
        .first()
        .asString()
        .startsWith("qa/witnesses/" + KEY + ".json is of the first 2 seeds of ");

    Files.delete(module.basedir.resolve("qa/seeds.json"));
    assertThat(judged(green).findings())
        .filteredOn(finding -> finding.rule().equals("witness_unusable"))
        .containsExactly(
            Finding.blocking(
                "witness_unusable",
                "qa/freeze_ledger.json /freezes/0/witness (fx-2026-10-08-01)",
                "qa/seeds.json no such file, and a witness is of the seeds that it was found on",
                "write it as docs/witness-freezes.md shows: version 1, seeds, and a budget that"
                    + " they cover"));

    seeds("\"budget\": 2, \"tries\": 10, \"clean_replays\": 4");
    Files.delete(module.basedir.resolve("qa/witnesses/" + KEY + ".json"));
    assertThat(judged(green).findings())
        .filteredOn(finding -> finding.rule().equals("witness_unusable"))
        .containsExactly(
            Finding.blocking(
                "witness_unusable",
                "qa/freeze_ledger.json /freezes/0/witness (fx-2026-10-08-01)",
                "qa/witnesses/" + KEY + ".json is not there",
                "check in the file as it lies in target/waiver-gate/witnesses/found, or drop the"
                    + " row"));
  }

  @Test
  void a_row_that_the_replays_do_not_prove_does_not_help() throws Exception {
    checkIn("PFPP");
    tree = new FakeTree(directory, "PFPP");
    proven = false;

    var verdict = judged(suite(failed("holds"), FakeAdapter::falsified));

    assertThat(verdict.spared()).isEmpty();
    assertThat(verdict.findings())
        .filteredOn(Finding::blocking)
        .extracting(Finding::rule)
        .containsExactly("property_violation", "recheck_unproven");
  }

  /** Finds the example once, and checks it in with a row that names it. */
  private void checkIn(String letters) throws Exception {
    tree = new FakeTree(directory.resolve("first"), letters);
    run(suite(failed("holds"), FakeAdapter::falsified));
    var kept = Files.createDirectories(module.basedir.resolve("qa/witnesses"));
    var name = KEY + ".json";
    Files.copy(
        module.basedir.resolve("target/waiver-gate/witnesses/found/" + name), kept.resolve(name));
    Files.writeString(
        module.basedir.resolve("qa/freeze_ledger.json"),
        """
        {"cap": 1, "freezes": [
        { "id": "fx-2026-10-08-01", "module": ".", "node_id": "com.acme.ParseTest#empty",
          "recheck_node_id": "com.acme.ParseTest#rows",
          "input_path": "src/test/resources/rates.json", "property": "holds",
          "symptom": "locked_input", "generation_quarantined": true, "assertion_skipped": false,
          "opened_on": "2026-10-08", "expires_on": "2026-10-12", "mutation_recheck": "passed",
          "witness": "%s" }]}
        """
            .formatted(KEY));
  }

  private Verdict judged(FakeSuite suite) throws Exception {
    run(suite);
    replay.replay(suite);
    return module.check().run(Optional.of(replay.session()), replay.seedStep());
  }

  private void run(FakeSuite suite) {
    replay = module.replaying(5, progress::add);
    replay.replayWitnessesIn(tree);
    replay.start(suite);
  }

  /** What the adapter does while the properties run. */
  private interface Adapting {
    void write(FakeAdapter adapter) throws IOException;
  }

  private FakeSuite suite(String testcases, Adapting adapting) {
    var suite = new FakeSuite();
    return suite
        .execution(
            "unit",
            (index, reports) -> {
              if (proven) {
                var receipts = reports.resolve("receipts");
                Files.createDirectories(receipts);
                Files.writeString(
                    receipts.resolve("1.jsonl"), receipts(suite.nonces.get(index - 1)));
              }
              return FakeSuite.reports(reports, "ParseTest", passed("empty"), passed("rows"));
            })
        .properties(
            (index, reports) -> {
              var order = suite.told.get("waiver-gate.order");
              if (order != null && Files.exists(Path.of(order))) {
                adapting.write(new FakeAdapter(Path.of(order)));
              }
              return FakeSuite.reports(reports, "TaxProperties", testcases);
            });
  }

  /** As tests leave them that read the locked input, and each neighbour. */
  private String receipts(String nonce) {
    var lines = new StringBuilder();
    var grid = grid();
    lines.append(receipt(nonce, "empty", "locked", grid.inputSha256().hex()));
    for (Neighbour neighbour : grid.neighbours()) {
      lines.append(receipt(nonce, "rows", "neighbour", neighbour.sha256().hex()));
    }
    return lines.toString();
  }

  private Grid grid() {
    try {
      var lock = FixtureLock.read(module.basedir.resolve("qa/fixture.lock"), "qa/fixture.lock");
      return Grid.of(INPUT, SIDECAR, new LockedFixtures(module.basedir, lock));
    } catch (EvidenceException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }

  private static String receipt(String nonce, String test, String kind, String sha256) {
    return ("{\"nonce\":\"%s\",\"test\":\"com.acme.ParseTest#%s(Input)\",\"invocation\":\"\","
            + "\"kind\":\"%s\",\"sha256\":\"%s\",\"read\":true,\"outcome\":\"held\"}\n")
        .formatted(nonce, test, kind, sha256);
  }

  private void seeds(String rest) throws IOException {
    Files.writeString(
        module.basedir.resolve("qa/seeds.json"),
        "{\"version\": 1, \"seeds\": [\"7\", \"8\", \"9\"], " + rest + "}\n");
  }
}
