package io.github.waivergate.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Judges a patch at its merge base, against the same build that judges by the working tree. */
final class Anchoring {
  private static final String PRODUCTION = "src/main/java/com/acme/Invoice.java";
  private static final String TEST = "src/test/java/com/acme/InvoiceLine00Test.java";

  /** The first comparison warms the files up; each start of Maven is cold anyway. */
  private static final int WARM_UPS = 1;

  private final MavenCommand maven = MavenCommand.ofThisBuild();
  private final ReplayedProject project;
  private final String changed;
  private final Path directory;

  private Anchoring(Data data, ReplayedProject project, String changed) throws Exception {
    this.project = project;
    this.changed = changed;
    var name = changed.equals(TEST) ? "patched-test-" : "patched-production-";
    this.directory = data.directory(name + project.name(), this::write);
  }

  static List<Line> lines(Data data) throws Exception {
    var project = new ReplayedProject(data.scaled(41), data.scaled(120), 30);
    return List.of(
        new Anchoring(data, project, PRODUCTION).line("a patch of production code", 1.1),
        new Anchoring(data, project, TEST).line("a patch of one test class", 2.0));
  }

  private Line line(String what, double goal) throws Exception {
    var times =
        Race.of(
            WARM_UPS,
            Replaying.ROUNDS,
            () -> verified(List.of("verify", "-Dwaiver-gate.baseRef=main")),
            () -> verified(List.of("verify")));
    return Line.duel(
        what + ", 5 replays of " + project.title(),
        times.get(0),
        "without an anchor",
        times.get(1),
        goal);
  }

  /** How many tests the patch's own replays lack: none, with and without an anchor. */
  private long verified(List<String> arguments) throws Exception {
    maven.offline(directory, arguments);
    var record = Files.readString(directory.resolve("target/waiver-gate/waiver.json"), UTF_8);
    boolean anchored = arguments.size() > 1;
    if (record.contains("\"base_suite\"") != (anchored && changed.equals(TEST))) {
      throw new IllegalStateException("a base suite where none belongs, or none: " + arguments);
    }
    long planned = Suite.REPLAYS;
    return planned * project.tests()
        - RunReports.below(directory.resolve("target/waiver-gate/replays")).tests();
  }

  private void write(Path where) throws IOException, InterruptedException {
    var source = where.resolve(PRODUCTION);
    Files.createDirectories(source.resolveSibling(""));
    Files.writeString(source, "package com.acme;\n\nfinal class Invoice {}\n", UTF_8);
    project.write(where, maven);
    var git = new GitCommand(where);
    git.run("checkout", "-q", "-b", "patch");
    var file = where.resolve(changed);
    Files.writeString(file, Files.readString(file, UTF_8) + "// changed\n", UTF_8);
    git.commit();
  }
}
