package io.github.waivergate.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClassifyFileTest {
  private static final Instant NOW = Instant.parse("2026-10-09T00:00:00.5Z");
  private static final Duration DAY = Duration.ofHours(24);
  private static final String UNSTABLE =
      """
      {"test_id": "com.acme.ParseTest#roundTrip", "property_ok": true, "fixture_hash": "abc",
       "expected_fixture_hash": "abc", "outcomes": [false, true, false, true, false],
       "known_test": true}""";
  private static final String FAILING =
      """
      {"test_id": "com.acme.ParseTest#empty", "property_ok": true, "fixture_hash": "abc",
       "expected_fixture_hash": "abc", "outcomes": [false, false, false, false, false],
       "known_test": true}""";

  private final Path directory;
  private final Path cases;
  private final Path out;

  ClassifyFileTest(@TempDir Path directory) {
    this.directory = directory;
    this.cases = directory.resolve("cases.json");
    this.out = directory.resolve("deep/er/waiver.json");
  }

  @Test
  void the_verdict_is_written_in_the_form_of_the_contract_even_when_blocked() throws Exception {
    write(UNSTABLE, FAILING);

    var classified = ClassifyFile.run(cases, out, 5, DAY, NOW);

    assertThat(classified.blocked()).isTrue();
    assertThat(out)
        .hasContent(
            """
            {
              "min_replays": 5,
              "blocked": true,
              "rows": [
                {
                  "test_id": "com.acme.ParseTest#roundTrip",
                  "class": "unstable_assertion",
                  "freeze": {
                    "test_id": "com.acme.ParseTest#roundTrip",
                    "class": "unstable_assertion",
                    "fixture_hash": "abc",
                    "replay_pass": 2,
                    "replay_total": 5,
                    "counts_as_pass": false,
                    "issued_at": "2026-10-09T00:00:00+00:00",
                    "expires_at": "2026-10-10T00:00:00+00:00",
                    "scope": "single_test_id"
                  }
                },
                {
                  "test_id": "com.acme.ParseTest#empty",
                  "class": "stable_assertion_fail",
                  "freeze": null
                }
              ]
            }
            """);
    assertThat(Files.readString(out)).endsWith("}\n").doesNotContain("\r");
  }

  @Test
  void an_unstable_case_alone_does_not_block_and_is_no_pass() throws Exception {
    write(UNSTABLE);

    var classified = ClassifyFile.run(cases, out, 5, DAY, NOW);

    assertThat(classified.blocked()).isFalse();
    assertThat(classified.refusals()).isEmpty();
    assertThat(classified.count(CaseClass.STABLE_PASS)).isZero();
    assertThat(classified.count(CaseClass.UNSTABLE_ASSERTION)).isEqualTo(1);
    assertThat(Files.readString(out)).contains("\"blocked\": false");
  }

  @Test
  void an_unstable_neighbour_does_not_pardon_a_stable_failure() throws Exception {
    write(UNSTABLE, FAILING);

    assertThat(ClassifyFile.run(cases, out, 5, DAY, NOW).refusals())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.rule()).isEqualTo("stable_assertion_fail");
              assertThat(finding.place()).isEqualTo("com.acme.ParseTest#empty");
              assertThat(finding.found()).isEqualTo("passed 0 of 5 replays");
              assertThat(finding.mend())
                  .isEqualTo("fix the failure; it is reproducible and cannot be frozen");
              assertThat(finding.blocking()).isTrue();
            });
  }

  @Test
  void more_replays_than_there_are_make_every_case_unknown() throws Exception {
    write(UNSTABLE, FAILING);

    assertThat(ClassifyFile.run(cases, out, 6, DAY, NOW).count(CaseClass.UNKNOWN_TEST))
        .isEqualTo(2);
    assertThat(Files.readString(out)).contains("\"min_replays\": 6").doesNotContain("issued_at");
  }

  @Test
  void the_same_cases_give_the_same_bytes() throws Exception {
    write(UNSTABLE, FAILING);
    ClassifyFile.run(cases, out, 5, DAY, NOW);
    var first = Files.readAllBytes(out);

    ClassifyFile.run(cases, out, 5, DAY, NOW);

    assertThat(out).hasBinaryContent(first);
  }

  @Test
  void an_older_verdict_does_not_outlive_a_run_that_reached_none() throws Exception {
    write(UNSTABLE);
    ClassifyFile.run(cases, out, 5, DAY, NOW);
    write(UNSTABLE, UNSTABLE);

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> ClassifyFile.run(cases, out, 5, DAY, NOW));
    assertThat(out).doesNotExist();
    assertNothingButCases();
  }

  @Test
  void an_older_verdict_does_not_outlive_missing_cases() throws Exception {
    Files.createDirectories(directory.resolve("deep/er"));
    Files.writeString(out, "{\"blocked\": false}");

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> ClassifyFile.run(cases, out, 5, DAY, NOW));
    assertThat(out).doesNotExist();
  }

  @Test
  void an_empty_list_is_not_admitted() throws Exception {
    Files.writeString(cases, "[]");

    assertRefused(
        5,
        DAY,
        cases.toString(),
        "the list of rows is empty",
        "write one row for each test id that the patch is judged on");
    assertThat(out).doesNotExist();
  }

  @ParameterizedTest
  @ValueSource(strings = {"cases.json", "deep/../cases.json", "link.json", "twin.json"})
  void cases_are_never_overwritten(String name) throws Exception {
    write(UNSTABLE);
    Files.createSymbolicLink(directory.resolve("link.json"), cases);
    Files.createLink(directory.resolve("twin.json"), cases);
    var before = Files.readString(cases);
    var same = directory.resolve(name);

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> ClassifyFile.run(cases, same, 5, DAY, NOW))
        .withMessage(
            "could not judge: <out>\n  found: "
                + same
                + " is the file that <cases> names\n  mend:  name another file for the verdict");
    assertThat(cases).hasContent(before);
  }

  @Test
  void a_directory_is_not_deleted_to_make_room() throws Exception {
    write(UNSTABLE);
    Files.createDirectories(out);

    assertRefused(
        5, DAY, "<out>", out + " is not a regular file", "name a file that may be replaced");
    assertThat(out).isDirectory();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, -5})
  void fewer_than_one_needed_replay_is_refused(int minReplays) throws Exception {
    write(UNSTABLE);

    assertRefused(
        minReplays,
        DAY,
        "<minReplays>",
        minReplays + ", at least 1 is needed",
        "set it to 5, the default");
    assertThat(out).doesNotExist();
  }

  @ParameterizedTest
  @CsvSource({"PT0S, 0", "PT-1H, -1", "PT8761H, 8761", "PT90M, 1", "PT1H0.5S, 1"})
  void a_lifetime_out_of_bounds_is_refused(String lifetime, String hours) throws Exception {
    write(UNSTABLE);

    assertRefused(
        5,
        Duration.parse(lifetime),
        "<freezeHours>",
        hours + ", whole hours from 1 to 8760 are needed",
        "set it to 24, the default");
  }

  @ParameterizedTest
  @CsvSource({"1, 2026-10-09T01:00:00+00:00", "8760, 2027-10-09T00:00:00+00:00"})
  void a_lifetime_at_its_bounds_is_taken(int hours, String expiry) throws Exception {
    write(UNSTABLE);

    ClassifyFile.run(cases, out, 5, Duration.ofHours(hours), NOW);

    assertThat(Files.readString(out)).contains("\"expires_at\": \"" + expiry + "\"");
  }

  private void assertRefused(
      int minReplays, Duration lifetime, String place, String found, String mend) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> ClassifyFile.run(cases, out, minReplays, lifetime, NOW))
        .withMessage("could not judge: " + place + "\n  found: " + found + "\n  mend:  " + mend);
  }

  private void assertNothingButCases() throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      assertThat(files.filter(Files::isRegularFile)).containsExactly(cases);
    }
  }

  private void write(String... rows) throws IOException {
    Files.writeString(cases, "[" + String.join(",\n", rows) + "]");
  }
}
