package io.github.waivergate.maven;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * One more Maven beside this one, in a checkout that is not this one's.
 *
 * @param what what it is run for, in a message's place
 * @param command the command that runs it
 * @param directory the checkout's top project
 */
record MavenRun(String what, List<String> command, Path directory) {

  /** Runs it to its end; everything it says goes to the file. */
  int into(Path log) throws EvidenceException {
    var builder = new ProcessBuilder(command).directory(directory.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().remove("MAVEN_BASEDIR");
    builder.redirectErrorStream(true).redirectOutput(log.toFile());
    try {
      var process = builder.start();
      process.getOutputStream().close();
      return exitOf(process);
    } catch (IOException e) {
      throw new EvidenceException(
          what, "Maven cannot be started: " + IoReason.of(e), "run it with the mvn command");
    }
  }

  private int exitOf(Process process) throws EvidenceException {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      throw new EvidenceException(what, "was interrupted", "run mvn verify again, to its end");
    }
  }
}
