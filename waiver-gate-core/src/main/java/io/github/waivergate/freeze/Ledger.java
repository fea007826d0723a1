package io.github.waivergate.freeze;

import io.github.waivergate.refusal.EvidenceException;

/** The ledger, still closed: the gate opens it only where a freeze could count. */
@FunctionalInterface
public interface Ledger {
  /** No ledger belongs to what is judged. */
  Ledger NONE = () -> Freezes.UNOPENED;

  /** Reads and audits it. */
  Freezes open() throws EvidenceException;
}
