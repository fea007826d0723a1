package io.github.waivergate.module;

import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.freeze.FreezeLedger;
import io.github.waivergate.freeze.LedgerRow;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * Changes the ledger of a repository on a person's word: nothing else ever writes it.
 *
 * @param root the contract's root
 * @param checkout what is checked out there
 * @param now when it is changed
 */
public record LedgerGoal(Path root, Checkout checkout, Instant now) {

  /** Moves the proposal of one test from the last report of its module into the ledger. */
  public LedgerChange move(
      ModuleLayout layout,
      GateConfiguration configuration,
      String testId,
      String owner,
      String issue)
      throws EvidenceException {
    var ledger = ledger();
    return ledger.findings().isEmpty()
        ? new ProposalMove(layout, configuration.settings(), checkout, testId, owner, issue, now)
            .into(ledger, this::put)
        : new LedgerChange(List.of(), ledger.findings());
  }

  /**
   * Drops the row of that id.
   *
   * @param module the module it is in; empty where the id is that of one row alone
   */
  public LedgerChange drop(String id, String module) throws EvidenceException {
    var ledger = ledger();
    var rows =
        ledger.rows().stream()
            .filter(row -> row.id().equals(id))
            .filter(row -> module.isEmpty() || row.module().equals(module))
            .toList();
    if (rows.size() != 1) {
      return LedgerChange.refused(
          Finding.blocking(
              "freeze_unnamed",
              FreezeLedger.NAME,
              rows.isEmpty()
                  ? "no row is called " + id
                  : rows.size() + " rows are called " + id + ", each in a module of its own",
              rows.isEmpty()
                  ? "name a row by its id"
                  : "name the module too: -Dwaiver-gate.module=<path>"));
    }
    return drop(ledger, rows);
  }

  /** Drops every row that is bound to other fixtures than its module has locked. */
  public LedgerChange dropVoid() throws EvidenceException {
    var ledger = ledger();
    var rows = new ArrayList<LedgerRow>();
    for (LedgerRow row : ledger.rows()) {
      var bound = row.text("fixture_hash");
      if (bound.isPresent() && !bound.get().equals(fixtureHash(row))) {
        rows.add(row);
      }
    }
    return drop(ledger, rows);
  }

  private LedgerChange drop(FreezeLedger ledger, List<LedgerRow> rows) throws EvidenceException {
    var refusals = new ArrayList<>(checkout.unclean());
    refusals.addAll(ledger.findings());
    if (!refusals.isEmpty()) {
      return new LedgerChange(List.of(), refusals);
    }
    if (rows.isEmpty()) {
      return new LedgerChange(
          List.of(FreezeLedger.NAME + ": no row is void, nothing was written"), List.of());
    }
    LedgerWriter writer = this::put;
    return writer.write(
        ledger.without(rows),
        rows.stream().map(row -> "dropped: " + row.id()).toList(),
        "a row that is dropped is a change of the contract, which a person approves");
  }

  private String fixtureHash(LedgerRow row) throws EvidenceException {
    var module = root.resolve(row.module()).normalize();
    if (!module.startsWith(root)) {
      throw new EvidenceException(
          row.place().where() + "/module",
          "leads out of the project",
          "correct it by hand, or drop the row");
    }
    var lock = module.resolve(FixtureLock.NAME);
    if (!Files.exists(lock, LinkOption.NOFOLLOW_LINKS)) {
      throw new EvidenceException(
          row.place().where() + "/module",
          "names \""
              + VisibleText.of(row.module())
              + "\", and no "
              + FixtureLock.NAME
              + " lies there",
          "drop the row by its id: mvn waiver-gate:freeze -Dwaiver-gate.drop=<id>");
    }
    return FixtureLock.read(lock, root.relativize(lock).toString().replace('\\', '/'))
        .entriesDigest()
        .hex();
  }

  private FreezeLedger ledger() throws EvidenceException {
    return LedgerFile.read(root).map(FreezeLedger::parse).orElse(FreezeLedger.empty());
  }

  private void put(FreezeLedger ledger) throws EvidenceException {
    WholeFile.write(LedgerFile.in(root), out -> out.write(ledger.bytes()));
  }
}
