package io.github.waivergate.module;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/** A file below the contract's root, from where the contract counts. */
final class ContractFile {
  private static final long LARGEST = 4L * 1024 * 1024;

  private ContractFile() {}

  /**
   * The merge base's bytes where it judges, otherwise the work tree's; empty where there are none.
   *
   * @param name path from the contract's root
   */
  static Optional<byte[]> read(ModuleLayout layout, Patch patch, String name)
      throws EvidenceException {
    var file = layout.root().resolve(name);
    return patch.judgedByBase() ? patch.atBase(file) : onDisk(file, name);
  }

  private static Optional<byte[]> onDisk(Path file, String name) throws EvidenceException {
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      return Optional.empty();
    }
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new EvidenceException(name, "is a link or a directory", "put a regular file there");
    }
    try {
      long size = Files.size(file);
      if (size > LARGEST) {
        throw new EvidenceException(
            name, "has " + size + " bytes, at most " + LARGEST + " are read", "make it smaller");
      }
      return Optional.of(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new EvidenceException(
          name,
          "cannot be read: " + IoReason.of(e),
          "make it readable for the user who runs Maven");
    }
  }
}
