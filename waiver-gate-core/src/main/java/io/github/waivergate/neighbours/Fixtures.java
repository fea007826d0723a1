package io.github.waivergate.neighbours;

import io.github.waivergate.refusal.EvidenceException;

/** The fixtures of a module, by their paths from its directory. */
public interface Fixtures {

  /** Whether there is such a fixture. */
  boolean has(String path);

  /** The bytes of a fixture, or why they cannot be had. */
  byte[] bytes(String path) throws EvidenceException;
}
