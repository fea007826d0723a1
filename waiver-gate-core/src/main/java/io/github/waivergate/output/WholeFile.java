package io.github.waivergate.output;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.util.UUID;

/** Writes a file beside its place and moves it there when it is complete. */
public final class WholeFile {
  private WholeFile() {}

  /** What goes into the file. */
  @FunctionalInterface
  public interface Content {
    /** Writes everything; the caller closes the stream. */
    void writeTo(OutputStream out) throws IOException;
  }

  /**
   * Puts the content at {@code target}, with missing parent directories. When it fails nothing
   * half-written is left, and what stood there before still stands.
   *
   * @return digest of what was written
   */
  public static Sha256 write(Path target, Content content) throws EvidenceException {
    var digest = Sha256.newDigest();
    try {
      var directory = target.resolveSibling("").toAbsolutePath();
      Files.createDirectories(directory);
      // Not a temporary file of the JDK: those are readable by their owner alone.
      var part = directory.resolve("." + target.getFileName() + "." + UUID.randomUUID() + ".part");
      try {
        try (var out =
            new BufferedOutputStream(
                new DigestOutputStream(Files.newOutputStream(part, CREATE_NEW, WRITE), digest),
                1 << 16)) {
          content.writeTo(out);
        }
        move(part, target);
      } finally {
        Files.deleteIfExists(part);
      }
      return Sha256.ofDigest(digest.digest());
    } catch (IOException e) {
      throw cannot("written", target, e);
    }
  }

  /** Removes a file of an earlier build, so that nobody takes it for one of this build. */
  public static void delete(Path target) throws EvidenceException {
    try {
      Files.deleteIfExists(target);
    } catch (IOException e) {
      throw cannot("deleted", target, e);
    }
  }

  private static void move(Path part, Path target) throws IOException {
    try {
      Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static EvidenceException cannot(String done, Path target, IOException e) {
    return new EvidenceException(
        target.toString(),
        "cannot be " + done + ": " + IoReason.of(e),
        "make the place writable for the user who runs Maven, then run the build again");
  }
}
