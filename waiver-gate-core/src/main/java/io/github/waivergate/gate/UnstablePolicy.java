package io.github.waivergate.gate;

import java.util.Locale;

/** What an unstable assertion means for the patch. It is never a pass under any of them. */
public enum UnstablePolicy {
  /** Not blocked, but not ready for review until a ledger row covers it. */
  PROPOSE("propose"),
  /** Blocked unless a ledger row covers it. */
  REQUIRE_FREEZE("require-freeze"),
  /** Blocked, and no proposal is written: no waivers. */
  BLOCK("block");

  private final String wireName;

  UnstablePolicy(String wireName) {
    this.wireName = wireName;
  }

  /** The word in the pom and in reports. */
  public String wireName() {
    return wireName;
  }

  /** Reads the word in the pom. */
  public static UnstablePolicy of(String word) {
    for (UnstablePolicy policy : values()) {
      if (policy.wireName.equals(word.trim().toLowerCase(Locale.ROOT))) {
        return policy;
      }
    }
    throw new IllegalArgumentException(
        "unstable is \"" + word + "\", one of propose, require-freeze, block is needed");
  }
}
