package io.github.waivergate.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The {@code mvn} that runs this build, started anew each time as a user starts it.
 *
 * @param home where it is installed
 * @param repository holds the plugin of this reactor, and whatever the projects need
 */
record MavenCommand(Path home, Path repository) {
  /** What would turn a narrowed run into a refusal. */
  private static final Set<String> CI = Set.of("CI", "JENKINS_URL", "TF_BUILD", "TEAMCITY_VERSION");

  static MavenCommand ofThisBuild() {
    return new MavenCommand(
        Path.of(System.getProperty("benchmarks.maven")),
        Path.of(System.getProperty("benchmarks.repository")));
  }

  /** Runs without the network, so that nobody waits for a server while the clock runs. */
  void offline(Path project, List<String> arguments) throws IOException, InterruptedException {
    var more = new ArrayList<>(arguments);
    more.add("-o");
    online(project, more);
  }

  void online(Path project, List<String> arguments) throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of(home.resolve("bin/mvn").toString(), "-q", "-B"));
    command.add("-Dmaven.repo.local=" + repository);
    command.addAll(arguments);
    var log = Data.below(project, "target").resolve("benchmark.log");
    var builder =
        new ProcessBuilder(command)
            .directory(project.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().keySet().removeAll(CI);
    if (builder.start().waitFor() != 0) {
      throw new IllegalStateException(
          String.join(" ", command) + " failed:\n" + Files.readString(log, UTF_8));
    }
  }
}
