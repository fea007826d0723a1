package io.github.waivergate.module;

import io.github.waivergate.refusal.Finding;
import java.util.List;

/**
 * What a change of the ledger came to.
 *
 * @param changes lines that say what was written and what to do next; empty when refused
 * @param refusals why nothing was written
 */
public record LedgerChange(List<String> changes, List<Finding> refusals) {

  public LedgerChange {
    changes = List.copyOf(changes);
    refusals = List.copyOf(refusals);
  }

  static LedgerChange refused(Finding... findings) {
    return new LedgerChange(List.of(), List.of(findings));
  }

  /** The build's failure in one line, for a refused change. */
  public String failure() {
    return "nothing was written: "
        + refusals.size()
        + (refusals.size() == 1 ? " reason" : " reasons")
        + ", listed above";
  }
}
