package io.github.waivergate.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/** Drains what git says on its error stream, and keeps the line that says why it failed. */
final class Complaint extends Thread {
  private static final int LONGEST = 1 << 16;

  private final InputStream stream;
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

  Complaint(InputStream stream) {
    super("waiver-gate-git-complaint");
    this.stream = stream;
    setDaemon(true);
  }

  @Override
  public void run() {
    var buffer = new byte[1 << 13];
    try (stream) {
      for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
        kept.write(buffer, 0, Math.min(read, LONGEST - kept.size()));
      }
    } catch (IOException e) {
      // The process was killed; what it had said until then is kept.
    }
  }

  /** The first line that git itself calls an error, else the first line; after the thread ended. */
  String line() {
    var lines = kept.toString(UTF_8).lines().filter(line -> !line.isBlank()).toList();
    return lines.stream()
        .filter(line -> line.startsWith("fatal: ") || line.startsWith("error: "))
        .findFirst()
        .or(() -> lines.stream().findFirst())
        .orElse("");
  }
}
