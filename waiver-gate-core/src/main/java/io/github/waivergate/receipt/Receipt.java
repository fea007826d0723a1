package io.github.waivergate.receipt;

import io.github.waivergate.digest.Sha256;

/**
 * What one invocation of a test says of the one thing it was handed.
 *
 * @param test class, method and types, as in a test id
 * @param kind why it was handed it
 * @param sha256 digest of the bytes that were handed over
 * @param read whether the test has asked for them
 * @param outcome {@code held}, {@code failed} by an assertion, or {@code ended} by something else
 */
public record Receipt(String test, Kind kind, Sha256 sha256, boolean read, String outcome) {
  /** The outcome of a test that ended well. */
  public static final String HELD = "held";

  /** The outcome of a test whose assertion failed. */
  public static final String FAILED = "failed";

  /** What a test was handed. */
  public enum Kind {
    LOCKED("locked"),
    NEIGHBOUR("neighbour"),
    MUST_FAIL("must_fail");

    private final String wireName;

    Kind(String wireName) {
      this.wireName = wireName;
    }

    /** The word in the file. */
    String wireName() {
      return wireName;
    }
  }
}
