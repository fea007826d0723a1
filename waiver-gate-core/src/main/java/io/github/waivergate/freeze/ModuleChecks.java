package io.github.waivergate.freeze;

import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.TestId;

/** Checks that only the module of a row can make. */
final class ModuleChecks {
  private ModuleChecks() {}

  static void known(RowFields row, String key, TestId test, LedgerFacts facts) {
    if (facts.inventory().entry(test).isEmpty()) {
      row.add(
          Finding.blocking(
              "stale_freeze",
              row.where(key),
              "names " + test + ", which is not in the inventory",
              "drop the row; a test that is gone or renamed has no freeze"));
    }
  }

  static void isModule(RowFields row, String module, LedgerFacts facts) {
    if (!facts.isModule().test(module)) {
      row.add(
          Finding.blocking(
              "stale_freeze",
              row.where("module"),
              "names " + row.shown("module") + ", and no module with an inventory lies there",
              "name the module by its path from the root, \".\" for the root, or drop the row"));
    }
  }
}
