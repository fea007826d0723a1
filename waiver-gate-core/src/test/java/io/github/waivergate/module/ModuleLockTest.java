package io.github.waivergate.module;

import static io.github.waivergate.module.SmallModule.REPLAYS;
import static io.github.waivergate.module.SmallModule.STARTED;
import static io.github.waivergate.module.SmallModule.failed;
import static io.github.waivergate.module.SmallModule.id;
import static io.github.waivergate.module.SmallModule.named;
import static io.github.waivergate.module.SmallModule.passed;
import static io.github.waivergate.module.SmallModule.skipped;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.inventory.InventoryFile;
import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModuleLockTest {
  private static final String REPORTS = "target/surefire-reports";
  private static final String NEXT =
      "check in both files, in a commit of their own; next: mvn verify";
  private static final String WRITABLE =
      "make the place writable for the user who runs Maven, then run the build again";

  private final SmallModule module;
  private Set<String> failing = Set.of();
  private Set<String> conditional = Set.of();

  ModuleLockTest(@TempDir Path directory) throws Exception {
    module =
        new SmallModule(directory)
            .testClass()
            .fixture("rates.json", "{}\n")
            .reportIn(REPORTS, "ParseTest", passed("empty"), skipped("slow"));
  }

  @Test
  void a_first_lock_writes_both_files_and_says_what_is_in_them() throws Exception {
    var result = lock();

    assertThat(result.refusals()).isEmpty();
    assertThat(result.notes()).isEmpty();
    assertThat(result.changes())
        .containsExactly(
            "qa/fixture.lock: fixtures locked: 1",
            "added: src/test/resources/rates.json",
            "qa/known-tests.lock: tests known: 2",
            "engines: maven-surefire-plugin 3.6.1, was none",
            "added: com.acme.ParseTest#empty, 1 invocation, run",
            "added: com.acme.ParseTest#slow, 1 invocation, skipped",
            NEXT);
    assertThat(lockedFixtures().entries()).containsOnlyKeys("src/test/resources/rates.json");
    assertThat(entry("ParseTest#empty")).isEqualTo(new Entry(1, Status.RUN));
    assertThat(entry("ParseTest#slow")).isEqualTo(new Entry(1, Status.SKIPPED));
  }

  @Test
  void what_was_locked_is_admitted() throws Exception {
    lock();
    for (int k = 1; k <= 5; k++) {
      module.report(k, "ParseTest", passed("empty"), skipped("slow"));
    }

    assertThat(module.verdict().blocked()).isFalse();
  }

  @Test
  void locking_again_says_what_was_added_removed_and_changed() throws Exception {
    module.fixture("gone.json", "[]").reportIn(REPORTS, "OldTest", passed("runs"));
    lock();
    Files.delete(module.basedir.resolve("src/test/resources/gone.json"));
    Files.delete(module.basedir.resolve(REPORTS + "/TEST-com.acme.OldTest.xml"));
    module
        .fixture("rates.json", "{\"vat\": 19}\n")
        .fixture("zero.json", "")
        .reportIn(REPORTS, "ParseTest", passed("empty[1]"), passed("empty[2]"), passed("slow"))
        .reportIn(REPORTS, "NewTest", passed("runs"));

    assertThat(lock().changes())
        .containsExactly(
            "qa/fixture.lock: fixtures locked: 2",
            "removed: src/test/resources/gone.json",
            "changed: src/test/resources/rates.json is sha256 42c31bcc3f06, was ca3d163bab05",
            "added: src/test/resources/zero.json",
            "qa/known-tests.lock: tests known: 3",
            "added: com.acme.NewTest#runs, 1 invocation, run",
            "removed: com.acme.OldTest#runs",
            "changed: com.acme.ParseTest#empty, 2 invocations, was 1",
            "changed: com.acme.ParseTest#slow, run, was skipped",
            NEXT);
  }

  @Test
  void locking_the_same_again_changes_nothing() throws Exception {
    lock();
    var fixtures = Files.readAllBytes(module.layout().fixtureLock());
    var tests = Files.readAllBytes(module.layout().inventory());

    assertThat(lock().changes())
        .containsExactly(
            "qa/fixture.lock: fixtures locked: 1", "qa/known-tests.lock: tests known: 2", NEXT);
    assertThat(module.layout().fixtureLock()).hasBinaryContent(fixtures);
    assertThat(module.layout().inventory()).hasBinaryContent(tests);
  }

  @Test
  void a_refused_lock_writes_neither_file() throws Exception {
    module.reportIn(REPORTS, "TaxTest", failed("adds"), failed("rounds"));

    var result = lock();

    assertThat(result.changes()).isEmpty();
    assertThat(result.refusals()).hasSize(2);
    assertThat(result.failure()).isEqualTo("nothing was locked: 2 reasons, listed above");
    assertThat(module.basedir.resolve("qa")).doesNotExist();
  }

  @Test
  void a_refused_lock_leaves_both_files_as_they_were() throws Exception {
    lock();
    var fixtures = Files.readAllBytes(module.layout().fixtureLock());
    var tests = Files.readAllBytes(module.layout().inventory());
    module.fixture("rates.json", "[]").reportIn(REPORTS, "TaxTest", failed("adds"));

    assertThat(lock().failure()).isEqualTo("nothing was locked: 1 reason, listed above");
    assertThat(module.layout().fixtureLock()).hasBinaryContent(fixtures);
    assertThat(module.layout().inventory()).hasBinaryContent(tests);
  }

  @Test
  void a_failure_without_a_message_and_a_report_that_cannot_be_read_are_refused() throws Exception {
    module.reportIn(REPORTS, "ParseTest", named("empty", "<failure/>"));
    module.reportIn(REPORTS, "TaxTest", "<surprise/>");

    assertThat(lock().refusals())
        .extracting(Finding::rule, Finding::found)
        .containsExactly(
            tuple(
                "unreadable_report", "<testsuite> holds an element <surprise> (line 2, column 1)"),
            tuple("failing_test", "failed in target/surefire-reports"));
  }

  @Test
  void a_failing_test_may_be_locked_by_name() throws Exception {
    module.reportIn(REPORTS, "TaxTest", failed("adds"));
    failing = Set.of("com.acme.TaxTest#adds");

    assertThat(lock().refusals()).isEmpty();
    assertThat(entry("TaxTest#adds")).isEqualTo(new Entry(1, Status.RUN));
  }

  @Test
  void what_was_conditional_stays_so_when_locked_again() throws Exception {
    conditional = Set.of("com.acme.ParseTest#slow");
    lock();
    conditional = Set.of();
    module.reportIn(REPORTS, "ParseTest", passed("empty"), passed("slow"));

    assertThat(lock().changes()).noneMatch(line -> line.startsWith("changed"));
    assertThat(entry("ParseTest#slow")).isEqualTo(new Entry(1, Status.CONDITIONAL));
  }

  @Test
  void a_conditional_test_that_is_gone_is_removed() throws Exception {
    conditional = Set.of("com.acme.ParseTest#slow");
    lock();
    conditional = Set.of();
    module.reportIn(REPORTS, "ParseTest", passed("empty"));

    assertThat(lock().changes()).contains("removed: com.acme.ParseTest#slow");
  }

  @Test
  void replays_are_locked_together_with_the_other_reports() throws Exception {
    module.report(1, "ParseTest", passed("empty[1]"), passed("empty[2]"), skipped("slow"));
    module.report(2, "TaxTest", passed("adds"));

    lock();

    assertThat(entry("ParseTest#empty")).isEqualTo(new Entry(1, Status.RUN));
    assertThat(entry("TaxTest#adds")).isEqualTo(new Entry(1, Status.RUN));
  }

  @Test
  void a_broken_old_lock_is_a_note_and_is_replaced() throws Exception {
    lock();
    Files.writeString(module.layout().fixtureLock(), "rates.json\n");
    Files.writeString(module.layout().inventory(), "");

    var result = lock();

    assertThat(result.notes())
        .extracting(Finding::rule, Finding::place, Finding::found)
        .containsExactly(
            tuple(
                "replaced_lock",
                "qa/fixture.lock:1",
                "\"rates.json\" is not a line of sha256sum: digest, two spaces, path"),
            tuple(
                "replaced_lock",
                "qa/known-tests.lock:1",
                "the file is empty, not even a header is there"));
    assertThat(result.refusals()).isEmpty();
    assertThat(lockedFixtures().entries()).hasSize(1);
    assertThat(entry("ParseTest#empty")).isEqualTo(new Entry(1, Status.RUN));
  }

  @Test
  void notes_of_the_reports_are_passed_on() throws Exception {
    module.report(1, "ParseTest", passed("empty"), skipped("slow"));
    Files.setLastModifiedTime(
        module.basedir.resolve(REPORTS + "/TEST-com.acme.ParseTest.xml"),
        FileTime.from(STARTED.minusMillis(1)));

    assertThat(lock().notes()).extracting(Finding::rule).containsExactly("stale_report");
  }

  @Test
  void a_module_without_test_classes_has_nothing_to_lock() throws Exception {
    Files.delete(module.basedir.resolve("target/test-classes/com/acme/ParseTest.class"));

    assertThat(lock().changes())
        .containsExactly("no test class in com.acme:tax:1.0, nothing to lock");
    Files.delete(module.basedir.resolve("target/test-classes/com/acme"));
    Files.delete(module.basedir.resolve("target/test-classes/com"));
    Files.delete(module.basedir.resolve("target/test-classes"));
    assertThat(lock().changes())
        .containsExactly("no test class in com.acme:tax:1.0, nothing to lock");
    assertThat(module.basedir.resolve("qa")).doesNotExist();
  }

  @Test
  void reports_of_an_earlier_build_are_not_locked() throws Exception {
    Files.setLastModifiedTime(
        module.basedir.resolve(REPORTS + "/TEST-com.acme.ParseTest.xml"),
        FileTime.from(STARTED.minusMillis(1)));

    assertThat(lock().refusals())
        .containsExactly(
            Finding.blocking(
                "no_test",
                "the reports of this build",
                "no test was reported",
                "let at least one test run: mvn test waiver-gate:lock"));
    assertThat(module.basedir.resolve("qa")).doesNotExist();
  }

  @Test
  void no_report_at_all_cannot_be_locked() throws Exception {
    Files.delete(module.basedir.resolve(REPORTS + "/TEST-com.acme.ParseTest.xml"));

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(this::lock)
        .withMessage(
            message(
                REPORTS,
                "no report of this build",
                "let the tests run in the same build: mvn test waiver-gate:lock"));
    assertThat(module.basedir.resolve("qa")).doesNotExist();
  }

  @Test
  void a_suite_of_properties_alone_is_locked_by_their_own_step() throws Exception {
    onlyProperties();

    assertThat(lock(properties(/* suiteRan= */ true)).refusals()).isEmpty();

    assertThat(entry("TaxProperties#holds")).isEqualTo(new Entry(1, Status.RUN));
  }

  @Test
  void properties_are_no_ground_for_an_inventory_where_the_suite_did_not_run() throws Exception {
    onlyProperties();

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(() -> lock(properties(/* suiteRan= */ false)))
        .withMessage(
            message(
                REPORTS,
                "no report of this build",
                "let the tests run in the same build: mvn test waiver-gate:lock"));
    assertThat(module.basedir.resolve("qa")).doesNotExist();
  }

  @Test
  void a_file_in_the_place_of_the_locks_directory_is_left_alone() throws Exception {
    Files.writeString(module.basedir.resolve("qa"), "mine");

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(this::lock)
        .withMessage(
            message(
                module.layout().fixtureLock().toString(),
                "cannot be written: a file stands where a directory is needed",
                WRITABLE));
    assertThat(module.basedir.resolve("qa")).hasContent("mine");
  }

  @Test
  void an_inventory_that_cannot_be_replaced_leaves_the_old_fixture_lock() throws Exception {
    lock();
    var before = Files.readAllBytes(module.layout().fixtureLock());
    blockInventory();
    module.fixture("rates.json", "[]");

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(this::lock)
        .withMessageStartingWith(
            "could not judge: " + module.layout().inventory() + "\n  found: cannot be written: ");
    assertThat(module.layout().fixtureLock()).hasBinaryContent(before);
  }

  @Test
  void an_inventory_that_cannot_be_written_leaves_no_first_fixture_lock() throws Exception {
    blockInventory();

    assertThatExceptionOfType(EvidenceException.class).isThrownBy(this::lock);
    assertThat(module.layout().fixtureLock()).doesNotExist();
  }

  @Test
  void a_directory_in_the_place_of_the_fixture_lock_leaves_the_old_inventory() throws Exception {
    lock();
    var before = Files.readAllBytes(module.layout().inventory());
    Files.delete(module.layout().fixtureLock());
    Files.createDirectories(module.layout().fixtureLock().resolve("in the way"));
    module.reportIn(REPORTS, "NewTest", passed("runs"));

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(this::lock)
        .withMessage(
            message(
                "qa/fixture.lock",
                "cannot be read: Is a directory",
                "make it a file that can be read"));
    assertThat(module.layout().inventory()).hasBinaryContent(before);
  }

  @Test
  void a_linked_fixture_cannot_be_locked() throws Exception {
    Files.createSymbolicLink(
        module.basedir.resolve("src/test/resources/link.json"), Path.of("rates.json"));

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(this::lock)
        .withMessage(
            message(
                "src/test/resources/link.json",
                "is a symbolic link, only regular files can be locked",
                "put a regular file in its place, or take it out of <fixtures>"));
    assertThat(module.basedir.resolve("qa")).doesNotExist();
  }

  @Test
  void a_surefire_that_writes_display_names_for_classes_is_refused() {
    module.engines = List.of("maven-failsafe-plugin 3.5.6");

    assertThatExceptionOfType(EvidenceException.class)
        .isThrownBy(this::lock)
        .withMessage(
            message(
                "maven-failsafe-plugin 3.5.6",
                "Surefire 3.5.4 to 3.5.6 writes display names where class names belong",
                "use Surefire 3.5.3, or 3.6.0 and newer"));
  }

  @Test
  void a_directory_named_in_both_lists_changes_nothing() throws Exception {
    module.report(1, "ParseTest", passed("empty"));
    module.reportsDirectories = List.of(REPLAYS + "1", REPORTS);

    assertThat(lock().refusals()).isEmpty();
    assertThat(entry("ParseTest#empty")).isEqualTo(new Entry(1, Status.RUN));
  }

  @Test
  void a_narrowed_run_is_no_ground_for_an_inventory() {
    assertThat(ModuleLock.narrowed("-Dtest=ParseTest"))
        .isEqualTo(
            Finding.blocking(
                "narrowed_run",
                "waiver-gate:lock",
                "the suite did not run in full: -Dtest=ParseTest",
                "run mvn test waiver-gate:lock without it"));
  }

  private LockResult lock() throws EvidenceException {
    return module.lockGoal(failing, conditional).run();
  }

  private LockResult lock(UnreportedProperties properties) throws EvidenceException {
    return module.lockGoal(failing, conditional).run(Optional.of(properties));
  }

  private void onlyProperties() throws IOException {
    Files.delete(module.basedir.resolve(REPORTS + "/TEST-com.acme.ParseTest.xml"));
    module.testClass("com/acme/TaxProperties");
  }

  private UnreportedProperties properties(boolean suiteRan) throws Exception {
    var suite =
        new FakeSuite()
            .execution("unit", (index, reports) -> Optional.empty())
            .properties(
                (index, reports) -> FakeSuite.reports(reports, "TaxProperties", passed("holds")));
    return new UnreportedProperties(
        module.layout(), module.facts(), List.of("**/*Properties"), suite, suiteRan);
  }

  private void blockInventory() throws IOException {
    Files.deleteIfExists(module.layout().inventory());
    Files.createDirectories(module.layout().inventory().resolve("in the way"));
  }

  private FixtureLock lockedFixtures() throws EvidenceException {
    return FixtureLock.read(module.layout().fixtureLock(), "qa/fixture.lock");
  }

  private Entry entry(String shortId) throws EvidenceException {
    return InventoryFile.read(module.layout().inventory(), "qa/known-tests.lock")
        .entry(id(shortId))
        .orElseThrow();
  }

  private static String message(String place, String found, String mend) {
    return "could not judge: " + place + "\n  found: " + found + "\n  mend:  " + mend;
  }
}
