package io.github.waivergate.output;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;

/**
 * A temporary directory that is gone when the build is: a build that was killed cannot remove its
 * own, and so the next one does. A lock tells them apart, since it ends with the process.
 */
public final class Scratch implements AutoCloseable {
  static final String PREFIX = "waiver-gate-scratch-";
  static final String LOCK = "lock";

  private final Path directory;
  private final FileChannel channel;

  private Scratch(Path directory, FileChannel channel) {
    this.directory = directory;
    this.channel = channel;
  }

  /** Makes one in the directory for temporary files. */
  public static Scratch open() throws EvidenceException {
    return open(Path.of(System.getProperty("java.io.tmpdir", "")));
  }

  /** Makes one, after what killed builds have left in the same place is removed. */
  static Scratch open(Path parent) throws EvidenceException {
    ScratchOrphans.remove(parent);
    try {
      var directory = Files.createTempDirectory(parent, ownPrefix()).toRealPath();
      var unlocked = directory.resolve(LOCK + ".new");
      var channel =
          FileChannel.open(unlocked, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      if (channel.tryLock() == null) {
        throw new IOException("the file system knows no locks");
      }
      // It gets its name when it is locked: nobody may take it for an orphan before.
      Files.move(unlocked, directory.resolve(LOCK));
      return new Scratch(directory, channel);
    } catch (IOException e) {
      throw new EvidenceException(
          parent.toString(),
          "no directory can be made there: " + IoReason.of(e),
          "let java.io.tmpdir name a directory that can be written to");
    }
  }

  /** Where it is; whatever is written into it goes with it. */
  public Path directory() {
    return directory;
  }

  @Override
  public void close() {
    try {
      // The lock goes last: where this is cut short, the next build finds it and goes on.
      try (channel) {
        Directories.deleteBut(directory, Set.of(LOCK));
      }
      Directories.delete(directory);
    } catch (EvidenceException | IOException e) {
      // The next build removes what stays behind.
    }
  }

  /** Names this process, and no earlier one that had its number. */
  static String ownPrefix() {
    var process = ProcessHandle.current();
    long started = process.info().startInstant().map(instant -> instant.toEpochMilli()).orElse(0L);
    return PREFIX
        + Long.toString(process.pid(), Character.MAX_RADIX)
        + "-"
        + Long.toString(started, Character.MAX_RADIX)
        + "-";
  }
}
