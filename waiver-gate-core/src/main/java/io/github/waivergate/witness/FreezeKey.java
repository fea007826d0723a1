package io.github.waivergate.witness;

import io.github.waivergate.digest.Sha256;

/**
 * What a witness freeze is of: one example of one property, drawn by these generators. A test's
 * name is no part of it, so that nothing else that fails under that name is covered.
 *
 * @param propertyId the property
 * @param example digest of the example's canonical bytes
 * @param generatorHashes digest of what draws the inputs
 */
public record FreezeKey(String propertyId, Sha256 example, Sha256 generatorHashes) {

  /** The key of a witness. */
  public static FreezeKey of(Witness witness) {
    return new FreezeKey(witness.propertyId(), witness.example(), witness.generatorHashes());
  }
}
