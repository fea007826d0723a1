package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassifyMojoTest {
  private final Path directory;
  private final Path out;
  private final RecordingLog log = new RecordingLog();
  private final ClassifyMojo goal = new ClassifyMojo();

  ClassifyMojoTest(@TempDir Path directory) {
    this.directory = directory;
    this.out = directory.resolve("waiver.json");
    goal.setLog(log);
    goal.clock = Clock.fixed(Instant.parse("2026-10-09T00:00:00Z"), ZoneOffset.UTC);
    goal.startDirectory = directory.toString();
    goal.cases = "cases.json";
  }

  @Test
  void passing_cases_are_let_through() throws Exception {
    write(row("com.acme.ParseTest#empty", "true, true, true, true, true"));

    goal.execute();

    assertThat(log.lines)
        .containsExactly("info 1 case: 1 stable_pass", "info not blocked; next: read " + out);
    assertThat(out).isRegularFile();
  }

  @Test
  void an_unstable_case_is_let_through_with_a_proposal_that_ends_a_day_later() throws Exception {
    write(row("com.acme.ParseTest#roundTrip", "false, true, false, true, false"));

    goal.execute();

    assertThat(log.lines)
        .last()
        .isEqualTo(
            "info not blocked; next: read "
                + out
                + " and review its freeze proposals, which are no passes");
    assertThat(Files.readString(out)).contains("\"expires_at\": \"2026-10-10T00:00:00+00:00\"");
  }

  @Test
  void a_blocking_case_fails_the_build_after_the_verdict_is_written() throws Exception {
    write(row("com.acme.ParseTest#a\\n##vso[x]", "false, false, false, false, false"));

    assertThatExceptionOfType(MojoFailureException.class)
        .isThrownBy(goal::execute)
        .withMessage("blocked by 1 of 1 case; the reasons are listed above");
    assertThat(log.lines)
        .containsExactly(
            "error stable_assertion_fail: com.acme.ParseTest#a\\n#\\u0023vso[x]",
            "error   found: passed 0 of 5 replays",
            "error   mend:  fix the failure; it is reproducible and cannot be frozen",
            "error 1 case: 1 stable_assertion_fail",
            "error blocked; next: read " + out);
    assertThat(Files.readString(out)).contains("\"blocked\": true");
  }

  @Test
  void cases_that_cannot_be_read_are_no_verdict_and_give_no_stack_trace() throws IOException {
    write("{\"test_id\": \"a\\nb\", \"property_ok\": \"true\"}");

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(goal::execute)
        .withMessage(
            "could not judge: "
                + directory.resolve("cases.json")
                + ", row 1 (a\\nb)\n"
                + "  found: key property_ok holds a text, needed is true or false\n"
                + "  mend:  write each row with exactly the keys test_id, property_ok,"
                + " fixture_hash, expected_fixture_hash, outcomes, known_test")
        .withNoCause();
    assertThat(out).doesNotExist();
    assertThat(log.lines).isEmpty();
  }

  @Test
  void no_needed_replays_are_refused() throws IOException {
    write(row("com.acme.ParseTest#empty", "true"));
    goal.minReplays = 0;

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(goal::execute)
        .withMessage(
            """
            could not judge: <minReplays>
              found: 0, at least 1 is needed
              mend:  set it to 5, the default""");
  }

  @Test
  void what_is_no_path_is_refused() {
    goal.out = "waiver\0.json";

    assertThatExceptionOfType(MojoExecutionException.class)
        .isThrownBy(goal::execute)
        .withMessage(
            """
            could not judge: <out>
              found: waiver\\u0000.json is no path here
              mend:  name a file by its path""");
  }

  @Test
  void values_that_differ_from_the_default_are_logged() throws Exception {
    write(row("com.acme.ParseTest#empty", "true"));
    goal.minReplays = 1;
    goal.freezeHours = 48;

    goal.execute();

    assertThat(log.lines)
        .startsWith(
            "info minReplays is 1, the default is 5", "info freezeHours is 48, the default is 24");
  }

  @Test
  void an_absolute_path_is_taken_as_it_is(@TempDir Path elsewhere) throws Exception {
    write(row("com.acme.ParseTest#empty", "true, true, true, true, true"));
    goal.out = elsewhere.resolve("verdict.json").toString();

    goal.execute();

    assertThat(elsewhere.resolve("verdict.json")).isRegularFile();
    assertThat(out).doesNotExist();
  }

  private void write(String row) throws IOException {
    Files.writeString(directory.resolve("cases.json"), "[" + row + "]");
  }

  private static String row(String testId, String outcomes) {
    return """
        {"test_id": "%s", "property_ok": true, "fixture_hash": "abc",
         "expected_fixture_hash": "abc", "outcomes": [%s], "known_test": true}"""
        .formatted(testId, outcomes);
  }
}
