package io.github.waivergate.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.fixture.FixtureTree;
import io.github.waivergate.inventory.InventoryFile;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.module.ModuleClasses;
import io.github.waivergate.module.ModuleLayout;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.replay.TestId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;

/**
 * A generated module: its reports, one fixture per test class, and both locks.
 *
 * @param directory where the module lies
 * @param suite its tests
 */
record JudgedModule(Path directory, Suite suite) {
  static final List<String> ENGINES = List.of("maven-surefire-plugin 3.6.1");

  static ModuleLayout layout(Path directory) {
    var target = directory.resolve("target");
    var classes =
        new ModuleClasses(target.resolve("classes"), target.resolve("test-classes"), List.of());
    return new ModuleLayout(directory, target, classes, directory, "com.acme:billing:1.0");
  }

  void write() throws IOException, EvidenceException {
    new Reports(suite).write(Data.below(directory, "target/waiver-gate/replays"));
    var fixtures = Data.below(directory, "src/test/resources");
    for (int number = 0; number < suite.classes(); number++) {
      Files.writeString(
          fixtures.resolve("invoice" + number + ".json"), "{\"line\": " + number + "}\n", UTF_8);
    }
    var tree = FixtureTree.scan(directory, List.of("src/test/resources/**"), 1);
    FixtureLock.of(tree).write(layout(directory).fixtureLock());
    InventoryFile.write(inventory(), layout(directory).inventory());
  }

  private TestInventory inventory() {
    var entries = new TreeMap<TestId, Entry>();
    for (int number = 0; number < suite.classes(); number++) {
      for (int i = 0; i < suite.casesPerClass(); i++) {
        var status = suite.isSkipped(number, i) ? Status.SKIPPED : Status.RUN;
        entries.put(suite.id(number, i), new Entry(1, status));
      }
    }
    return new TestInventory(entries, ENGINES);
  }
}
