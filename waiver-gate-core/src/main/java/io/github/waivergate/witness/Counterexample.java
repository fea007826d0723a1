package io.github.waivergate.witness;

import io.github.waivergate.digest.Sha256;
import java.util.Optional;

/**
 * One way in which a property is false, told so that it is known again.
 *
 * @param key property, example, and what draws the inputs
 * @param seeds digest of the seeds file that it was found on
 * @param prefix how many of those seeds were in use
 * @param errorClass what the property threw
 */
public record Counterexample(FreezeKey key, Sha256 seeds, int prefix, String errorClass) {

  /** The one that a witness holds. */
  public static Counterexample of(Witness witness) {
    return new Counterexample(
        FreezeKey.of(witness), witness.seedsDigest(), witness.seedsPrefix(), witness.errorClass());
  }

  /** Whether property and example are those of the other; what led to them is not asked. */
  public boolean isSameExample(Counterexample other) {
    return key.propertyId().equals(other.key.propertyId())
        && key.example().equals(other.key.example());
  }

  /** The same, drawn by generators that have the given digest. */
  public Counterexample drawnBy(Sha256 generatorHashes) {
    return new Counterexample(
        new FreezeKey(key.propertyId(), key.example(), generatorHashes), seeds, prefix, errorClass);
  }

  /**
   * Why it is not the one that was recorded, in words; empty where it is.
   *
   * @param recorded by a witness that was checked in
   */
  public Optional<String> difference(Counterexample recorded) {
    if (!isSameExample(recorded)) {
      return Optional.of("its witness is another example");
    }
    if (!key.generatorHashes().equals(recorded.key.generatorHashes())) {
      return Optional.of(
          "its witness is of generators "
              + recorded.key.generatorHashes().abbreviated()
              + ", now they are "
              + key.generatorHashes().abbreviated());
    }
    if (!seeds.equals(recorded.seeds) || prefix != recorded.prefix) {
      return Optional.of(
          "its witness is of the first "
              + recorded.prefix
              + " seeds of "
              + recorded.seeds.abbreviated()
              + ", now they are the first "
              + prefix
              + " of "
              + seeds.abbreviated());
    }
    return errorClass.equals(recorded.errorClass)
        ? Optional.empty()
        : Optional.of("failed with " + errorClass + ", recorded is " + recorded.errorClass);
  }
}
