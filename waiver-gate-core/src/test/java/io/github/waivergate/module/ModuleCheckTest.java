package io.github.waivergate.module;

import static io.github.waivergate.module.SmallModule.REPLAYS;
import static io.github.waivergate.module.SmallModule.STARTED;
import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.passed;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.entry;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModuleCheckTest {
  private static final String RELOCK =
      "lock it again in a reviewed commit: mvn test waiver-gate:lock";
  private static final String OWN_DIRECTORIES =
      "run the suite in this build, with each Surefire execution's <reportsDirectory> set to a"
          + " directory of its own there";
  private static final String NAME_ONCE =
      "name each replay's own reports directory once in <reportsDirectories>";
  private static final String WRITABLE =
      "make the place writable for the user who runs Maven, then run the build again";

  private final SmallModule module;

  ModuleCheckTest(@TempDir Path directory) throws Exception {
    module = SmallModule.green(directory);
  }

  @Test
  void five_green_replays_are_admitted_and_recorded() throws Exception {
    var verdict = module.verdict();

    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.counts()).containsExactly(entry(CaseClass.STABLE_PASS, 1));
    assertThat(Files.readString(module.waiverJson()))
        .contains("\"blocked\": false,\n  \"judged\": true,");
    assertThat(Files.readString(module.casesJson()))
        .contains("\"test_id\": \"com.acme.ParseTest#empty\"")
        .contains("\"outcomes\": [true, true, true, true, true],");
  }

  @Test
  void a_stable_failure_blocks_and_is_recorded() throws Exception {
    for (int k = 1; k <= 5; k++) {
      module.report(k, "ParseTest", failed("empty"));
    }

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.counts()).containsExactly(entry(CaseClass.STABLE_ASSERTION_FAIL, 1));
    assertThat(Files.readString(module.waiverJson())).contains("\"blocked\": true");
    assertThat(Files.readString(module.casesJson()))
        .contains("\"outcomes\": [false, false, false, false, false],");
  }

  @Test
  void a_changed_fixture_is_drift_and_named() throws Exception {
    module.fixture("rates.json", "{\"vat\": 0}\n");

    var verdict = module.verdict();

    assertThat(verdict.counts()).containsExactly(entry(CaseClass.FIXTURE_DRIFT, 1));
    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.rule()).isEqualTo("fixture_drift");
              assertThat(finding.place()).isEqualTo("src/test/resources/rates.json");
              assertThat(finding.blocking()).isTrue();
            });
  }

  @Test
  void a_test_that_is_not_in_the_inventory_is_unknown() throws Exception {
    module.report(1, "NewTest", passed("runs"));

    var verdict = module.verdict();

    assertThat(verdict.counts())
        .containsExactly(entry(CaseClass.UNKNOWN_TEST, 1), entry(CaseClass.STABLE_PASS, 1));
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void a_missing_fixture_lock_cannot_be_judged_by() throws Exception {
    Files.delete(module.layout().fixtureLock());

    assertUnjudged("qa/fixture.lock", "no such file", RELOCK);
  }

  @Test
  void a_missing_inventory_cannot_be_judged_by() throws Exception {
    Files.delete(module.layout().inventory());

    assertUnjudged("qa/known-tests.lock", "no such file", RELOCK);
  }

  @Test
  void a_malformed_fixture_lock_cannot_be_judged_by() throws Exception {
    Files.writeString(module.layout().fixtureLock(), "# locked\nrates.json\n");

    assertUnjudged(
        "qa/fixture.lock:2",
        "\"rates.json\" is not a line of sha256sum: digest, two spaces, path",
        RELOCK);
  }

  @Test
  void a_malformed_inventory_cannot_be_judged_by() throws Exception {
    Files.writeString(module.layout().inventory(), "com.acme.ParseTest#empty\t1\tgreen\n");

    assertUnjudged(
        "qa/known-tests.lock:1", "\"green\" is not one of run, skipped, conditional", RELOCK);
  }

  @Test
  void no_replay_directory_is_no_verdict() throws Exception {
    deleteReplays();

    assertUnjudged(REPLAYS + "*", "no replay directory is there", OWN_DIRECTORIES);
  }

  @Test
  void a_relative_pattern_is_named_from_the_modules_directory() throws Exception {
    deleteReplays();
    module.reportsDirectories = List.of("target/runs/*", "target/more/*");

    assertUnjudged("target/runs/*, target/more/*", "no replay directory is there", OWN_DIRECTORIES);
  }

  @Test
  void replay_directories_without_a_report_are_no_verdict() throws Exception {
    deleteReplays();
    Files.createDirectories(module.basedir.resolve(REPLAYS + "1"));
    Files.createDirectories(module.basedir.resolve(REPLAYS + "2"));

    assertUnjudged(
        REPLAYS + "*", "no report of this build in 2 replay directories", OWN_DIRECTORIES);
  }

  @Test
  void reports_of_an_earlier_build_are_no_verdict() throws Exception {
    for (int k = 1; k <= 5; k++) {
      age(k);
    }

    assertUnjudged(
        REPLAYS + "*", "no report of this build in 5 replay directories", OWN_DIRECTORIES);
  }

  @Test
  void reports_that_cannot_be_read_are_judged_and_block() throws Exception {
    for (int k = 1; k <= 5; k++) {
      module.report(k, "ParseTest", "<surprise/>");
    }

    var verdict = module.verdict();

    assertThat(verdict.counts()).containsExactly(entry(CaseClass.UNKNOWN_TEST, 1));
    assertThat(verdict.findings())
        .extracting(Finding::rule)
        .containsExactly(
            "short_replays",
            "unreadable_report",
            "unreadable_report",
            "unreadable_report",
            "unreadable_report",
            "unreadable_report");
  }

  @Test
  void one_report_of_an_earlier_build_leaves_its_tests_short() throws Exception {
    age(3);

    var verdict = module.verdict();

    assertThat(verdict.counts()).containsExactly(entry(CaseClass.UNKNOWN_TEST, 1));
    assertThat(verdict.blocked()).isTrue();
    assertThat(verdict.findings())
        .containsExactly(
            Finding.note(
                "short_replays",
                REPLAYS + "*",
                "4 replays with reports of this build, 5 needed",
                "let 5 Surefire executions run, each with a <reportsDirectory> of its own"),
            Finding.note(
                "stale_report",
                REPLAYS + "3",
                "1 report is older than this build: TEST-com.acme.ParseTest.xml",
                "run mvn clean verify, so that no report of an earlier build is left"));
  }

  @Test
  void a_report_written_when_the_build_started_is_of_this_build() throws Exception {
    Files.setLastModifiedTime(report(3), FileTime.from(STARTED));

    assertThat(module.verdict().blocked()).isFalse();
  }

  @Test
  void a_directory_that_is_named_and_missing_is_a_replay_without_outcomes() throws Exception {
    module.reportsDirectories =
        List.of(REPLAYS + "1", REPLAYS + "2", REPLAYS + "3", REPLAYS + "4", REPLAYS + "6");

    var verdict = module.verdict();

    assertThat(verdict.counts()).containsExactly(entry(CaseClass.UNKNOWN_TEST, 1));
    assertThat(verdict.rows().get(0).reasons()).containsExactly("not reported in " + REPLAYS + "6");
    assertThat(verdict.findings())
        .contains(
            Finding.note(
                "missing_replay",
                REPLAYS + "6",
                "no such directory",
                "let the Surefire execution of this replay run, with its <reportsDirectory> set"
                    + " there"));
  }

  @Test
  void every_directory_that_is_named_and_there_counts() throws Exception {
    module.reportsDirectories =
        List.of(REPLAYS + "1", REPLAYS + "2", REPLAYS + "3", REPLAYS + "4", REPLAYS + "5");

    assertThat(module.verdict().blocked()).isFalse();
  }

  @Test
  void one_directory_cannot_count_twice() throws Exception {
    module.reportsDirectories = List.of(REPLAYS + "*", REPLAYS + "../replays/2");

    assertUnjudged(
        REPLAYS + "2",
        "is the same directory as " + REPLAYS + "2, and one run is one replay",
        NAME_ONCE);
  }

  @Test
  void a_linked_replay_directory_is_refused() throws Exception {
    Files.createSymbolicLink(module.basedir.resolve(REPLAYS + "6"), Path.of("1"));

    assertUnjudged(
        REPLAYS + "6",
        "is a symbolic link: one run could be counted as several replays",
        NAME_ONCE);
  }

  @Test
  void a_link_above_the_replay_directories_does_not_double_them() throws Exception {
    Files.createSymbolicLink(module.basedir.resolve("target/again"), Path.of("waiver-gate"));
    module.reportsDirectories = List.of(REPLAYS + "1", "target/again/replays/1");

    assertUnjudged(
        "target/again/replays/1",
        "is the same directory as " + REPLAYS + "1, and one run is one replay",
        NAME_ONCE);
  }

  @Test
  void replays_are_read_in_the_order_of_their_numbers() throws Exception {
    for (int k = 6; k <= 10; k++) {
      module.report(k, "ParseTest", passed("empty"));
    }

    assertThat(module.verdict().input().replays())
        .extracting(Replay::directory)
        .startsWith(REPLAYS + "1", REPLAYS + "2", REPLAYS + "3")
        .endsWith(REPLAYS + "9", REPLAYS + "10");
  }

  @Test
  void no_needed_replays_are_refused_and_recorded_as_asked_for() throws Exception {
    module.minReplays = 0;

    assertUnjudged(
        "the gate's configuration",
        "minReplays is 0, at least 1 is needed",
        "correct the value in the plugin's <configuration> or on the command line");
    assertThat(Files.readString(module.waiverJson())).startsWith("{\n  \"min_replays\": 0,\n");
  }

  @Test
  void one_needed_replay_is_enough_when_it_is_asked_for() throws Exception {
    deleteReplays();
    module.report(1, "ParseTest", passed("empty"));
    module.minReplays = 1;

    assertThat(module.verdict().blocked()).isFalse();
  }

  @Test
  void a_surefire_that_writes_display_names_for_classes_is_refused() throws Exception {
    module.engines = List.of("maven-surefire-plugin 3.5.4");

    assertUnjudged(
        "maven-surefire-plugin 3.5.4",
        "Surefire 3.5.4 to 3.5.6 writes display names where class names belong",
        "use Surefire 3.5.3, or 3.6.0 and newer");
  }

  @Test
  void other_engines_than_when_locking_are_a_note() throws Exception {
    module.engines = List.of("maven-surefire-plugin 3.5.3");

    var verdict = module.verdict();

    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.findings())
        .containsExactly(
            Finding.note(
                "engines_changed",
                "qa/known-tests.lock",
                "locked under [maven-surefire-plugin 3.6.1], running under"
                    + " [maven-surefire-plugin 3.5.3]",
                "lock again in a commit of its own when names or counts of tests changed"));
  }

  @Test
  void an_unjudged_module_is_recorded_as_blocked() throws Exception {
    Files.delete(module.layout().inventory());

    assertThatExceptionOfType(EvidenceException.class).isThrownBy(module::verdict);
    assertThat(Files.readString(module.waiverJson()))
        .isEqualTo(
            """
            {
              "min_replays": 5,
              "blocked": true,
              "judged": false,
              "review_ready": false,
              "anchored": false,
              "project": "com.acme:tax:1.0",
              "module": ".",
              "commit": null,
              "tree": null,
              "engines": [
                "maven-surefire-plugin 3.6.1"
              ],
              "findings": [
                {
                  "rule": "could_not_judge",
                  "place": "qa/known-tests.lock",
                  "found": "no such file",
                  "mend": "lock it again in a reviewed commit: mvn test waiver-gate:lock",
                  "blocking": true
                }
              ],
              "rows": []
            }
            """);
  }

  @Test
  void what_was_switched_off_is_recorded_as_not_admitted() throws Exception {
    plantOldReports();

    var finding = module.check().unjudged().notAdmitted("the gate is switched off");

    assertThat(finding)
        .isEqualTo(
            Finding.blocking(
                "not_admitted",
                "com.acme:tax:1.0",
                "the gate is switched off",
                "run mvn verify without it; only a full run can admit the patch"));
    assertThat(Files.readString(module.waiverJson()))
        .contains("\"blocked\": true,\n  \"judged\": false,", "\"rule\": \"not_admitted\"");
    assertThat(module.casesJson()).doesNotExist();
  }

  @Test
  void a_file_in_the_place_of_the_build_directory_is_no_verdict() throws Exception {
    var target = module.basedir.resolve("target");
    Files.move(target, module.basedir.resolve("runs"));
    Files.writeString(target, "");
    module.reportsDirectories = List.of("runs/waiver-gate/replays/*");

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(module::verdict)
        .withMessage(
            message(
                module.waiverJson().toString(), "cannot be deleted: Not a directory", WRITABLE));
  }

  @Test
  void a_record_that_cannot_be_written_does_not_hide_the_first_reason() throws Exception {
    Files.move(module.basedir.resolve("target"), module.basedir.resolve("runs"));
    Files.delete(module.layout().inventory());
    // Nothing is there to be deleted, and a link to nowhere cannot become a directory.
    Files.createSymbolicLink(module.basedir.resolve("target"), Path.of("nowhere"));

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(module::verdict)
        .withMessage(message("qa/known-tests.lock", "no such file", RELOCK))
        .satisfies(e -> assertThat(e.getSuppressed()).hasSize(1));
  }

  @Test
  void an_old_record_that_cannot_be_deleted_is_no_verdict() throws Exception {
    Files.createDirectories(module.casesJson().resolve("in the way"));

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(module::verdict)
        .withMessage(
            message(
                module.casesJson().toString(),
                "cannot be deleted: the file system refuses",
                WRITABLE));
    assertThat(module.waiverJson()).doesNotExist();
  }

  private void assertUnjudged(String place, String found, String mend) throws IOException {
    plantOldReports();

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(module::verdict)
        .withMessage(message(place, found, mend))
        .withNoCause();
    assertThat(module.casesJson()).doesNotExist();
    assertThat(Files.readString(module.waiverJson()))
        .contains("\"blocked\": true,\n  \"judged\": false,", "\"rule\": \"could_not_judge\"");
  }

  private void plantOldReports() throws IOException {
    Files.createDirectories(module.waiverJson().resolveSibling(""));
    Files.writeString(module.waiverJson(), "{\"blocked\": false}");
    Files.writeString(module.casesJson(), "[]");
  }

  private void deleteReplays() throws IOException {
    for (int k = 1; k <= 5; k++) {
      Files.delete(report(k));
      Files.delete(report(k).resolveSibling(""));
    }
  }

  private void age(int replay) throws IOException {
    Files.setLastModifiedTime(report(replay), FileTime.from(STARTED.minusMillis(1)));
  }

  private Path report(int replay) {
    return module.basedir.resolve(REPLAYS + replay + "/TEST-com.acme.ParseTest.xml");
  }

  private static String message(String place, String found, String mend) {
    return "could not judge: " + place + "\n  found: " + found + "\n  mend:  " + mend;
  }
}
