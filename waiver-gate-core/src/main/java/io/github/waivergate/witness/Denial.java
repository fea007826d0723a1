package io.github.waivergate.witness;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Why a property that failed has no witness, and so no freeze path. */
public enum Denial {
  SEED_NOT_TAKEN("its runner does not prove that it ran on each seed"),
  SHRINK_INCOMPLETE("its example was still shrinking when the steps were spent"),
  NOT_SERIALISABLE("its example holds a value that has no canonical form"),
  ROUND_TRIP_DIFFERS("its example is another one after it was written and read"),
  TOO_LARGE("its example is larger than a witness may be"),
  NO_FREEZE_PATH("its runner cannot record and replay one example");

  private final String meaning;

  Denial(String meaning) {
    this.meaning = meaning;
  }

  static Optional<Denial> named(String wireName) {
    return Stream.of(values()).filter(denial -> denial.wireName().equals(wireName)).findFirst();
  }

  /** The word in receipts and reports. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What it means, as a part of a sentence. */
  public String meaning() {
    return meaning;
  }
}
