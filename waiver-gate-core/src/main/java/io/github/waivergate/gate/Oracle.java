package io.github.waivergate.gate;

import java.util.Locale;

/** Whose test a row rests on. */
public enum Oracle {
  /** The test as the merge base has it, against the patch's production code. */
  BASE,
  /** The test as it lies in the patch. */
  PATCH;

  /** The word in reports. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
