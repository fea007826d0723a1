package io.github.waivergate.module;

import static io.github.waivergate.module.FakeSuite.FAILURES;
import static io.github.waivergate.module.FakeSuite.reporting;
import static io.github.waivergate.module.FakeSuite.reports;
import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.passed;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.SealedRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModuleReplayTest {
  private static final String PROPERTIES = "com/acme/TaxProperties";
  private static final String REPORT = "unit/TEST-com.acme.ParseTest.xml";

  private final Path directory;
  private final SmallModule module;
  private final List<String> progress = new ArrayList<>();

  ModuleReplayTest(@TempDir Path directory) throws Exception {
    this.directory = directory;
    module =
        new SmallModule(directory).fixture("rates.json", "{}\n").knows("ParseTest#empty").lock();
  }

  @Test
  void the_suite_runs_as_often_as_planned_after_the_first_steps() throws Exception {
    var suite = reporting("unit", "ParseTest", passed("empty"));

    var session = run(suite, 6);

    assertThat(suite.calls)
        .containsExactly("unit 1", "unit 2", "unit 3", "unit 4", "unit 5", "unit 6");
    assertThat(session.planned()).isEqualTo(6);
    assertThat(session.stop()).isEqualTo(Stop.NONE);
    assertThat(session.propertyStep()).isEmpty();
    assertThat(session.findings()).isEmpty();
    assertThat(session.replays()).extracting(SealedReplay::index).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(session.replays())
        .allSatisfy(
            replay -> {
              assertThat(replay.tests()).isEqualTo(1);
              assertThat(replay.failed()).isZero();
              assertThat(replay.replay().observations().keySet())
                  .containsExactly(SmallModule.id("ParseTest#empty"));
            });
    assertThat(session.replays().stream().map(SealedReplay::nonce).distinct()).hasSize(6);
  }

  @Test
  void reports_are_held_to_what_surefire_heard() throws Exception {
    var honest =
        reporting("unit", "ParseTest", passed("empty"))
            .hears("unit", "com.acme.ParseTest", "empty", "passed");
    var forging =
        reporting("unit", "ParseTest", passed("empty"))
            .hears("unit", "com.acme.ParseTest", "empty", "failed");

    assertThat(run(honest, 5).findings()).isEmpty();
    assertThat(run(forging, 5).findings())
        .hasSize(5)
        .first()
        .isEqualTo(
            Finding.blocking(
                "reports_contradict_run",
                "target/waiver-gate/replays/1/unit",
                "com.acme.ParseTest#empty: Surefire heard failed, its reports say passed",
                "find the test that writes reports; only Surefire may"));
  }

  @Test
  void the_property_tests_run_first_and_alone() throws Exception {
    module.knows("TaxProperties#holds").testClass(PROPERTIES).lock();
    module.testClass("com/acme/ParseTest");
    var suite =
        reporting("unit", "ParseTest", passed("empty"))
            .properties((index, dir) -> reports(dir, "TaxProperties", passed("holds")));

    var session = run(suite, 5);

    assertThat(suite.calls)
        .containsExactly(
            "properties [com.acme.TaxProperties]",
            "unit 1",
            "unit 2",
            "unit 3",
            "unit 4",
            "unit 5");
    var step = session.propertyStep().orElseThrow();
    assertThat(step.index()).isZero();
    assertThat(step.replay().directory()).isEqualTo("target/waiver-gate/properties");
    assertThat(step.runs().get(0).reports().keySet())
        .containsExactly("unit/TEST-com.acme.TaxProperties.xml");
  }

  @Test
  void nothing_runs_after_a_false_property() throws Exception {
    module.knows("TaxProperties#holds").testClass(PROPERTIES).lock();
    var suite =
        reporting("unit", "ParseTest", passed("empty"))
            .properties((index, dir) -> reports(dir, "TaxProperties", failed("holds")));

    var session = run(suite, 5);

    assertThat(suite.calls).containsExactly("properties [com.acme.TaxProperties]");
    assertThat(session.stop()).isEqualTo(Stop.PROPERTY);
    assertThat(session.replays()).isEmpty();
    assertThat(session.findings()).isEmpty();
    assertThat(untimed())
        .containsExactly(
            "property step: com.acme.TaxProperties",
            "property step: 1 test, 1 failed, N s",
            "property step: refused, no replay is run");
  }

  @Test
  void nothing_runs_after_a_known_property_that_was_not_reported() throws Exception {
    module.knows("TaxProperties#holds").knows("TaxProperties#gone").testClass(PROPERTIES).lock();
    var suite =
        reporting("unit", "ParseTest", passed("empty"))
            .properties((index, dir) -> reports(dir, "TaxProperties", passed("holds")));

    var session = run(suite, 5);

    assertThat(suite.calls).containsExactly("properties [com.acme.TaxProperties]");
    assertThat(session.stop()).isEqualTo(Stop.PROPERTY);
    assertThat(session.findings()).containsExactly(missing("com.acme.TaxProperties#gone"));
  }

  @Test
  void nothing_runs_where_the_class_of_a_known_property_is_gone() throws Exception {
    module.knows("TaxProperties#holds").lock();
    var suite = reporting("unit", "ParseTest", passed("empty"));

    var session = run(suite, 5);

    assertThat(suite.calls).isEmpty();
    assertThat(session.stop()).isEqualTo(Stop.PROPERTY);
    assertThat(session.propertyStep()).isEmpty();
    assertThat(session.findings()).containsExactly(missing("com.acme.TaxProperties#holds"));
    assertThat(progress)
        .containsExactly(
            "property step: none, no class matches [**/*Properties, **/*PropertyTest,"
                + " **/*PropertyTests]",
            "property step: refused, no replay is run");
  }

  @Test
  void a_property_known_as_skipped_need_not_run() throws Exception {
    module.knows("TaxProperties#later", 1, Status.SKIPPED).lock();

    assertThat(run(reporting("unit", "ParseTest", passed("empty")), 5).stop()).isEqualTo(Stop.NONE);
  }

  @Test
  void no_replay_runs_after_drift() throws Exception {
    module.fixture("rates.json", "{\"vat\": 0}\n");
    var suite = reporting("unit", "ParseTest", passed("empty"));

    var session = run(suite, 5);

    assertThat(suite.calls).isEmpty();
    assertThat(session.stop()).isEqualTo(Stop.FIXTURE);
    assertThat(session.findings()).isEmpty();
    assertThat(progress).last().isEqualTo("fixture check: refused, no replay is run");
  }

  @Test
  void a_false_property_is_found_before_drift() throws Exception {
    module.knows("TaxProperties#holds").testClass(PROPERTIES).lock();
    module.fixture("rates.json", "{\"vat\": 0}\n");
    var suite =
        reporting("unit", "ParseTest", passed("empty"))
            .properties((index, dir) -> reports(dir, "TaxProperties", failed("holds")));

    assertThat(run(suite, 5).stop()).isEqualTo(Stop.PROPERTY);
  }

  @Test
  void nothing_runs_under_a_contract_that_cannot_be_read() throws Exception {
    Files.delete(module.layout().inventory());

    assertStopped(
        5,
        new Finding(
            "could_not_judge",
            "qa/known-tests.lock",
            "no such file",
            "lock it again in a reviewed commit: mvn test waiver-gate:lock",
            true));
  }

  @Test
  void nothing_runs_with_fewer_replays_than_the_gate_needs() {
    assertStopped(
        4,
        new Finding(
            "could_not_judge",
            "the gate's configuration",
            "replays is 4, minReplays is 5",
            "set <replays> to at least <minReplays>, or leave it out",
            true));
  }

  @Test
  void nothing_runs_under_a_surefire_whose_reports_cannot_be_believed() {
    module.engines = List.of("maven-surefire-plugin 3.5.6");

    assertStopped(
        5,
        new Finding(
            "could_not_judge",
            "maven-surefire-plugin 3.5.6",
            "Surefire 3.5.4 to 3.5.6 writes display names where class names belong",
            "use Surefire 3.5.3, or 3.6.0 and newer",
            true));
  }

  @Test
  void parts_of_two_phases_make_one_replay() throws Exception {
    var unit = reporting("unit", "ParseTest", passed("empty"));
    var integration = reporting("failsafe-it", "DbIT", passed("stores"), failed("loads"));
    var replay = module.replaying(5, progress::add);

    replay.start(unit);
    replay.replay(unit);
    var afterFirst = replay.session().replays().get(2);
    replay.replay(integration);

    var session = replay.session();
    assertThat(session.findings()).isEmpty();
    assertThat(session.replays()).hasSize(5);
    var third = session.replays().get(2);
    assertThat(third.runs())
        .extracting(SealedRun::execution)
        .containsExactly("unit", "failsafe-it");
    assertThat(third.tests()).isEqualTo(3);
    assertThat(third.failed()).isEqualTo(1);
    assertThat(third.replay().observations().keySet())
        .containsExactly(
            SmallModule.id("DbIT#loads"),
            SmallModule.id("DbIT#stores"),
            SmallModule.id("ParseTest#empty"));
    // It is one replay: it began with its first part and keeps its name.
    assertThat(third.started()).isEqualTo(afterFirst.started());
    assertThat(third.nonce()).isEqualTo(afterFirst.nonce());
    assertThat(third.finished()).isAfterOrEqualTo(afterFirst.finished());
    assertThat(Files.readString(replayed(3).resolve("replay.json"))).contains(afterFirst.nonce());
  }

  @Test
  void a_run_is_sealed_as_soon_as_it_is_over() throws Exception {
    var session = run(reporting("unit", "ParseTest", failed("empty")), 5);

    var sealed = session.replays().get(0).runs().get(0);
    assertThat(sealed.said()).contains(FAILURES);
    assertThat(sealed.tests()).isEqualTo(1);
    assertThat(sealed.failed()).isEqualTo(1);
    assertThat(sealed.reports())
        .containsOnlyKeys(REPORT)
        .containsValue(Sha256.of(Files.readAllBytes(replayed(1).resolve(REPORT))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"initializationError", "executionError"})
  void a_failed_set_up_or_tear_down_is_a_failure(String name) throws Exception {
    var session = run(reporting("unit", "ParseTest", passed("empty"), failed(name)), 5);

    assertThat(session.replays().get(0).failed()).isEqualTo(1);
  }

  @Test
  void an_execution_that_rewrites_the_reports_of_an_earlier_one_is_seen() throws Exception {
    var suite =
        reporting("unit", "ParseTest", failed("empty"))
            .execution(
                "second",
                (index, dir) -> reports(dir.resolveSibling("unit"), "ParseTest", passed("empty")));

    var session = run(suite, 5);

    assertThat(session.replays()).hasSize(5);
    assertThat(session.findings()).hasSize(5);
    assertThat(session.findings().get(0))
        .isEqualTo(
            Finding.blocking(
                "broken_seal",
                "target/waiver-gate/replays/1/" + REPORT,
                "is sha256 "
                    + Sha256.of(Files.readAllBytes(replayed(1).resolve(REPORT))).abbreviated()
                    + ", sealed as "
                    + requireNonNull(session.replays().get(0).runs().get(0).reports().get(REPORT))
                        .abbreviated(),
                "find the test or process that writes below target/waiver-gate; no test may write"
                    + " reports"));
  }

  @Test
  void a_report_changed_for_the_reading_and_put_back_later_is_seen() throws Exception {
    var unit = reporting("unit", "ParseTest", failed("empty"));
    var integration =
        new FakeSuite()
            .execution(
                "failsafe-it",
                (index, dir) -> {
                  var before = replayed(index - 1).resolve("unit");
                  if (index > 1) {
                    reports(before, "ParseTest", failed("empty"));
                  }
                  if (index < 5) {
                    reports(dir.resolveSibling("unit"), "ParseTest", passed("empty"));
                  }
                  return Optional.empty();
                });
    var replay = module.replaying(5, progress::add);

    replay.start(unit);
    replay.replay(unit);
    replay.replay(integration);
    var verdict = module.check().run(Optional.of(replay.session()));

    assertThat(verdict.findings())
        .extracting(Finding::rule)
        .containsExactly("broken_seal", "broken_seal", "broken_seal", "broken_seal");
    assertThat(verdict.blocked()).isTrue();
  }

  @Test
  void a_report_written_ahead_into_a_later_replay_is_no_evidence() throws Exception {
    module.knows("GoneTest#gone").lock();
    var unit =
        new FakeSuite()
            .execution(
                "unit",
                (index, dir) -> {
                  for (int later = index + 1; later <= 5; later++) {
                    reports(replayed(later).resolve("unit"), "GoneTest", passed("gone"));
                  }
                  return reports(dir, "ParseTest", passed("empty"));
                });

    var session = run(unit, 5);

    assertThat(session.replays())
        .allSatisfy(
            replay ->
                assertThat(replay.replay().observations())
                    .containsOnlyKeys(SmallModule.id("ParseTest#empty")));
  }

  @Test
  void runs_of_earlier_builds_are_deleted_first() throws Exception {
    var layout = module.layout();
    reports(replayed(7).resolve("unit"), "OldTest", passed("old"));
    reports(layout.propertyStep().resolve("unit"), "OldProperties", passed("old"));
    Files.createDirectories(layout.temporary().resolve("1/counter"));

    run(reporting("unit", "ParseTest", passed("empty")), 5);

    assertThat(replayed(7)).doesNotExist();
    assertThat(layout.propertyStep()).doesNotExist();
    assertThat(layout.temporary()).doesNotExist();
  }

  @Test
  void each_replay_has_a_manifest() throws Exception {
    var session = run(reporting("unit", "ParseTest", failed("empty")), 5);

    var second = session.replays().get(1);
    assertThat(replayed(2).resolve("replay.json"))
        .content()
        .startsWith("{\n  \"index\": 2,\n  \"nonce\": \"" + second.nonce() + "\",\n")
        .contains("  \"project\": \"com.acme:tax:1.0\",\n")
        .contains("\"said\": \"There are test failures\",")
        .contains(
            "\""
                + REPORT
                + "\": \""
                + requireNonNull(second.runs().get(0).reports().get(REPORT)).hex()
                + "\"");
  }

  @Test
  void what_cannot_be_written_ends_the_replays_and_is_said() throws Exception {
    var suite =
        new FakeSuite()
            .execution(
                "unit",
                (index, dir) -> {
                  if (index == 2) {
                    Files.createDirectories(dir.resolveSibling("replay.json"));
                  }
                  return reports(dir, "ParseTest", passed("empty"));
                });

    var session = run(suite, 5);

    assertThat(suite.calls).containsExactly("unit 1", "unit 2");
    assertThat(session.stop()).isEqualTo(Stop.NONE);
    assertThat(session.replays()).hasSize(1);
    assertThat(session.findings()).singleElement().extracting(Finding::blocking).isEqualTo(true);
    assertThat(session.findings().get(0).rule()).isEqualTo("could_not_judge");
  }

  @Test
  void several_threads_come_to_what_one_thread_comes_to() throws Exception {
    var suite =
        new FakeSuite()
            .execution(
                "unit",
                (index, reports) ->
                    reports(reports, "ParseTest", index == 3 ? failed("empty") : passed("empty")));
    var one = run(suite, 5);

    var replay = module.replaying(new ReplayPlan(5, List.of(), 3), progress::add);
    replay.start(suite);
    replay.replay(suite);
    var three = replay.session();

    assertThat(three.threads()).isEqualTo(3);
    assertThat(one.threads()).isEqualTo(1);
    assertThat(three.findings()).isEqualTo(one.findings());
    assertThat(three.replays())
        .extracting(SealedReplay::runs, SealedReplay::replay)
        .isEqualTo(
            one.replays().stream()
                .map(each -> org.assertj.core.groups.Tuple.tuple(each.runs(), each.replay()))
                .toList());
  }

  @Test
  void a_slice_runs_its_own_replays_and_no_other() throws Exception {
    var suite = reporting("unit", "ParseTest", passed("empty"));
    var replay = module.replaying(new ReplayPlan(5, List.of(2, 4), 1), progress::add);

    replay.start(suite);
    replay.replay(suite);

    assertThat(suite.calls).containsExactly("unit 2", "unit 4");
    assertThat(replay.session().planned()).isEqualTo(5);
    assertThat(replay.session().replays()).extracting(SealedReplay::index).containsExactly(2, 4);
  }

  @Test
  void progress_is_told_before_and_after_each_run() throws Exception {
    module.minReplays = 2;
    module.knows("TaxProperties#holds").testClass(PROPERTIES).lock();
    var suite =
        reporting("unit", "ParseTest", passed("empty"), failed("full"))
            .properties((index, dir) -> reports(dir, "TaxProperties", passed("holds")));

    run(suite, 2);

    assertThat(untimed())
        .containsExactly(
            "property step: com.acme.TaxProperties",
            "property step: 1 test, 0 failed, N s",
            "replay 1 of 2",
            "replay 1 of 2: 2 tests, 1 failed, N s",
            "replay 2 of 2, about N s left",
            "replay 2 of 2: 2 tests, 1 failed, N s");
  }

  @Test
  void what_is_noted_comes_first() throws Exception {
    var note = Finding.note("reruns_off", "unit", "found", "nothing");
    var replay = module.replaying(5, progress::add);

    replay.note(note);
    replay.start(reporting("unit", "ParseTest", passed("empty")));

    assertThat(replay.session().findings()).containsExactly(note);
    assertThat(replay.session().replays()).isEmpty();
  }

  @Test
  void a_skip_is_not_a_failure() throws Exception {
    var session = run(reporting("unit", "ParseTest", SmallModule.skipped("empty")), 5);

    var first = session.replays().get(0);
    assertThat(first.tests()).isEqualTo(1);
    assertThat(first.failed()).isZero();
    assertThat(
            requireNonNull(first.replay().observations().get(SmallModule.id("ParseTest#empty")))
                .seen())
        .isEqualTo(Seen.SKIPPED);
  }

  private void assertStopped(int planned, Finding reason) {
    var suite = reporting("unit", "ParseTest", passed("empty"));

    var session = run(suite, planned);

    assertThat(suite.calls).isEmpty();
    assertThat(session.stop()).isEqualTo(Stop.CONTRACT);
    assertThat(session.replays()).isEmpty();
    assertThat(session.findings()).containsExactly(reason);
  }

  private ReplaySession run(FakeSuite suite, int planned) {
    var replay = module.replaying(planned, progress::add);
    replay.start(suite);
    replay.replay(suite);
    return replay.session();
  }

  private Path replayed(int index) {
    return directory.resolve(SmallModule.REPLAYS + index);
  }

  /** The progress, durations aside. */
  private List<String> untimed() {
    return progress.stream()
        .map(line -> line.replaceAll("[0-9]+\\.[0-9] s", "N s"))
        .collect(Collectors.toList());
  }

  private static Finding missing(String id) {
    return Finding.blocking(
        "property_without_outcome",
        id,
        "known as a property test, and the property step did not report it",
        "let it run again, or lock anew in a reviewed commit when it was removed");
  }
}
