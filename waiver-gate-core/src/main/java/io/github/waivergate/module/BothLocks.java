package io.github.waivergate.module;

import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.inventory.InventoryFile;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Puts both locks of a module in their places, or leaves both places as they were. */
final class BothLocks {
  private BothLocks() {}

  static void write(FixtureLock lock, TestInventory inventory, ModuleLayout layout)
      throws EvidenceException {
    var first = layout.fixtureLock();
    var before = content(first, layout.shown(first));
    lock.write(first);
    try {
      InventoryFile.write(inventory, layout.inventory());
    } catch (EvidenceException e) {
      putBack(first, before, e);
      throw e;
    }
  }

  private static Optional<byte[]> content(Path file, String shownAs) throws EvidenceException {
    try {
      return Files.exists(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
    } catch (IOException e) {
      throw new EvidenceException(
          shownAs, "cannot be read: " + IoReason.of(e), "make it a file that can be read");
    }
  }

  private static void putBack(Path file, Optional<byte[]> before, EvidenceException reason) {
    try {
      if (before.isPresent()) {
        WholeFile.write(file, out -> out.write(before.get()));
      } else {
        WholeFile.delete(file);
      }
    } catch (EvidenceException e) {
      // The first reason is the one to mend.
      reason.addSuppressed(e);
    }
  }
}
