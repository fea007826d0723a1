package io.github.waivergate.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * A generated Maven project with a real suite, in a git repository of its own.
 *
 * @param classes test classes in it
 * @param tests tests in all of them together
 * @param millis how long each test waits
 */
record ReplayedProject(int classes, int tests, int millis) {

  String name() {
    return "project-" + classes + "-" + tests + "-" + millis;
  }

  String title() {
    return millis == 0
        ? String.format(Locale.ROOT, "%d tests of 0 ms in %d classes", tests, classes)
        : String.format(Locale.ROOT, "%d tests of %d ms in %d classes", tests, millis, classes);
  }

  /** Writes the project, and locks its tests and fixtures as a user would. */
  void write(Path directory, MavenCommand maven) throws IOException, InterruptedException {
    write(directory, maven, "");
  }

  /**
   * The same, beside sources that lie there.
   *
   * @param dependencies what those need, as elements of the pom
   */
  void write(Path directory, MavenCommand maven, String dependencies)
      throws IOException, InterruptedException {
    var pom = Resources.text("replayed-pom.xml").replace("@dependencies@\n", dependencies);
    Files.writeString(directory.resolve("pom.xml"), filled(pom), UTF_8);
    Files.writeString(directory.resolve(".gitignore"), "target/\n.jqwik-database\n", UTF_8);
    var sources = Data.below(directory, "src/test/java/com/acme");
    for (int number = 0; number < classes; number++) {
      var name = String.format(Locale.ROOT, "InvoiceLine%02dTest", number);
      Files.writeString(sources.resolve(name + ".java"), source(name, number), UTF_8);
    }
    // With the network: what the projects need is downloaded here, outside of any clock.
    maven.online(directory, List.of("test", "waiver-gate:lock"));
    maven.online(directory, List.of("verify"));
    maven.online(directory, List.of("surefire:test"));
    var git = new GitCommand(directory);
    git.run("-c", "init.defaultBranch=main", "init", "-q");
    git.commit();
  }

  private String source(String name, int number) {
    var out = new StringBuilder("package com.acme;\n\nimport org.junit.jupiter.api.Test;\n\n");
    out.append("class ").append(name).append(" {\n");
    for (int test = number; test < tests; test += classes) {
      out.append("  @Test\n  void keeps_line_").append(test);
      out.append("() throws InterruptedException {\n");
      out.append(millis == 0 ? "" : "    Thread.sleep(" + millis + ");\n").append("  }\n");
    }
    return out.append("}\n").toString();
  }

  private static String filled(String pom) {
    return pom.replace("@version@", System.getProperty("benchmarks.version"))
        // What was downloaded once is taken from there.
        .replace(
            "@downloaded@",
            Path.of(System.getProperty("benchmarks.downloaded")).toUri().toString());
  }
}
