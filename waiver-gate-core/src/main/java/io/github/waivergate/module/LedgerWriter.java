package io.github.waivergate.module;

import io.github.waivergate.freeze.FreezeLedger;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.List;

/** Puts a changed ledger in its place. */
@FunctionalInterface
interface LedgerWriter {
  /** Writes the ledger as it is now. */
  void put(FreezeLedger ledger) throws EvidenceException;

  /**
   * Writes it, and says so.
   *
   * @param next what comes after the commit
   */
  default LedgerChange write(FreezeLedger ledger, List<String> changes, String next)
      throws EvidenceException {
    put(ledger);
    var lines = new ArrayList<String>();
    lines.add(
        FreezeLedger.NAME
            + ": freezes: "
            + ledger.rows().size()
            + " of "
            + ledger.cap().map(String::valueOf).orElse("no cap"));
    lines.addAll(changes);
    lines.add("check it in, in a commit of its own; " + next);
    return new LedgerChange(lines, List.of());
  }
}
