package io.github.waivergate.witness;

import java.util.Optional;

/**
 * What one clean replay said of one witness.
 *
 * @param errorClass what the property threw on the example; empty where it held, or nothing is
 *     known
 * @param unusable why it says nothing; empty where it does
 */
public record CleanOutcome(Optional<String> errorClass, Optional<String> unusable) {

  /** The property held. */
  public static CleanOutcome passed() {
    return new CleanOutcome(Optional.empty(), Optional.empty());
  }

  /** The property was false, with this error. */
  public static CleanOutcome failed(String errorClass) {
    return new CleanOutcome(Optional.of(errorClass), Optional.empty());
  }

  /** The replay says nothing, for this reason. */
  public static CleanOutcome unusable(String reason) {
    return new CleanOutcome(Optional.empty(), Optional.of(reason));
  }

  boolean isFailed() {
    return errorClass.isPresent();
  }
}
