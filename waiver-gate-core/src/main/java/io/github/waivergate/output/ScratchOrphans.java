package io.github.waivergate.output;

import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The temporary directories of builds that were killed: their locks are held by nobody. */
final class ScratchOrphans {
  private ScratchOrphans() {}

  /** Removes what can be removed; whatever stays keeps no build from its verdict. */
  static void remove(Path parent) {
    for (Path left : below(parent)) {
      try {
        if (emptied(left)) {
          Directories.delete(left);
        }
      } catch (EvidenceException | IOException | OverlappingFileLockException e) {
        // It is another user's, another module is at it, or a program that the killed build started
        // still writes there.
      }
    }
  }

  /** Empties it while its lock is held; the lock goes last, so that the next build may go on. */
  private static boolean emptied(Path left) throws EvidenceException, IOException {
    var lock = left.resolve(Scratch.LOCK);
    if (!isPlain(left, lock)) {
      return false;
    }
    try (var channel = FileChannel.open(lock, StandardOpenOption.WRITE)) {
      if (channel.tryLock() == null) {
        return false;
      }
      Directories.deleteBut(left, Set.of(Scratch.LOCK));
      return true;
    }
  }

  /** A link leads elsewhere, and a pipe of that name would keep whoever opens it waiting. */
  private static boolean isPlain(Path directory, Path lock) {
    return Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)
        && Files.isRegularFile(lock, LinkOption.NOFOLLOW_LINKS);
  }

  private static List<Path> below(Path parent) {
    // To open and close a lock of this very process would give it up, on POSIX systems.
    var own = Scratch.ownPrefix();
    var found = new ArrayList<Path>();
    try (var entries = Files.newDirectoryStream(parent, Scratch.PREFIX + "*")) {
      for (Path entry : entries) {
        if (!String.valueOf(entry.getFileName()).startsWith(own)) {
          found.add(entry);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // Who may not list the directory may still make one in it.
    }
    return found;
  }
}
