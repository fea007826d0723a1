package io.github.waivergate.output;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A build in a JVM of its own that holds two scratch directories until it is killed. */
final class OtherBuild implements AutoCloseable {
  private static final String HOLDING = "holding";

  private final Process process;

  private OtherBuild(Process process) {
    this.process = process;
  }

  /** Starts one, and comes back when it holds its directories. */
  static OtherBuild holding(Path temporary) throws IOException {
    var process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-Djava.io.tmpdir=" + temporary,
                OtherBuild.class.getName())
            .redirectErrorStream(true)
            .start();
    var said =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    for (var line = said.readLine(); !HOLDING.equals(line); line = said.readLine()) {
      if (line == null) {
        throw new IOException("the other build has ended");
      }
    }
    return new OtherBuild(process);
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
    for (int made = 0; made < 2; made++) {
      var git = Scratch.open().directory().resolve("clone/.git");
      Files.writeString(Files.createDirectories(git).resolve("HEAD"), "ref: refs/heads/main\n");
    }
    System.out.println(HOLDING);
    System.in.read();
  }
}
