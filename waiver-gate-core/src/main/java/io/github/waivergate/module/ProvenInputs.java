package io.github.waivergate.module;

import io.github.waivergate.freeze.Proofs;
import io.github.waivergate.freeze.QuarantinedInput;
import io.github.waivergate.proof.Proof;
import io.github.waivergate.refusal.Finding;
import java.util.List;

/**
 * Lets the receipts of this build's replays speak for the rows of the ledger.
 *
 * @param proof of the module that the rows are in
 */
record ProvenInputs(Proof proof) implements Proofs {

  @Override
  public List<Finding> missing(QuarantinedInput row, String place) {
    var missing = proof.missing(row.test(), row.recheck(), row.inputPath(), place);
    return missing.isEmpty()
        ? proof.unfalsified(row.recheck(), row.inputPath(), place).stream().toList()
        : missing;
  }
}
