package io.github.waivergate.module;

import static io.github.waivergate.module.FakeAdapter.DIGEST;
import static io.github.waivergate.module.FakeAdapter.KEY;
import static io.github.waivergate.module.FakeAdapter.PROPERTY;
import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.passed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import io.github.waivergate.witness.SeedStep;
import io.github.waivergate.witness.WitnessCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeededPropertiesTest {
  private static final String ADAPTER =
      "use a runner with an adapter that records witnesses; without one the property is judged all"
          + " the same";
  private static final String OUTSIDE =
      "find what failed outside its runs on the seeds, such as its set-up";

  private final Path directory;
  private final SmallModule module;
  private final List<String> progress = new ArrayList<>();
  private FakeTree tree;
  private ModuleReplay replay;

  SeededPropertiesTest(@TempDir Path directory) throws Exception {
    this.directory = directory;
    tree = new FakeTree(directory, "");
    module =
        new SmallModule(Files.createDirectories(directory.resolve("work")))
            .fixture("rates.json", "{}\n")
            .knows("ParseTest#empty")
            .knows("TaxProperties#holds")
            .testClass("com/acme/TaxProperties")
            .lock();
    replay = module.replaying(5, progress::add);
    seeds("\"budget\": 2, \"tries\": 10, \"clean_replays\": 4");
  }

  @Test
  void without_seeds_the_property_step_is_as_it_was() throws Exception {
    Files.delete(module.basedir.resolve("qa/seeds.json"));
    var suite = suite(passed("holds"), adapter -> {});

    assertThat(run(suite).findings()).isEmpty();
    assertThat(suite.told).isEmpty();
    assertThat(replay.seedStep()).isEmpty();
  }

  @Test
  void properties_are_proven_to_have_run_on_every_seed() throws Exception {
    var suite = suite(passed("holds"), FakeAdapter::passed);

    var session = run(suite);

    assertThat(session.findings()).isEmpty();
    assertThat(session.stop()).isEqualTo(Stop.NONE);
    assertThat(suite.told)
        .containsOnlyKeys("waiver-gate.order")
        .containsEntry(
            "waiver-gate.order",
            module.basedir.resolve("target/waiver-gate/witnesses/order.json").toString());
    assertThat(step().proven()).containsExactly(PROPERTY);
    assertThat(step().witnesses()).isEmpty();
    assertThat(progress).contains("property step: 2 of 3 seeds, at least 10 tries each");
  }

  @Test
  void a_runner_without_an_adapter_has_no_freeze_path_and_is_judged_all_the_same()
      throws Exception {
    var session = run(suite(passed("holds"), adapter -> {}));

    assertThat(session.stop()).isEqualTo(Stop.NONE);
    assertThat(session.findings())
        .containsExactly(noPath("the property step", "no property left a receipt", ADAPTER));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "seed_not_taken | its runner does not prove that it ran on each seed | leave its seed to"
            + " the gate",
        "shrink_incomplete | its example was not shrunk to the end | fix what failed; a higher"
            + " shrink_steps in qa/seeds.json, in a commit of its own, may end the shrinking",
        "not_serialisable | its example holds a value that has no canonical form | fix what failed;"
            + " a witness needs values that docs/witnesses.md has a form for",
        "round_trip_differs | its example is another one after it was written and read | fix what"
            + " failed; a witness needs values that are the same when they were written and read",
        "too_large | its example is larger than a witness may be | fix what failed; a witness needs"
            + " a generator of smaller values",
        "no_freeze_path | no checked-in seed drew an example of it | fix what failed; a witness"
            + " needs an example that a seed drew, and a runner that can replay it",
      })
  void a_denial_is_named(String denial, String meaning, String mend) throws Exception {
    var session = run(suite(failed("holds"), adapter -> adapter.denied(denial)));

    assertThat(session.stop()).isEqualTo(Stop.PROPERTY);
    assertThat(session.findings()).containsExactly(noPath(PROPERTY, denial + ": " + meaning, mend));
    assertThat(step().witnesses()).isEmpty();
  }

  @Test
  void a_green_property_that_draws_nothing_by_a_seed_is_judged_by_its_outcome() throws Exception {
    var green = run(suite(passed("holds"), FakeAdapter::seedless));

    assertThat(green.stop()).isEqualTo(Stop.NONE);
    assertThat(green.findings()).isEmpty();
    assertThat(step().proven()).isEmpty();
  }

  @Test
  void a_red_report_of_a_property_that_draws_nothing_by_a_seed_is_no_less_red() throws Exception {
    var red = run(suite(failed("holds"), FakeAdapter::seedless));

    assertThat(red.stop()).isEqualTo(Stop.PROPERTY);
    assertThat(red.findings())
        .containsExactly(noPath(PROPERTY, "it failed, and no seed falsified it", OUTSIDE));
  }

  @Test
  void one_try_is_one_try() throws Exception {
    seeds("\"budget\": 2, \"tries\": 1, \"clean_replays\": 4");

    run(suite(passed("holds"), FakeAdapter::passed));

    assertThat(progress).contains("property step: 2 of 3 seeds, at least 1 try each");
  }

  @Test
  void a_green_report_of_a_falsified_property_blocks() throws Exception {
    var session = run(suite(passed("holds"), FakeAdapter::falsified));

    assertThat(session.stop()).isEqualTo(Stop.PROPERTY);
    assertThat(session.findings())
        .containsExactly(
            Finding.blocking(
                "receipt_contradicts_report",
                "com.acme.TaxProperties#holds",
                "its receipt says falsified, its report says passed",
                "find what keeps the failure of a property from its report, or writes receipts"
                    + " beside the adapter"));
  }

  @Test
  void a_red_report_without_a_falsified_seed_has_no_witness() throws Exception {
    var session = run(suite(failed("holds"), FakeAdapter::passed));

    assertThat(session.stop()).isEqualTo(Stop.PROPERTY);
    assertThat(session.findings())
        .containsExactly(noPath(PROPERTY, "it failed, and no seed falsified it", OUTSIDE));
  }

  @Test
  void what_an_adapter_did_not_write_to_its_end_is_no_evidence() throws Exception {
    var session =
        run(
            suite(
                passed("holds"),
                adapter -> {
                  adapter.passed().write(".half-1.tmp", "{");
                  adapter.write("receipt-x.json", "{");
                }));

    assertThat(session.findings())
        .containsExactly(
            Finding.note(
                "receipt_refused",
                "target/waiver-gate/witnesses/receipts/receipt-x.json",
                "not JSON: the file ends too early, at line 1, column 2",
                "use an adapter that writes receipts as docs/witnesses.md has them"));
    assertThat(step().proven()).containsExactly(PROPERTY);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "FFFF | real_counterexample | failed in all 4 clean replays with java.lang.AssertionError",
        "PPPP | contamination | passed in all 4 clean replays, and failed in the working tree",
        "PFPP | flips | failed in 1 of 4 clean replays, all others passed",
        "FPRF | incomplete | clean replay 3: no receipt of the witness",
        "FPXF | incomplete | clean replay 3: the receipts say failed, the report does not",
        "FPOF | incomplete | clean replay 3: failed with java.lang.Error, recorded is"
            + " java.lang.AssertionError",
        "BFFF | incomplete | clean replay 1: the build failed: exit 1; COMPILATION ERROR",
        "PNFF | incomplete | clean replay 2: target/waiver-gate/slice.json: is of commit another,"
            + " this build has nonce-1",
      })
  void a_witness_is_replayed_in_clean_clones(String letters, String verdict, String evidence)
      throws Exception {
    tree = new FakeTree(directory, letters);

    var session = run(suite(failed("holds"), FakeAdapter::falsified));

    assertThat(only().verdict().wireName()).isEqualTo(verdict);
    assertThat(only().verdict().evidence()).isEqualTo(evidence);
    assertThat(session.stop()).isEqualTo(Stop.PROPERTY);
    assertThat(session.findings())
        .containsExactly(
            Finding.note(
                "witness_verdict",
                PROPERTY,
                verdict + " on example " + DIGEST.abbreviated() + ": " + evidence,
                only().verdict().mend()));
    assertThat(tree.calls).isNotEmpty().allMatch((". [" + KEY + ".json]")::equals);
    assertThat(tree.open).isZero();
    assertThat(only().note().open()).isFalse();
  }

  @Test
  void a_flip_with_other_generators_is_incomplete() throws Exception {
    tree = new FakeTree(directory, "FPFP");
    tree.equal = false;

    run(suite(failed("holds"), FakeAdapter::falsified));

    assertThat(only().verdict().evidence())
        .isEqualTo(
            "failed in 2 of 4 clean replays, and the generators are not those of the merge base:"
                + " qa/seeds.json is 100644 bbbbbbbbbbbb, the merge base has 100644 aaaaaaaaaaaa");
  }

  @Test
  void what_is_not_committed_is_replayed_nowhere() throws Exception {
    tree.refusal = "uncommitted changes are in no clone of the commit: pom.xml";

    run(suite(failed("holds"), FakeAdapter::falsified));

    assertThat(only().verdict().wireName()).isEqualTo("incomplete");
    assertThat(only().verdict().evidence()).isEqualTo(tree.refusal);
    assertThat(tree.calls).isEmpty();
  }

  @Test
  void a_clone_that_lacks_something_says_nothing() throws Exception {
    tree = new FakeTree(directory, "FFFF");
    tree.lacking.add("the submodule libs/rates");

    run(suite(failed("holds"), FakeAdapter::falsified));

    assertThat(only().verdict().evidence())
        .isEqualTo("clean replay 1: the clone has not the submodule libs/rates");
    assertThat(tree.calls).hasSize(1);
  }

  @Test
  void seeds_that_cannot_be_read_stop_everything() throws Exception {
    seeds("\"budget\": 4");

    var session = run(suite(passed("holds"), FakeAdapter::passed));

    assertThat(session.stop()).isEqualTo(Stop.CONTRACT);
    assertThat(session.findings())
        .extracting(Finding::rule, Finding::found)
        .containsExactly(tuple("could_not_judge", "budget is 4, and there are 3 seeds"));
  }

  @Test
  void the_record_has_witness_verdict_and_note_beside_a_row_that_stays_a_violation()
      throws Exception {
    tree = new FakeTree(directory, "FPFP");
    var session = run(suite(failed("holds"), FakeAdapter::falsified));

    var verdict = module.check().run(Optional.of(session), replay.seedStep());

    var json = new ObjectMapper().readTree(module.waiverJson().toFile());
    assertThat(verdict.blocked()).isTrue();
    assertThat(json.at("/rows/0/class").asText()).isEqualTo("property_violation");
    assertThat(json.at("/seeds/prefix").asInt()).isEqualTo(2);
    assertThat(json.at("/seeds/listed").asInt()).isEqualTo(3);
    assertThat(json.at("/seeds/tries").asInt()).isEqualTo(10);
    assertThat(json.at("/seeds/clean_replays").asInt()).isEqualTo(4);
    assertThat(json.at("/witnesses/0/verdict").asText()).isEqualTo("flips");
    assertThat(json.at("/witnesses/0/example_sha256").asText()).isEqualTo(DIGEST.hex());
    assertThat(json.at("/witnesses/0/repeat").asText()).isEqualTo("replay . by repeat.json");
    assertThat(json.at("/witnesses/0/review_note/open").asBoolean()).isFalse();
    assertThat(progress)
        .contains(
            "clean replay 4 of 4",
            "witness " + DIGEST.abbreviated() + ": flips",
            "  production_only: no, no merge base is known",
            "  closed");
    assertThat(module.basedir.resolve("target/waiver-gate/witnesses/repeat.json")).exists();
  }

  @Test
  void the_review_notes_are_a_text_of_their_own() throws Exception {
    tree = new FakeTree(directory, "PFPP");

    run(suite(failed("holds"), FakeAdapter::falsified));

    assertThat(module.basedir.resolve("target/waiver-gate/witnesses/review-notes.txt"))
        .hasContent(
            """
            %s, example %s: flips
              production_only: no, no merge base is known
              witness_hash: yes, target/waiver-gate/witnesses/found/%s.json has its digest
              generators_equal: yes, sha256 %s at the merge base and here
              clean_replays_flip: yes, failed in 1 of 4 clean replays, all others passed
              closed
              repeat: replay . by repeat.json
            """
                .formatted(
                    PROPERTY, DIGEST.hex(), KEY.hex(), only().witness().generatorHashes().hex()));
  }

  /** What the adapter does while the properties run. */
  private interface Adapting {
    void write(FakeAdapter adapter) throws IOException;
  }

  private static FakeSuite suite(String testcase, Adapting adapting) {
    var suite = FakeSuite.reporting("unit", "ParseTest", passed("empty"));
    return suite.properties(
        (index, reports) -> {
          var order = suite.told.get("waiver-gate.order");
          if (order != null) {
            adapting.write(new FakeAdapter(Path.of(order)));
          }
          return FakeSuite.reports(reports, "TaxProperties", testcase);
        });
  }

  private ReplaySession run(FakeSuite suite) {
    replay.replayWitnessesIn(tree);
    replay.start(suite);
    return replay.session();
  }

  private SeedStep step() {
    return replay.seedStep().orElseThrow();
  }

  private WitnessCase only() {
    assertThat(step().witnesses()).hasSize(1);
    return step().witnesses().get(0);
  }

  private void seeds(String rest) throws IOException {
    Files.writeString(
        module.basedir.resolve("qa/seeds.json"),
        "{\"version\": 1, \"seeds\": [\"7\", \"8\", \"9\"], " + rest + "}\n");
  }

  private static Finding noPath(String property, String found, String mend) {
    return Finding.note("no_freeze_path", property, found, mend);
  }
}
