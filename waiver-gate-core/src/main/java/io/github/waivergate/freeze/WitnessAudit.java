package io.github.waivergate.freeze;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.TestId;
import io.github.waivergate.witness.Counterexample;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Checks the example that a row of a quarantined input names.
 *
 * @param row the row
 * @param facts what it is held to
 */
record WitnessAudit(RowFields row, LedgerFacts facts) {
  private static final Pattern KEY = Pattern.compile("[0-9a-f]{64}");

  /**
   * The example; what is wrong with it is among the findings.
   *
   * @param key what the row says, where it says anything
   * @param here whether the row is of the module that is judged: only there its example counts
   */
  Optional<Counterexample> example(Optional<String> key, boolean here) {
    if (key.isEmpty()) {
      return Optional.empty();
    }
    if (!KEY.matcher(key.get()).matches()) {
      row.malformed(
          row.where("witness"),
          "holds "
              + row.shown("witness")
              + ", needed are the 64 digits that name a file in qa/witnesses");
      return Optional.empty();
    }
    return here ? read(key.get()) : Optional.empty();
  }

  private Optional<Counterexample> read(String key) {
    try {
      var witness = facts.examples().named(key);
      if (!isKnown(witness.propertyId())) {
        row.add(
            Finding.blocking(
                "stale_freeze",
                row.where("witness"),
                "is of " + witness.propertyId() + ", which is not in the inventory",
                "drop the row; a property that is gone or renamed has no freeze"));
      }
      return Optional.of(Counterexample.of(witness));
    } catch (EvidenceException e) {
      var reason = e.asFinding();
      row.add(
          Finding.blocking(
              "witness_unusable",
              row.where("witness"),
              reason.place() + " " + reason.found(),
              reason.mend()));
      return Optional.empty();
    }
  }

  /** Runners often name the types of the parameters, where reports leave them out. */
  private boolean isKnown(String propertyId) {
    int types = propertyId.indexOf('(');
    return facts.inventory().entry(new TestId(propertyId)).isPresent()
        || (types > 0
            && facts.inventory().entry(new TestId(propertyId.substring(0, types))).isPresent());
  }
}
