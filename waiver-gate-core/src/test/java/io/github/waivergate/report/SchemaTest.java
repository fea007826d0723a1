package io.github.waivergate.report;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaId;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import io.github.waivergate.cases.CasesWriter;
import io.github.waivergate.cases.ClassifyFile;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.gate.GateSettings;
import io.github.waivergate.gate.Row;
import io.github.waivergate.gate.UnstablePolicy;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.repetition.Repetition.Scope;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import io.github.waivergate.witness.CleanReplayVerdict;
import io.github.waivergate.witness.GeneratorHashes;
import io.github.waivergate.witness.ReviewNote;
import io.github.waivergate.witness.SeedList;
import io.github.waivergate.witness.SeedStep;
import io.github.waivergate.witness.Witness;
import io.github.waivergate.witness.WitnessCase;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Holds the published schemas to what is really written, and to what must never be taken. */
class SchemaTest {
  private static final Path SCHEMAS = Path.of("..", "docs", "schema");
  private static final Instant NOW = Instant.parse("2026-10-09T00:00:00Z");
  private static final Finding REASON =
      new EvidenceException("qa/fixture.lock", "no such file", "lock it").asFinding();

  private static final String LEDGER =
      """
      { "cap": 3, "freezes": [
        { "id": "fx-2026-10-09-01", "module": ".", "test_id": "com.acme.ParseTest#roundTrip",
          "class": "unstable_assertion", "fixture_hash": "%s", "replay_pass": 2, "replay_total": 5,
          "counts_as_pass": false, "issued_at": "2026-10-09T00:00:00+00:00",
          "expires_at": "2026-10-10T00:00:00+00:00", "scope": "single_test_id",
          "invocations": ["roundTrip"], "owner": "alice", "issue": "ACME-17" },
        { "id": "fx-2026-09-17-01", "module": ".",
          "node_id": "com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity",
          "recheck_node_id": "com.acme.InvoiceTaxTest#neighboursKeepIdentity",
          "input_path": "src/test/resources/locked/invoice_tax_q1.json",
          "property": "inclusive_identity", "symptom": "locked_input",
          "generation_quarantined": true, "assertion_skipped": false, "opened_on": "2026-09-17",
          "expires_on": "2026-09-24", "mutation_recheck": "passed" } ] }
      """
          .formatted("0".repeat(64));

  @ParameterizedTest
  @EnumSource(Schema.class)
  void a_schema_is_itself_valid(Schema schema) throws Exception {
    var meta =
        JsonSchemaFactory.getInstance(VersionFlag.V202012)
            .getSchema(SchemaLocation.of(SchemaId.V202012));

    assertThat(meta.validate(Files.readString(schema.file()), InputFormat.JSON)).isEmpty();
  }

  @Test
  void cases_of_every_class_are_taken() throws Exception {
    for (var verdict : verdicts()) {
      assertThat(faults(Schema.CASES, cases(verdict))).isEmpty();
    }
  }

  @Test
  void verdicts_of_every_class_are_taken() throws Exception {
    for (var verdict : verdicts()) {
      assertThat(faults(Schema.WAIVER, waiver(verdict))).isEmpty();
    }
  }

  @Test
  void a_verdict_by_replays_of_the_gates_own_is_taken() throws Exception {
    for (var session :
        List.of(
            Sessions.whole(),
            Sessions.stopped(Stop.FIXTURE, Optional.empty()),
            Sessions.stopped(Stop.PROPERTY, Optional.of(Sessions.properties())))) {
      assertThat(faults(Schema.WAIVER, waiver(mixed(), session))).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"planned\": 2'                 | '\"planned\": 0'",
        "'\"planned\": 2,'                | ''",
        "'\"stopped_at\": \"none\"'       | '\"stopped_at\": \"contract\"'",
        "'\"stopped_at\": \"none\",'      | ''",
        "'\"property_step\": {'           | '\"property_step\": true, \"more\": {'",
        "'\"index\": 1'                   | '\"index\": -1'",
        "'\"nonce\": \"nonce-1\"'         | '\"nonce\": \"\"'",
        "'\"nonce\": \"nonce-1\",'        | ''",
        "'\"millis\": 2000'               | '\"millis\": -1'",
        "'\"said\": \"all is well\"'      | '\"said\": \"\"'",
        "'\"said\": \"all is well\"'      | '\"said\": null'",
        "'\"said\": \"all is well\"'      | '\"said\": \"all is well\", \"waived\": true'",
        "'\"failed\": 1'                  | '\"failed\": \"1\"'",
        "'\"reports\": 2\\n'              | '\"reports\": 2.5\\n'",
        "'\"sealed\": true'               | '\"sealed\": 1'",
      })
  void a_lie_about_the_replays_is_refused(String honest, @Nullable String lie) throws Exception {
    assertRefused(
        Schema.WAIVER,
        waiver(mixed(), Sessions.whole()),
        honest.replace("\\n", "\n"),
        lie == null ? "" : lie.replace("\\n", "\n"));
  }

  @Test
  void an_anchored_verdict_is_taken() throws Exception {
    assertThat(faults(Schema.WAIVER, anchored())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"class\": \"seeds\"'           | '\"class\": \"harmless\"'",
        "'\"no_waiver\": false'           | '\"no_waiver\": \"no\"'",
        "'\"approved\": true'             | '\"approved\": \"yes\"'",
        "'\"approved\": true'             | '\"approved\": true, \"approved_by\": \"me\"'",
        "'\"merge_base\": \"bbbb'         | '\"merge_base\": \"BBBB'",
        "'\"contract_digest\": \"'        | '\"contract_digest\": \"0'",
        "'\"base_ref\": \"refs'           | '\"base\": \"refs'",
        "'\"weakens\": true'              | '\"weakens\": null'",
        "'\"line\": 0'                    | '\"line\": -1'",
        "'\"oracle\": \"patch\"'          | '\"oracle\": \"nobody\"'",
      })
  void a_lie_about_the_patch_is_refused(String honest, String lie) throws Exception {
    assertRefused(Schema.WAIVER, anchored(), honest, lie);
  }

  @Test
  void an_unjudged_module_is_taken() throws Exception {
    assertThat(faults(Schema.WAIVER, unjudged())).isEmpty();
  }

  @Test
  void classified_cases_are_taken(@TempDir Path directory) throws Exception {
    for (var verdict : verdicts()) {
      assertThat(faults(Schema.CLASSIFY, classified(directory, verdict))).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"property_ok\": true'           | '\"property_ok\": \"true\"'",
        "'\"known_test\": true'            | '\"known_test\": null'",
        "'\"known_test\": true'            | '\"known_test\": true, \"note\": \"\"'",
        "'\"fixture_hash\": \"09ca'        | '\"hash\": \"09ca'",
        "'\"test_id\": \"com'              | '\"test_id\": \"\", \"more\": \"com'",
        "'[false, true, false, true, false]' | '[false, 1, false, true, false]'",
        "'[false, true, false, true, false]' | 'null'",
      })
  void a_lying_row_is_refused(String honest, String lie) throws Exception {
    assertRefused(Schema.CASES, cases(mixed()), honest, lie);
  }

  @Test
  void the_sidecar_of_the_docs_is_taken() throws Exception {
    var page = Files.readString(SCHEMAS.resolveSibling("neighbours.md"));
    int start = page.indexOf("```json neighbours\n") + 19;
    var sidecar = page.substring(start, page.indexOf("```\n", start));

    assertRefused(Schema.NEIGHBOURS, sidecar, "\"least\": 20", "\"least\": 0");
    assertRefused(Schema.NEIGHBOURS, sidecar, "\"/tax_bps\"", "\"tax_bps\"");
    assertRefused(Schema.NEIGHBOURS, sidecar, "\"optional\"", "\"options\"");
    assertRefused(Schema.NEIGHBOURS, sidecar, "\"greatest\": 40,", "");
  }

  @Test
  void no_rows_are_no_evidence() throws Exception {
    assertThat(faults(Schema.CASES, "[]")).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"blocked\": true'               | '\"blocked\": \"true\"'",
        "'\"blocked\": true'               | '\"blocked\": false'",
        "'\"min_replays\": 5'              | '\"min_replays\": 0'",
        "'\"min_replays\": 5'              | '\"min_replays\": 5, \"judged\": true'",
        "'\"counts_as_pass\": false'       | '\"counts_as_pass\": true'",
        "'\"scope\": \"single_test_id\"'   | '\"scope\": \"class\"'",
        "'\"replay_pass\": 2'              | '\"replay_pass\": 0'",
        "'T00:00:00+00:00'                 | 'T00:00:00'",
        "'\"class\": \"stable_assertion_fail\"' | '\"class\": \"flaky\"'",
        "'\"freeze\": null'                | '\"freeze\": {}'",
      })
  void a_lying_classification_is_refused(String honest, String lie, @TempDir Path directory)
      throws Exception {
    assertRefused(Schema.CLASSIFY, classified(directory, mixed()), honest, lie);
  }

  @Test
  void only_an_unstable_assertion_has_a_freeze(@TempDir Path directory) throws Exception {
    var honest = "\"class\": \"unstable_assertion\",\n      \"freeze\"";

    assertRefused(
        Schema.CLASSIFY,
        classified(directory, mixed()),
        honest,
        honest.replace("unstable_assertion", "stable_pass"));
    assertRefused(
        Schema.WAIVER,
        waiver(mixed()),
        honest,
        honest.replace("unstable_assertion", "stable_pass"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"blocked\": true'               | '\"blocked\": \"true\"'",
        "'\"blocked\": true'               | '\"blocked\": false'",
        "'\"review_ready\": false'         | '\"review_ready\": true'",
        "'\"judged\": true'                | '\"judged\": false'",
        "'\"judged\": true'                | '\"judged\": null'",
        "'\"judged\": true,'               | ''",
        "'\"judged\": true'                | '\"judged\": true, \"waived\": true'",
        "'\"counts_as_pass\": false'       | '\"counts_as_pass\": true'",
        "'\"counts_as_pass\": false'       | '\"counts_as_pass\": false, \"owner\": \"alice\"'",
        "'\"unstable\": \"propose\"'       | '\"unstable\": \"ignore\"'",
        "'\"fixture_hash\": \"09ca'        | '\"fixture_hash\": \"09CA'",
        "'\"commit\": \"0123'              | '\"commit\": \"123'",
        "'\"stable_assertion_fail\": 1'    | '\"flaky\": 1'",
        "'\"sealed\": false'               | '\"sealed\": \"no\"'",
      })
  void a_lying_verdict_is_refused(String honest, String lie) throws Exception {
    assertRefused(Schema.WAIVER, waiver(mixed()), honest, lie == null ? "" : lie);
  }

  @Test
  void a_blocking_finding_leaves_no_verdict_unblocked() throws Exception {
    var verdict = new Verdicts().known("com.acme.ParseTest#empty", "PPPPP").finding(REASON);

    assertRefused(
        Schema.WAIVER, waiver(verdict.judge()), "\"blocked\": true", "\"blocked\": false");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"blocked\": true'               | '\"blocked\": false'",
        "'\"blocking\": true'              | '\"blocking\": false'",
        "'\"judged\": false'               | '\"judged\": true'",
        "'\"rows\": []'                    | '\"rows\": [{}]'",
        "'\"rows\": []'                    | '\"rows\": [], \"counts\": {}'",
      })
  void a_lie_about_what_was_not_judged_is_refused(String honest, String lie) throws Exception {
    assertRefused(Schema.WAIVER, unjudged(), honest, lie);
  }

  @Test
  void a_verdict_with_a_freeze_is_taken() throws Exception {
    assertThat(faults(Schema.WAIVER, frozen())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"cap\": 3'                   | '\"cap\": -1'",
        "'\"used\": 1'                  | '\"used\": \"1\"'",
        "'\"hours_left\": 14'           | '\"hours_left\": 14.5'",
        "'\"counts\": true'             | '\"counts\": null'",
        "'\"removable\": false'         | '\"removable\": false, \"passed\": true'",
        "'\"frozen_by\": \"fx'         | '\"frozen_by\": \"\", \"by\": \"fx'",
      })
  void a_lie_about_a_freeze_is_refused(String honest, String lie) throws Exception {
    assertRefused(Schema.WAIVER, frozen(), honest, lie);
  }

  private static String frozen() throws Exception {
    return waiver(
        new Verdicts()
            .known("com.acme.ParseTest#roundTrip", "FPFPF")
            .frozen("fx-2026-10-08-01", "com.acme.ParseTest#roundTrip", 14, true)
            .judge());
  }

  @Test
  void a_ledger_of_both_shapes_is_taken() throws Exception {
    assertThat(faults(Schema.LEDGER, LEDGER)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"cap\": 3'                      | '\"cap\": \"3\"'",
        "'\"cap\": 3'                      | '\"cap\": 3.5'",
        "'\"cap\": 3'                      | '\"cap\": -1'",
        "'\"cap\": 3,'                     | ''",
        "'\"cap\": 3'                      | '\"cap\": 3, \"owner\": \"me\"'",
        "'\"assertion_skipped\": false'    | '\"assertion_skipped\": true'",
        "'\"generation_quarantined\": true' | '\"generation_quarantined\": false'",
        "'\"mutation_recheck\": \"passed\"' | '\"mutation_recheck\": \"pending\"'",
        "'\"symptom\": \"locked_input\"'    | '\"symptom\": \"race\"'",
        "'\"symptom\": \"locked_input\"'    | '\"symptom\": \"wall_clock\"'",
        "'\"counts_as_pass\": false'       | '\"counts_as_pass\": true'",
        "'\"single_test_id\"'              | '\"class\"'",
        "'T00:00:00+00:00'                 | 'T00:00:00'",
        "'\"2026-09-24\"'                  | '\"24.09.2026\"'",
        "'ParseTest#roundTrip'             | 'ParseTest#*'",
        "'\"src/test'                      | '\"../src/test'",
        "'\"src/test'                      | '\"/src/test'",
        "'\"owner\": \"alice\",'           | ''",
        "'[\"roundTrip\"]'                 | '[]'",
        "'\"id\": \"fx-2026-10'            | '\"id\": \"fx*2026-10'",
      })
  void a_lying_ledger_is_refused(String honest, @Nullable String lie) throws Exception {
    assertRefused(Schema.LEDGER, LEDGER, honest, lie == null ? "" : lie);
  }

  private static void assertRefused(Schema schema, String document, String honest, String lie)
      throws IOException {
    assertThat(document).contains(honest);
    assertThat(faults(schema, document)).isEmpty();
    assertThat(faults(schema, document.replace(honest, lie))).as(lie).isNotEmpty();
  }

  /** A verdict for every class, finding and policy there is. */
  private static List<Verdict> verdicts() throws EvidenceException {
    var strict = new GateSettings(2, 48, UnstablePolicy.REQUIRE_FREEZE, List.of("**/*Properties"));
    return List.of(
        mixed(),
        new Verdicts().known("com.acme.ParseTest#empty", "PPPPP").judge(),
        new Verdicts().known("com.acme.ParseTest#empty", "FPPPP").judge(),
        new Verdicts().known("com.acme.ParseTest#empty", "FPPPP").settings(strict).judge(),
        new Verdicts().known("com.acme.ParseTest#empty", "PPPPP").drifted().judge(),
        new Verdicts().known("com.acme.ParseTest#empty", "PPPPP").finding(REASON).judge(),
        new Verdicts()
            .known("com.acme.ParseTest#empty", "PPPPP")
            .known("com.acme.InvoiceProperties#total", "PPPPF")
            .judge());
  }

  private static Verdict mixed() throws EvidenceException {
    return new Verdicts()
        .known("com.acme.ParseTest#empty", "FFFFF")
        .known("com.acme.ParseTest#later", "SSSSS")
        .known("com.acme.ParseTest#roundTrip", "FPFPF")
        .known("com.acme.ParseTest#short", "PS")
        .known("com.acme.ParseTest#trim", "PPPPP")
        .unknown("com.acme.ParseTest#\u00e4 \"\n", "PPPPP")
        .finding(Finding.note("engines_changed", "qa/known-tests.lock", "a, b", "lock again"))
        .judge();
  }

  private static String waiver(Verdict verdict, SeedStep seeds) throws IOException {
    var out = new ByteArrayOutputStream();
    var provenance =
        new Provenance(
            "com.acme:invoices:1.0",
            ".",
            "",
            "",
            List.of(),
            Optional.empty(),
            Optional.of(Sessions.whole()),
            Optional.empty(),
            Optional.of(seeds));
    VerdictJson.write(out, verdict, provenance);
    return out.toString(UTF_8);
  }

  private static SeedStep seedStep() throws Exception {
    var digest = Sha256.of("any".getBytes(UTF_8));
    var seeds =
        SeedList.parse("{\"version\":1,\"seeds\":[\"7\"],\"budget\":1}".getBytes(UTF_8), "s");
    var witness =
        new Witness(
            "com.acme.TaxProperties#holds(int)",
            "jqwik 1.9.3",
            digest,
            1,
            -7,
            1000,
            digest,
            "java.lang.AssertionError",
            digest,
            0,
            false);
    var cases = new ArrayList<WitnessCase>();
    for (var verdict :
        List.of(
            new CleanReplayVerdict.RealCounterexample(5, "java.lang.AssertionError"),
            new CleanReplayVerdict.Contamination(5),
            new CleanReplayVerdict.Flips(2, 5),
            new CleanReplayVerdict.Incomplete("4 of 5 clean replays were run"))) {
      var note = ReviewNote.of(List.of(), witness, List.of(), verdict, seeds.flips());
      cases.add(new WitnessCase(witness, verdict, note, "", Optional.empty()));
    }
    return new SeedStep(
        seeds, GeneratorHashes.NONE, List.of("com.acme.TaxProperties#other"), cases);
  }

  private static String waiver(Verdict verdict) throws IOException {
    var out = new ByteArrayOutputStream();
    VerdictJson.write(out, verdict, Verdicts.PROVENANCE);
    return out.toString(UTF_8);
  }

  private static String waiver(Verdict verdict, ReplaySession session) throws IOException {
    var out = new ByteArrayOutputStream();
    var provenance =
        new Provenance(
            "com.acme:invoices:1.0", ".", "", List.of(), Optional.empty(), Optional.of(session));
    VerdictJson.write(out, verdict, provenance);
    return out.toString(UTF_8);
  }

  @Test
  void what_a_base_suite_repeated_is_taken_and_a_lie_about_it_is_not() throws Exception {
    var chosen =
        new Repetition(
            Scope.CHOSEN, List.of("com.acme.ATest"), List.of("com.acme.BTest"), List.of());
    var whole = ofBaseSuite(Optional.of(chosen));

    assertThat(faults(Schema.WAIVER, whole)).isEmpty();
    assertThat(whole).contains("\"seconds\": 12.3", "\"scope\": \"chosen\"");
    assertThat(faults(Schema.WAIVER, ofBaseSuite(Optional.empty()))).isEmpty();
    assertRefused(Schema.WAIVER, whole, "\"scope\": \"chosen\"", "\"scope\": \"none\"");
    assertRefused(Schema.WAIVER, whole, "\"seconds\": 12.3", "\"seconds\": -1");
  }

  @Test
  void a_record_without_a_verdict_may_say_what_the_patch_is() throws Exception {
    var out = new ByteArrayOutputStream();
    VerdictJson.writeUnjudged(out, 5, REASON, Anchors.provenance(Anchors.ofEveryKind()));

    assertThat(faults(Schema.WAIVER, out.toString(UTF_8))).isEmpty();
    assertThat(out.toString(UTF_8)).contains("\"contract_digest\"");
  }

  private static String ofBaseSuite(Optional<Repetition> repetition) throws Exception {
    var out = new ByteArrayOutputStream();
    var provenance =
        new Provenance(
            "com.acme:invoices:1.0",
            ".",
            "",
            "",
            List.of(),
            Optional.of(Anchors.ofEveryKind()),
            Optional.empty(),
            Optional.of(new BaseSuiteRun(12_345, repetition, List.of("cd base", "mvn verify"))),
            Optional.empty());
    VerdictJson.write(out, mixed(), provenance);
    return out.toString(UTF_8);
  }

  @Test
  void a_property_that_is_set_aside_is_taken_and_never_as_a_pass() throws Exception {
    var document =
        waiver(Verdicts.sparing(mixed(), "com.acme.TaxProperties#holds", "fx-2026-10-08-01"));
    var aside =
        document.substring(document.indexOf("\"set_aside\""), document.indexOf("  \"findings\""));

    assertThat(aside)
        .isEqualTo(
            """
            "set_aside": [
                {
                  "test_id": "com.acme.TaxProperties#holds",
                  "examples": [
                    "%s"
                  ],
                  "freezes": [
                    "fx-2026-10-08-01"
                  ],
                  "counts_as_pass": false
                }
              ],
            """
                .formatted(Verdicts.LOCKED.hex()));
    assertThat(faults(Schema.WAIVER, document)).isEmpty();
    assertThat(faults(Schema.WAIVER, document.replace(aside, aside.replace("false", "true"))))
        .isNotEmpty();
  }

  @Test
  void witnesses_of_every_verdict_are_taken() throws Exception {
    var document = waiver(mixed(), seedStep());

    assertThat(faults(Schema.WAIVER, document)).isEmpty();
    assertThat(faults(Schema.WAIVER, document.replace("\"flips\",", "\"passed\","))).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"version\": 1, \"seeds\": [\"7\", \"-9\"], \"budget\": 2} | true",
        "{\"version\": 1, \"seeds\": []} | false",
        "{\"version\": 1, \"seeds\": [\"7\", \"7\"]} | false",
        "{\"version\": 1, \"seeds\": [7]} | false",
        "{\"version\": 1, \"seeds\": [\"07\"]} | false",
        "{\"version\": 1, \"seeds\": [\"7\"], \"clean_replays\": 1} | false",
        "{\"version\": 1, \"seeds\": [\"7\"], \"flips\": \"ignore\"} | false",
        "{\"version\": 1, \"seeds\": [\"7\"], \"seed\": 1} | false",
      })
  void seeds_are_taken_as_they_are_read(String seeds, boolean taken) throws Exception {
    assertThat(faults(Schema.SEEDS, seeds).isEmpty()).isEqualTo(taken);
    if (taken) {
      assertThat(SeedList.parse(seeds.getBytes(UTF_8), "s").prefix()).containsExactly(7L, -9L);
    } else {
      assertThatExceptionOfType(EvidenceException.class)
          .isThrownBy(() -> SeedList.parse(seeds.getBytes(UTF_8), "s"));
    }
  }

  private static String anchored() throws Exception {
    var out = new ByteArrayOutputStream();
    VerdictJson.write(out, mixed(), Anchors.provenance(Anchors.ofEveryKind()));
    return out.toString(UTF_8);
  }

  private static String unjudged() throws IOException {
    var out = new ByteArrayOutputStream();
    VerdictJson.writeUnjudged(out, 0, REASON, new Provenance("a:b:1", ".", "", List.of()));
    return out.toString(UTF_8);
  }

  private static String cases(Verdict verdict) throws IOException {
    var out = new ByteArrayOutputStream();
    CasesWriter.write(out, verdict.rows().stream().map(Row::result).toList());
    return out.toString(UTF_8);
  }

  private static String classified(Path directory, Verdict verdict) throws Exception {
    var cases = Files.writeString(directory.resolve("cases.json"), cases(verdict), UTF_8);
    var out = directory.resolve("waiver.json");
    ClassifyFile.run(cases, out, 5, Duration.ofHours(24), NOW);
    return Files.readString(out);
  }

  private static Set<String> faults(Schema schema, String document) throws IOException {
    return schema.load().validate(document, InputFormat.JSON).stream()
        .map(ValidationMessage::getMessage)
        .collect(Collectors.toSet());
  }

  private enum Schema {
    CASES("cases.schema.json"),
    CLASSIFY("waiver-classify.schema.json"),
    LEDGER("freeze-ledger.schema.json"),
    NEIGHBOURS("neighbours.schema.json"),
    PATH_POLICY("path-policy.schema.json"),
    SEEDS("seeds.schema.json"),
    WAIVER("waiver.schema.json");

    private final String name;

    Schema(String name) {
      this.name = name;
    }

    Path file() {
      return SCHEMAS.resolve(name);
    }

    JsonSchema load() throws IOException {
      return JsonSchemaFactory.getInstance(VersionFlag.V202012)
          .getSchema(Files.readString(file()), InputFormat.JSON);
    }
  }
}
