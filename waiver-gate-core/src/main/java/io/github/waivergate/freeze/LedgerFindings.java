package io.github.waivergate.freeze;

import io.github.waivergate.refusal.Finding;
import java.util.ArrayList;
import java.util.List;

/** Everything wrong with a ledger; of a ledger that is wrong all over, as much as anyone reads. */
final class LedgerFindings {
  private static final int MOST = 1000;

  private final List<Finding> findings = new ArrayList<>();
  private int blocking;
  private int more;

  void add(Finding finding) {
    blocking += finding.blocking() ? 1 : 0;
    if (findings.size() < MOST) {
      findings.add(finding);
    } else {
      more++;
    }
  }

  /** How many of them block, those beyond the limit too. */
  int blocking() {
    return blocking;
  }

  List<Finding> all() {
    var all = new ArrayList<>(findings);
    if (more > 0) {
      all.add(
          Finding.blocking(
              "ledger_malformed",
              FreezeLedger.NAME,
              more + (more == 1 ? " more finding" : " more findings") + " than are listed",
              FreezeLedger.MEND));
    }
    return all;
  }
}
