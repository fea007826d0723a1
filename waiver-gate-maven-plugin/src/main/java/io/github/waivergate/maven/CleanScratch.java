package io.github.waivergate.maven;

import io.github.waivergate.output.Directories;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A temporary directory that is gone when the build is: a build that was killed cannot remove its
 * own, and so the next one does. A lock tells them apart, since it ends with the process.
 */
final class CleanScratch implements AutoCloseable {
  private static final String PREFIX = "waiver-gate-clean-";
  private static final String LOCK = "lock";

  private final Path directory;
  private final FileChannel channel;

  private CleanScratch(Path directory, FileChannel channel) {
    this.directory = directory;
    this.channel = channel;
  }

  /** Makes one, after what killed builds have left below the same directory is removed. */
  static CleanScratch open(Path parent) throws EvidenceException {
    try {
      removeOrphans(parent);
      var directory = Files.createTempDirectory(parent, PREFIX).toRealPath();
      var unlocked = directory.resolve(LOCK + ".new");
      var channel =
          FileChannel.open(unlocked, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      if (lock(channel) == null) {
        throw new IOException("the file system knows no locks");
      }
      // It gets its name when it is locked: nobody may take it for an orphan before.
      Files.move(unlocked, directory.resolve(LOCK));
      return new CleanScratch(directory, channel);
    } catch (IOException e) {
      throw new EvidenceException(
          parent.toString(),
          "no directory can be made there: " + IoReason.of(e),
          "let java.io.tmpdir name a directory that can be written to");
    }
  }

  Path directory() {
    return directory;
  }

  @Override
  public void close() {
    try (channel) {
      Directories.delete(directory);
    } catch (EvidenceException | IOException e) {
      // The next build removes what stays behind.
    }
  }

  private static void removeOrphans(Path parent) throws IOException {
    for (Path left : below(parent)) {
      try (var channel = FileChannel.open(left.resolve(LOCK), StandardOpenOption.WRITE)) {
        if (lock(channel) != null) {
          Directories.delete(left);
        }
      } catch (EvidenceException | IOException e) {
        // It is another user's, or just being made.
      }
    }
  }

  private static List<Path> below(Path parent) throws IOException {
    var found = new ArrayList<Path>();
    try (var entries = Files.newDirectoryStream(parent, PREFIX + "*")) {
      entries.forEach(found::add);
    }
    return found;
  }

  private static @Nullable FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      // Another module of this very build holds it.
      return null;
    }
  }
}
