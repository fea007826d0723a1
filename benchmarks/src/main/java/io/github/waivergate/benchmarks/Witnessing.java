package io.github.waivergate.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.json.JsonReader;
import io.github.waivergate.output.Directories;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Replays ten witnesses once in a clean clone, by the command that the gate prints for it, against
 * the tests of the project as it lies there.
 */
final class Witnessing {
  private static final String SEEDS =
      "{\"version\": 1, \"seeds\": [\"7\"], \"budget\": 1, \"shrink_steps\": 10000,"
          + " \"clean_replays\": 2}\n";

  /** The first comparison warms the files up; each start of Maven is cold anyway. */
  private static final int WARM_UPS = 1;

  private final MavenCommand maven = MavenCommand.ofThisBuild();
  private final ReplayedProject tests;
  private final Path directory;
  private final Path cleaned;
  private final Path temporary;
  private final String command;

  private Witnessing(Data data, ReplayedProject tests) throws Exception {
    this.tests = tests;
    var project = new PropertyProject(tests, SEEDS);
    var name = "witnessed-" + tests.name();
    directory = data.directory(name, at -> write(project, at));
    // What is cleaned there would be the order of the replays here.
    cleaned =
        data.directory(
            name + "-cleaned",
            at -> new GitCommand(at).run("clone", "-q", directory.toString(), "."));
    maven.online(cleaned, List.of("clean", "test-compile"));
    temporary = Data.below(data.root(), name + "-temporary");
    command = recorded();
  }

  static List<Line> lines(Data data) throws Exception {
    var lines = new ArrayList<Line>();
    lines.addAll(new Witnessing(data, new ReplayedProject(0, 0, 0)).lines());
    var tests = new ReplayedProject(data.scaled(41), data.scaled(120), 30);
    lines.addAll(new Witnessing(data, tests).lines());
    return lines;
  }

  private List<Line> lines() throws Exception {
    var plain = List.of("surefire:test", "-Dmaven.test.failure.ignore");
    var built = new ArrayList<>(List.of("clean", "test-compile"));
    built.addAll(plain);
    var times =
        Race.of(
            WARM_UPS,
            Replaying.ROUNDS,
            this::replay,
            () -> tested(directory, plain),
            () -> tested(cleaned, built));
    var what =
        String.format(Locale.ROOT, "a clean replay of %d witnesses", PropertyProject.PROPERTIES);
    if (tests.tests() > 0) {
      what += ", beside " + tests.title();
    }
    return List.of(
        Line.duel(what, times.get(0), "mvn surefire:test", times.get(1), 1.5),
        Line.beside(what, times.get(0), "mvn clean test-compile surefire:test", times.get(2)));
  }

  /** How many witnesses were not seen to fail: none. */
  private long replay() throws Exception {
    var receipts = directory.resolve("target/waiver-gate/witnesses/repeated");
    Directories.delete(receipts);
    Files.createDirectories(receipts);
    MavenCommand.shell(directory, command, temporary);
    Directories.delete(temporary);
    Files.createDirectories(temporary);
    long failed = 0;
    try (var files = Files.newDirectoryStream(receipts, "receipt-*.json")) {
      for (Path file : files) {
        failed += Files.readString(file, UTF_8).contains("\"outcome\": \"failed\"") ? 1 : 0;
      }
    }
    return PropertyProject.PROPERTIES - failed;
  }

  /** How many tests were not seen: none. */
  private long tested(Path where, List<String> arguments) throws Exception {
    maven.offline(where, arguments);
    var seen = RunReports.below(where.resolve("target/surefire-reports")).tests();
    return PropertyProject.PROPERTIES + tests.tests() - seen;
  }

  private void write(PropertyProject project, Path at) throws IOException, InterruptedException {
    project.write(at, maven);
    PropertyProject.falsify(at);
  }

  /** Lets the gate find the witnesses, and gives its command to repeat a clean replay. */
  private String recorded() throws IOException, InterruptedException, EvidenceException {
    maven.refused(directory, List.of("verify", "-Dwaiver-gate.baseRef=main"));
    var file = directory.resolve("target/waiver-gate/waiver.json");
    var witnesses =
        JsonReader.readOwn(Files.readAllBytes(file), "waiver.json", "see the log of the build")
            .member("witnesses")
            .items();
    if (witnesses.size() != PropertyProject.PROPERTIES) {
      throw new IllegalStateException(witnesses.size() + " witnesses in " + file);
    }
    return witnesses.get(0).member("repeat").text();
  }
}
