package io.github.waivergate.module;

import io.github.waivergate.freeze.Examples;
import io.github.waivergate.freeze.FreezeLedger;
import io.github.waivergate.freeze.Freezes;
import io.github.waivergate.freeze.Ledger;
import io.github.waivergate.freeze.LedgerAudit;
import io.github.waivergate.freeze.LedgerFacts;
import io.github.waivergate.freeze.Proofs;
import io.github.waivergate.gate.GateSettings;
import io.github.waivergate.inventory.InventoryFile;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * The ledger of the repository, as it counts for one module.
 *
 * @param layout where the module's files lie
 * @param settings what the project sets
 * @param contract what the module's tests and fixtures are held to
 * @param facts what the build knows of itself
 * @param proofs what this build has proven
 */
record ModuleLedger(
    ModuleLayout layout, GateSettings settings, Contract contract, BuildFacts facts, Proofs proofs)
    implements Ledger {

  @Override
  public Freezes open() throws EvidenceException {
    var base = base();
    Optional<byte[]> bytes;
    try {
      bytes = LedgerFile.read(layout.root());
    } catch (EvidenceException e) {
      return new Freezes(true, Optional.empty(), 0, List.of(), List.of(FreezeLedger.malformed(e)));
    }
    return bytes.isEmpty()
        ? Freezes.NONE
        : LedgerAudit.of(
            FreezeLedger.parse(bytes.get()),
            facts(
                layout,
                settings,
                contract,
                new CheckedInExamples(layout, facts.patch()),
                proofs,
                base,
                approved(),
                facts.now()));
  }

  private boolean approved() {
    return facts.patch().anchor().isPresent() && !facts.patch().judgedByBase();
  }

  /** The merge base's ledger; one without rows where it has none. */
  private Optional<FreezeLedger> base() throws EvidenceException {
    if (facts.patch().anchor().isEmpty()) {
      return Optional.empty();
    }
    var bytes = facts.patch().atBase(LedgerFile.in(layout.root()));
    return Optional.of(bytes.map(FreezeLedger::parse).orElse(FreezeLedger.empty()));
  }

  static LedgerFacts facts(
      ModuleLayout layout,
      GateSettings settings,
      Contract contract,
      Examples examples,
      Proofs proofs,
      Optional<FreezeLedger> base,
      boolean approved,
      Instant now) {
    return new LedgerFacts(
        layout.module(),
        path -> isModule(layout, path),
        contract.inventory(),
        contract.lock().entriesDigest().hex(),
        contract.lock().entries().keySet(),
        new ModuleInputs(layout.basedir()),
        examples,
        proofs,
        settings.freezeHours(),
        settings.quarantineDays(),
        base,
        approved,
        now);
  }

  private static boolean isModule(ModuleLayout layout, String path) {
    try {
      return Files.isRegularFile(
          layout.root().resolve(path).resolve(InventoryFile.NAME), LinkOption.NOFOLLOW_LINKS);
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
