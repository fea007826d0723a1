package io.github.waivergate.module;

import static io.github.waivergate.module.FakeSuite.FAILURES;
import static io.github.waivergate.module.FakeSuite.reporting;
import static io.github.waivergate.module.FakeSuite.reports;
import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.passed;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.entry;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Judges by replays that the gate ran itself, after somebody touched what they left. */
class ReplayEvidenceTest {
  private static final String REPORT = "unit/TEST-com.acme.ParseTest.xml";
  private static final String NO_TEST_WRITES =
      "find the test or process that writes below target/waiver-gate; no test may write reports";
  private static final String FORGED =
      "find the test that writes reports, or report it as a fault of Surefire";

  private final Path directory;
  private final SmallModule module;

  ReplayEvidenceTest(@TempDir Path directory) throws Exception {
    this.directory = directory;
    module =
        new SmallModule(directory).fixture("rates.json", "{}\n").knows("ParseTest#empty").lock();
  }

  @Test
  void five_sealed_green_replays_are_admitted_and_recorded() throws Exception {
    var verdict = judge(run(reporting("unit", "ParseTest", passed("empty"))));

    assertThat(verdict.blocked()).isFalse();
    assertThat(verdict.reviewReady()).isTrue();
    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.counts()).containsExactly(entry(CaseClass.STABLE_PASS, 1));
    assertThat(module.waiverJson())
        .content()
        .contains("\"sealed\": true")
        .contains(
            "\"replay_session\": {\n    \"planned\": 5,\n    \"threads\": 1,\n    \"stopped_at\": \"none\",");
  }

  @Test
  void five_sealed_failures_are_stable() throws Exception {
    var verdict = judge(run(reporting("unit", "ParseTest", failed("empty"))));

    assertThat(verdict.findings()).isEmpty();
    assertThat(verdict.counts()).containsExactly(entry(CaseClass.STABLE_ASSERTION_FAIL, 1));
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void a_report_changed_after_it_was_sealed_breaks_the_seal() throws Exception {
    var session = run(reporting("unit", "ParseTest", failed("empty")));
    var sealed = session.replays().get(2).runs().get(0).reports().get(REPORT);
    reports(replayed(3).resolve("unit"), "ParseTest", passed("empty"));

    var verdict = judge(session);

    assertThat(verdict.findings())
        .containsExactly(
            broken(
                3,
                REPORT,
                "is sha256 "
                    + now(3).abbreviated()
                    + ", sealed as "
                    + requireNonNull(sealed).abbreviated()));
    assertThat(verdict.counts()).containsExactly(entry(CaseClass.STABLE_ASSERTION_FAIL, 1));
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void a_report_cut_by_one_byte_breaks_the_seal() throws Exception {
    var session = run(reporting("unit", "ParseTest", passed("empty")));
    var report = replayed(5).resolve(REPORT);
    var bytes = Files.readAllBytes(report);
    Files.write(report, Arrays.copyOf(bytes, bytes.length - 1));

    assertBroken(session, "broken_seal");
  }

  @Test
  void a_deleted_report_breaks_the_seal() throws Exception {
    var session = run(reporting("unit", "ParseTest", passed("empty")));
    Files.delete(replayed(1).resolve(REPORT));

    assertThat(judge(session).findings())
        .containsExactly(broken(1, REPORT, "no such file, sealed as " + sealed(session)));
  }

  @Test
  void a_deleted_execution_breaks_the_seal() throws Exception {
    var session = run(reporting("unit", "ParseTest", passed("empty")));
    deleteAll(replayed(1));

    assertThat(judge(session).findings())
        .containsExactly(
            broken(1, REPORT, "no such file, sealed as " + sealed(session)),
            broken(1, "unit", "no such file"));
  }

  @Test
  void a_report_added_after_the_run_breaks_the_seal() throws Exception {
    var session = run(reporting("unit", "ParseTest", passed("empty")));
    reports(replayed(4).resolve("unit"), "TaxTest", passed("rounds"));

    assertThat(judge(session).findings())
        .containsExactly(
            broken(4, "unit/TEST-com.acme.TaxTest.xml", "was not there when the run ended"));
  }

  @Test
  void a_link_in_place_of_a_report_breaks_the_seal() throws Exception {
    var session = run(reporting("unit", "ParseTest", passed("empty")));
    var report = replayed(2).resolve(REPORT);
    Files.move(report, directory.resolve("elsewhere.xml"));
    Files.createSymbolicLink(report, directory.resolve("elsewhere.xml"));

    assertThat(judge(session).findings())
        .containsExactly(broken(2, REPORT, "not a regular file, sealed as " + sealed(session)));
  }

  @Test
  void a_report_that_was_a_link_when_the_run_ended_is_no_evidence() throws Exception {
    var elsewhere = directory.resolve("elsewhere");
    reports(elsewhere, "ParseTest", passed("empty"));
    var session =
        run(
            new FakeSuite()
                .execution(
                    "unit",
                    (index, dir) -> {
                      Files.createDirectories(dir);
                      Files.createSymbolicLink(
                          dir.resolve("TEST-com.acme.ParseTest.xml"),
                          elsewhere.resolve("TEST-com.acme.ParseTest.xml"));
                      return Optional.empty();
                    }));

    var verdict = judge(session);

    assertThat(verdict.counts()).containsExactly(entry(CaseClass.UNKNOWN_TEST, 1));
    assertThat(verdict.findings())
        .contains(broken(1, REPORT, "was not there when the run ended"))
        .hasSize(5);
  }

  @Test
  void the_property_step_is_sealed_too() throws Exception {
    module.knows("TaxProperties#holds").testClass("com/acme/TaxProperties").lock();
    var session =
        run(
            reporting("unit", "ParseTest", passed("empty"))
                .properties((index, dir) -> reports(dir, "TaxProperties", passed("holds"))));
    assertThat(judge(session).blocked()).isFalse();
    var place = "target/waiver-gate/properties/unit/TEST-com.acme.TaxProperties.xml";
    Files.delete(directory.resolve(place));

    var verdict = judge(session);

    assertThat(verdict.findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.rule()).isEqualTo("broken_seal");
              assertThat(finding.place()).isEqualTo(place);
            });
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void a_false_property_is_told_by_the_gate_and_no_case_passes() throws Exception {
    module.knows("TaxProperties#holds").testClass("com/acme/TaxProperties").lock();
    var session =
        run(
            reporting("unit", "ParseTest", passed("empty"))
                .properties((index, dir) -> reports(dir, "TaxProperties", failed("holds"))));

    var verdict = judge(session);

    assertThat(verdict.counts()).containsExactly(entry(CaseClass.PROPERTY_VIOLATION, 2));
    assertThat(verdict.findings())
        .containsExactly(
            Finding.blocking(
                "property_violation",
                "com.acme.TaxProperties#holds",
                "false in target/waiver-gate/properties: boom",
                "fix the production code; no freeze opens for a false property"));
  }

  @Test
  void drift_that_is_mended_before_the_check_leaves_no_replay_to_admit_by() throws Exception {
    module.fixture("rates.json", "{\"vat\": 0}\n");
    var session = run(reporting("unit", "ParseTest", passed("empty")));
    module.fixture("rates.json", "{}\n");

    var verdict = judge(session);

    assertThat(session.stop()).isEqualTo(Stop.FIXTURE);
    assertThat(verdict.counts()).containsExactly(entry(CaseClass.UNKNOWN_TEST, 1));
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void failures_that_no_report_shows_contradict() throws Exception {
    var session =
        run(
            new FakeSuite()
                .execution(
                    "unit",
                    (index, dir) -> {
                      reports(dir, "ParseTest", passed("empty"));
                      return index == 2 ? Optional.of(FAILURES) : Optional.empty();
                    }));

    assertThat(judge(session).findings())
        .containsExactly(
            Finding.blocking(
                "exit_contradicts_reports",
                "target/waiver-gate/replays/2/unit",
                "Surefire said: There are test failures; its reports show none",
                FORGED));
  }

  @Test
  void reported_failures_that_surefire_does_not_know_contradict() throws Exception {
    var session =
        run(
            new FakeSuite()
                .execution(
                    "unit",
                    (index, dir) -> {
                      reports(dir, "ParseTest", index == 3 ? failed("empty") : passed("empty"));
                      return Optional.empty();
                    }));

    assertThat(judge(session).findings())
        .containsExactly(
            Finding.blocking(
                "exit_contradicts_reports",
                "target/waiver-gate/replays/3/unit",
                "Surefire said that all is well, its reports show failures",
                FORGED));
  }

  @Test
  void a_run_that_ended_early_is_refused_though_its_reports_are_green() throws Exception {
    var session =
        run(
            new FakeSuite()
                .execution(
                    "unit",
                    (index, dir) -> {
                      reports(dir, "ParseTest", passed("empty"));
                      return index == 5
                          ? Optional.of("There was a timeout in the fork")
                          : Optional.empty();
                    }));

    assertThat(judge(session).findings())
        .containsExactly(
            Finding.blocking(
                "run_ended_early",
                "target/waiver-gate/replays/5/unit",
                "Surefire said: There was a timeout in the fork",
                "mend what ended the run; tests that it did not report have no outcome"));
  }

  @Test
  void fewer_replays_than_planned_are_not_enough_though_the_gate_needs_no_more() throws Exception {
    var whole = run(reporting("unit", "ParseTest", passed("empty")), 6);
    var short5 =
        new ReplaySession(
            whole.planned(),
            whole.threads(),
            whole.stop(),
            whole.propertyStep(),
            whole.replays().subList(0, 5),
            List.of());

    assertThat(judge(whole).blocked()).isFalse();
    var verdict = judge(short5);

    assertThat(verdict.counts()).containsExactly(entry(CaseClass.STABLE_PASS, 1));
    assertThat(verdict.findings())
        .containsExactly(
            Finding.blocking(
                "replays_incomplete",
                "replay",
                "5 of 6 replays were run",
                "run mvn verify again, to its end"));
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void a_missing_session_cannot_be_judged_though_green_reports_lie_there() throws Exception {
    run(reporting("unit", "ParseTest", passed("empty")));

    assertUnjudged(
        Optional.empty(),
        """
        could not judge: com.acme:tax:1.0
          found: the replays of this build are missing
          mend:  run mvn verify as a whole, and not with Maven 4's -b concurrent: the goal replay runs before the goal check\
        """);
  }

  @Test
  void a_contract_that_could_not_be_read_in_time_is_not_judged_by_later() throws Exception {
    var inventory = module.layout().inventory();
    var kept = Files.readAllBytes(inventory);
    Files.delete(inventory);
    var session = run(reporting("unit", "ParseTest", passed("empty")));
    Files.write(inventory, kept);

    assertUnjudged(
        Optional.of(session),
        """
        could not judge: qa/known-tests.lock
          found: no such file
          mend:  lock it again in a reviewed commit: mvn test waiver-gate:lock\
        """);
  }

  @Test
  void what_was_noted_while_replaying_reaches_the_verdict() throws Exception {
    var note = Finding.note("reruns_off", "unit", "found", "nothing");
    var suite = reporting("unit", "ParseTest", passed("empty"));
    var replay = module.replaying(5, line -> {});
    replay.note(note);
    replay.start(suite);
    replay.replay(suite);

    var verdict = judge(replay.session());

    assertThat(verdict.findings()).containsExactly(note);
    assertThat(verdict.blocked()).isFalse();
  }

  private void assertBroken(ReplaySession session, String rule) throws EvidenceException {
    var verdict = judge(session);

    assertThat(verdict.findings()).extracting(Finding::rule).containsExactly(rule);
    assertThat(verdict.blocked()).isTrue();
  }

  private void assertUnjudged(Optional<ReplaySession> session, String message) {
    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> module.check().run(session))
        .withMessage(message);
    assertThat(module.waiverJson())
        .content()
        .contains("\"blocked\": true,\n  \"judged\": false,")
        .doesNotContain("replay_session");
    assertThat(module.casesJson()).doesNotExist();
  }

  private Verdict judge(ReplaySession session) throws EvidenceException {
    return module.check().run(Optional.of(session));
  }

  private ReplaySession run(FakeSuite suite) {
    return run(suite, 5);
  }

  private ReplaySession run(FakeSuite suite, int planned) {
    var replay = module.replaying(planned, line -> {});
    replay.start(suite);
    replay.replay(suite);
    return replay.session();
  }

  private Path replayed(int index) {
    return directory.resolve(SmallModule.REPLAYS + index);
  }

  private Sha256 now(int index) throws IOException {
    return Sha256.of(Files.readAllBytes(replayed(index).resolve(REPORT)));
  }

  private static String sealed(ReplaySession session) {
    return requireNonNull(session.replays().get(0).runs().get(0).reports().get(REPORT))
        .abbreviated();
  }

  private static Finding broken(int index, String place, String found) {
    return Finding.blocking(
        "broken_seal", SmallModule.REPLAYS + index + "/" + place, found, NO_TEST_WRITES);
  }

  private static void deleteAll(Path directory) throws IOException {
    try (var files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
