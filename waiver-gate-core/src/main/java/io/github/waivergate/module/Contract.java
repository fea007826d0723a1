package io.github.waivergate.module;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.inventory.InventoryFile;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What the module's tests and fixtures are held to.
 *
 * @param lock the fixtures
 * @param inventory the known tests
 */
record Contract(FixtureLock lock, TestInventory inventory) {

  /** The merge base's, unless none is known or a person approved the patch's own. */
  static Contract of(ModuleLayout layout, Patch patch) throws EvidenceException {
    if (!patch.judgedByBase()) {
      return new Contract(
          FixtureLock.read(layout.fixtureLock(), layout.shown(layout.fixtureLock())),
          InventoryFile.read(layout.inventory(), layout.shown(layout.inventory())));
    }
    return new Contract(
        FixtureLock.parse(
            base(layout, layout.fixtureLock(), patch), layout.shown(layout.fixtureLock())),
        InventoryFile.parse(
            base(layout, layout.inventory(), patch), layout.shown(layout.inventory())));
  }

  /** The merge base's own, where it has one. */
  static Optional<Contract> atBase(ModuleLayout layout, Patch patch) throws EvidenceException {
    var lock = patch.atBase(layout.fixtureLock());
    var inventory = patch.atBase(layout.inventory());
    if (lock.isEmpty() || inventory.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Contract(
            FixtureLock.parse(lock.get(), layout.shown(layout.fixtureLock())),
            InventoryFile.parse(inventory.get(), layout.shown(layout.inventory()))));
  }

  private static byte[] base(ModuleLayout layout, Path file, Patch patch) throws EvidenceException {
    var bytes = patch.atBase(file);
    if (bytes.isEmpty()) {
      var anchor = patch.anchor().orElseThrow();
      throw new EvidenceException(
          layout.shown(file),
          "the merge base has no such file, and the patch's own does not count",
          "for a first lock run mvn test waiver-gate:lock, commit qa/ alone, and let a person"
              + " approve it: -Dwaiver-gate.approvedContract="
              + anchor.digest().hex()
              + "; where "
              + anchor.ref()
              + " has it already, rebase onto it");
    }
    return bytes.get();
  }
}
