package io.github.waivergate.maven;

import io.github.waivergate.git.GitRepository;
import io.github.waivergate.refusal.EvidenceException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A build in a JVM of its own that has cloned the merge base, and lives until it is killed. */
final class OtherBaseBuild implements AutoCloseable {
  private static final String CLONED = "cloned";

  private final Process process;

  private OtherBaseBuild(Process process) {
    this.process = process;
  }

  /** Starts one, and comes back when it has its clone. */
  static OtherBaseBuild cloned(Path root, Path temporary) throws IOException {
    var process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-Djava.io.tmpdir=" + temporary,
                OtherBaseBuild.class.getName(),
                root.toString())
            .redirectErrorStream(true)
            .start();
    var said =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (var line = said.readLine(); !CLONED.equals(line); line = said.readLine()) {
      if (line == null) {
        throw new IOException("the other build has ended");
      }
    }
    return new OtherBaseBuild(process);
  }

  boolean lives() {
    return process.isAlive();
  }

  /** Comes back when the process is no more. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }

  /** What the other JVM runs; it ends by itself where nobody is left to kill it. */
  public static void main(String[] arguments) throws Exception {
    var root = Path.of(arguments[0]);
    var git = GitRepository.containing(root).orElseThrow();
    var anchor = BaseBuildTest.anchor(git.head());
    var session = new SmallProject(root).session();
    try {
      new BaseBuild(session, anchor, git.head(), git, root, words -> {}).run();
    } catch (EvidenceException e) {
      // No Maven is there to build it with: that the clone is made is all that counts.
    }
    System.out.println(CLONED);
    System.in.read();
  }
}
