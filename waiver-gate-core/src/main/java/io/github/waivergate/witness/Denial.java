package io.github.waivergate.witness;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Why a property that failed has no witness, and so no freeze path. */
public enum Denial {
  SEED_NOT_TAKEN(
      "its runner does not prove that it ran on each seed", "leave its seed to the gate"),
  SHRINK_INCOMPLETE(
      "its example was not shrunk to the end",
      "fix what failed; a higher shrink_steps in qa/seeds.json, in a commit of its own, may end"
          + " the shrinking"),
  NOT_SERIALISABLE(
      "its example holds a value that has no canonical form",
      "fix what failed; a witness needs values that docs/witnesses.md has a form for"),
  ROUND_TRIP_DIFFERS(
      "its example is another one after it was written and read",
      "fix what failed; a witness needs values that are the same when they were written and read"),
  TOO_LARGE(
      "its example is larger than a witness may be",
      "fix what failed; a witness needs a generator of smaller values"),
  NO_FREEZE_PATH(
      "no checked-in seed drew an example of it",
      "fix what failed; a witness needs an example that a seed drew, and a runner that can replay"
          + " it");

  private final String meaning;
  private final String mend;

  Denial(String meaning, String mend) {
    this.meaning = meaning;
    this.mend = mend;
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

  /** What a person may do, also where the property is to stay as it is. */
  public String mend() {
    return mend;
  }
}
