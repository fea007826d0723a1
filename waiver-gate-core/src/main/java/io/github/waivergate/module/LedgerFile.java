package io.github.waivergate.module;

import io.github.waivergate.freeze.FreezeLedger;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/** The ledger of a repository, on disk. */
final class LedgerFile {
  private static final int LARGEST = 10 * 1024 * 1024;

  private LedgerFile() {}

  static Path in(Path root) {
    return root.resolve(FreezeLedger.NAME);
  }

  /** The bytes of the ledger, where there is one. */
  static Optional<byte[]> read(Path root) throws EvidenceException {
    var file = in(root);
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.empty();
    }
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw refused("is a link or a directory", "put a regular file there");
    }
    try {
      long size = Files.size(file);
      if (size > LARGEST) {
        throw refused(
            "the file has " + size + " bytes, at most " + LARGEST + " are read",
            "drop the rows that are no longer needed");
      }
      return Optional.of(Files.readAllBytes(file));
    } catch (IOException e) {
      throw refused("cannot be read: " + IoReason.of(e), "make it a file that can be read");
    }
  }

  private static EvidenceException refused(String found, String mend) {
    return new EvidenceException(FreezeLedger.NAME, found, mend);
  }
}
