package io.github.waivergate.freeze;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.witness.Witness;

/** The checked-in examples of false properties. */
@FunctionalInterface
public interface Examples {

  /**
   * Reads one.
   *
   * @param key what its file is named by, 64 hexadecimal digits
   * @throws EvidenceException where there is none that is of the seeds in use
   */
  Witness named(String key) throws EvidenceException;
}
