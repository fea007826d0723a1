package io.github.waivergate.freeze;

import io.github.waivergate.refusal.EvidenceException;
import java.util.Optional;

/** Reads the inputs of the module, as whoever knows its directory can. */
@FunctionalInterface
public interface LockedInputs {
  /**
   * The bytes of a regular file of the module; empty where none is there, or where a link leads to
   * it.
   *
   * @param path from the module's directory, with {@code /} separators and no {@code ..}
   */
  Optional<byte[]> read(String path) throws EvidenceException;
}
