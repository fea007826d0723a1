package io.github.waivergate.module;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.fixture.FixtureTree;
import io.github.waivergate.gate.GateSettings;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.inventory.InventoryFile;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.replay.TestId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/** A module on disk, as a test wants to tell it; its locks go through the real writers. */
final class SmallModule {
  static final Instant STARTED = Instant.parse("2026-10-09T00:00:00Z");
  static final Instant NOW = Instant.parse("2026-10-09T00:10:00Z");
  static final List<String> FIXTURES = List.of("src/test/resources/**");
  static final List<String> ENGINES = List.of("maven-surefire-plugin 3.6.1");
  static final String REPLAYS = "target/waiver-gate/replays/";

  final Path basedir;
  final TreeMap<TestId, Entry> known = new TreeMap<>();
  Patch patch = Patch.NONE;
  BaseSuite baseSuite = BaseSuite.NONE;
  final List<ModuleRecord> records = new ArrayList<>();
  int minReplays = 5;
  String unstable = "propose";
  List<String> propertyTests = GateSettings.DEFAULT.propertyTests();
  List<String> reportsDirectories;
  List<String> engines = ENGINES;
  List<Path> libraries = List.of();

  SmallModule(Path basedir) {
    this.basedir = basedir;
    this.reportsDirectories = List.of(basedir.resolve(REPLAYS + "*").toString());
  }

  /** One known test, five green replays, one locked fixture. */
  static SmallModule green(Path basedir) throws Exception {
    var module = new SmallModule(basedir).fixture("rates.json", "{}\n").knows("ParseTest#empty");
    for (int k = 1; k <= 5; k++) {
      module.report(k, "ParseTest", passed("empty"));
    }
    return module.lock();
  }

  static String passed(String name) {
    return named(name, "");
  }

  static String failed(String name) {
    return named(name, "<failure message='boom' type='E'/>");
  }

  static String skipped(String name) {
    return named(name, "<skipped/>");
  }

  /** A testcase; the report gives it the class. */
  static String named(String name, String children) {
    return "<testcase name='" + name + "' classname='CLASS'>" + children + "</testcase>\n";
  }

  static TestId id(String shortId) {
    return new TestId("com.acme." + shortId);
  }

  SmallModule fixture(String name, String content) throws IOException {
    var file = basedir.resolve("src/test/resources").resolve(name);
    Files.createDirectories(file.resolveSibling(""));
    Files.writeString(file, content);
    return this;
  }

  SmallModule knows(String shortId) {
    return knows(shortId, 1, Status.RUN);
  }

  SmallModule knows(String shortId, int invocations, Status status) {
    known.put(id(shortId), new Entry(invocations, status));
    return this;
  }

  SmallModule report(int replay, String simpleClass, String... cases) throws IOException {
    return reportIn(REPLAYS + replay, simpleClass, cases);
  }

  SmallModule reportIn(String directory, String simpleClass, String... cases) throws IOException {
    var className = "com.acme." + simpleClass;
    var text =
        "<testsuite name='s'>\n"
            + String.join("", cases).replace("CLASS", className)
            + "</testsuite>\n";
    var file = basedir.resolve(directory).resolve("TEST-" + className + ".xml");
    Files.createDirectories(file.resolveSibling(""));
    write(file, text.getBytes(UTF_8));
    return this;
  }

  /** Writes a report as if this build had: the clock of the machine has no say. */
  static void write(Path report, byte[] bytes) throws IOException {
    Files.write(report, bytes);
    Files.setLastModifiedTime(report, FileTime.from(STARTED.plusSeconds(60)));
  }

  /** Writes both locks from the fixtures that lie there and the tests that are known. */
  SmallModule lock() throws EvidenceException {
    Path qa = basedir.resolve("qa");
    FixtureLock.of(FixtureTree.scan(basedir, FIXTURES, 1)).write(qa.resolve("fixture.lock"));
    InventoryFile.write(new TestInventory(known, ENGINES), qa.resolve("known-tests.lock"));
    return this;
  }

  ModuleLayout layout() {
    return new ModuleLayout(
        basedir,
        basedir.resolve("target"),
        new ModuleClasses(
            basedir.resolve("target/classes"), basedir.resolve("target/test-classes"), libraries),
        basedir,
        "com.acme:tax:1.0");
  }

  GateConfiguration configuration() {
    return new GateConfiguration(
        minReplays, 24, unstable, propertyTests, FIXTURES, reportsDirectories);
  }

  ModuleCheck check() {
    return new ModuleCheck(layout(), configuration(), facts());
  }

  /** Replays that the gate runs itself. */
  ModuleReplay replaying(int planned, Consumer<String> progress) {
    return replaying(ReplayPlan.sequential(planned), progress);
  }

  ModuleReplay replaying(ReplayPlan plan, Consumer<String> progress) {
    return new ModuleReplay(layout(), configuration(), facts(), plan, progress);
  }

  /** Replays of a base suite. */
  ModuleReplay choosing(int planned, Repetition choice, Consumer<String> progress) {
    return new ModuleReplay(
        layout(), configuration(), facts(), ReplayPlan.sequential(planned), () -> choice, progress);
  }

  Verdict verdict() throws EvidenceException {
    return check().run();
  }

  BuildFacts facts() {
    return new BuildFacts(STARTED, NOW, false, engines, patch, baseSuite, records::add, "1.0");
  }

  ModuleLock lockGoal(Set<String> failing, Set<String> conditional) {
    return new ModuleLock(
        layout(),
        FIXTURES,
        reportsDirectories,
        List.of(basedir.resolve("target/surefire-reports").toString()),
        failing,
        conditional,
        facts());
  }

  SmallModule testClass() throws IOException {
    return testClass("com/acme/ParseTest");
  }

  SmallModule testClass(String name) throws IOException {
    var file = basedir.resolve("target/test-classes").resolve(name + ".class");
    Files.createDirectories(file.resolveSibling(""));
    Files.write(file, new byte[] {1});
    return this;
  }

  Path waiverJson() {
    return layout().waiverJson();
  }

  Path casesJson() {
    return layout().casesJson();
  }
}
