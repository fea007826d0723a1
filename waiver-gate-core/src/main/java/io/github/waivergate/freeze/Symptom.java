package io.github.waivergate.freeze;

import java.util.Locale;
import java.util.Optional;

/** Why an input is quarantined; only the first two are reasons to freeze anything. */
public enum Symptom {
  LOCKED_INPUT(""),
  WALL_CLOCK(""),
  GENERATOR_GAP("mend the generator: it is the bug, and freezing it would hide that"),
  ECHOED_ASSERTION(
      "write an independent property: an assertion that repeats the patch cannot fail"),
  RACE("fix the race and leave the test red until then: a race is not frozen");

  private final String mend;

  Symptom(String mend) {
    this.mend = mend;
  }

  /** What to do instead of freezing; empty for a symptom that may be frozen. */
  Optional<String> refusal() {
    return mend.isEmpty() ? Optional.empty() : Optional.of(mend);
  }

  /** The word in the ledger. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Symptom> named(String word) {
    for (Symptom symptom : values()) {
      if (symptom.wireName().equals(word)) {
        return Optional.of(symptom);
      }
    }
    return Optional.empty();
  }
}
