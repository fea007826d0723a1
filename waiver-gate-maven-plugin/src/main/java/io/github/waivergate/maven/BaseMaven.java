package io.github.waivergate.maven;

import io.github.waivergate.refusal.EvidenceException;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.maven.execution.MavenSession;
import org.jspecify.annotations.Nullable;

/**
 * The Maven of this build, started once more on another checkout: the same home, settings, profiles
 * and properties.
 *
 * @param session the session of this build
 * @param directory the checkout's top project
 * @param nonce the random name that the gate inside gives its records
 * @param changes the file that tells it what the patch changes in its judge
 */
record BaseMaven(MavenSession session, Path directory, String nonce, Path changes) {
  /** What this build was told about the patch is not for the base. */
  private static final Set<String> OWN =
      Set.of(
          "waiver-gate.baseRef",
          "waiver-gate.approvedContract",
          "waiver-gate.baseSuite",
          "waiver-gate.baseChanges",
          "waiver-gate.collectedFrom",
          "waiver-gate.cleanReplay",
          "waiver-gate.cleanReplayModule",
          "waiver-gate.order",
          "waiver-gate.replayIndexes");

  /** Runs it to its end; everything it says goes to the file. */
  int run(Path log) throws EvidenceException {
    return new MavenRun("base suite", command(), directory).into(log);
  }

  /** The command that runs it. */
  List<String> command() throws EvidenceException {
    var command = new ArrayList<>(withoutProperties());
    command.add("-Dwaiver-gate." + BaseBuild.MARKER + "=" + nonce);
    command.add("-Dwaiver-gate." + BaseReach.CHANGES + "=" + changes);
    properties().forEach((name, value) -> command.add("-D" + name + "=" + value));
    command.add("verify");
    return command;
  }

  /** The command up to the properties of its user. */
  List<String> withoutProperties() throws EvidenceException {
    var request = session.getRequest();
    var command = new ArrayList<>(List.of(executable().toString(), "-B", "-fae"));
    option(command, "-s", request.getUserSettingsFile());
    option(command, "-gs", request.getGlobalSettingsFile());
    option(command, "-t", request.getUserToolchainsFile());
    if (request.isOffline()) {
      command.add("-o");
    }
    var profiles = new ArrayList<>(request.getActiveProfiles());
    request.getInactiveProfiles().forEach(profile -> profiles.add("!" + profile));
    if (!profiles.isEmpty()) {
      command.add("-P" + String.join(",", profiles));
    }
    command.add("-Dmaven.repo.local=" + request.getLocalRepositoryPath());
    return command;
  }

  /** The properties of its user, without what was said of the patch. */
  SortedMap<String, String> properties() {
    var properties = new TreeMap<String, String>();
    var user = session.getUserProperties();
    for (String name : user.stringPropertyNames()) {
      if (!OWN.contains(name) && !name.equals("maven.repo.local") && isPlain(name)) {
        properties.put(name, user.getProperty(name));
      }
    }
    return properties;
  }

  /** Some Mavens put what they know of their own start among the user's properties. */
  private static boolean isPlain(String name) {
    return !name.startsWith("maven.multiModuleProjectDirectory")
        && !name.startsWith("session.")
        && !name.startsWith("env.");
  }

  private static void option(List<String> command, String option, @Nullable File file) {
    if (file != null && file.isFile()) {
      command.add(option);
      command.add(file.getPath());
    }
  }

  private static Path executable() throws EvidenceException {
    var home = System.getProperty("maven.home", "");
    var windows = System.getProperty("os.name", "").startsWith("Windows");
    var executable = Path.of(home, "bin", windows ? "mvn.cmd" : "mvn");
    if (home.isEmpty() || !Files.isRegularFile(executable)) {
      throw new EvidenceException(
          "base suite",
          "the tests of the merge base need a Maven to run in, and maven.home is \"" + home + "\"",
          "run the build with the mvn command of a Maven installation");
    }
    return executable;
  }
}
