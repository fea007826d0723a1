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
    var log = log(project);
    if (run(project, arguments, log) != 0) {
      throw new IllegalStateException(
          String.join(" ", arguments)
              + " failed in "
              + project
              + ":\n"
              + Files.readString(log, UTF_8));
    }
  }

  /** A build without the network that the gate has to refuse. */
  void refused(Path project, List<String> arguments) throws IOException, InterruptedException {
    var more = new ArrayList<>(arguments);
    more.add("-o");
    if (run(project, more, log(project)) == 0) {
      throw new IllegalStateException(String.join(" ", arguments) + " was admitted in " + project);
    }
  }

  /** A command as a person would paste it, with a place of its own for temporary files. */
  static void shell(Path directory, String command, Path temporary)
      throws IOException, InterruptedException {
    var builder = new ProcessBuilder("sh", "-c", command);
    builder.environment().put("TMPDIR", temporary.toString());
    var log = log(directory);
    if (run(builder, directory, log) != 0) {
      throw new IllegalStateException(command + " failed:\n" + Files.readString(log, UTF_8));
    }
  }

  private int run(Path project, List<String> arguments, Path log)
      throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of(home.resolve("bin/mvn").toString(), "-q", "-B"));
    command.add("-Dmaven.repo.local=" + repository);
    command.addAll(arguments);
    return run(new ProcessBuilder(command), project, log);
  }

  private static int run(ProcessBuilder builder, Path directory, Path log)
      throws IOException, InterruptedException {
    builder.environment().keySet().removeAll(CI);
    return builder
        .directory(directory.toFile())
        .redirectErrorStream(true)
        .redirectOutput(log.toFile())
        .start()
        .waitFor();
  }

  /** Beside the project, for a build may clean what lies in it. */
  private static Path log(Path project) {
    return project.resolveSibling(project.getFileName() + ".log");
  }
}
