package io.github.waivergate.junit;

import java.nio.file.Path;
import java.util.Optional;

/**
 * What one invocation of a test is handed.
 *
 * @param kind the locked fixture, one of its neighbours, or an example that has to fail
 * @param name what it is, for messages
 * @param bytes its bytes
 * @param file where it lies; empty where that is no file
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares two of them
record Piece(Kind kind, String name, byte[] bytes, Optional<Path> file) {

  /** Why the test is handed it. */
  enum Kind {
    LOCKED("locked"),
    NEIGHBOUR("neighbour"),
    /** The property has to fail on it: one that cannot fail protects nothing. */
    MUST_FAIL("must_fail");

    private final String wireName;

    Kind(String wireName) {
      this.wireName = wireName;
    }

    String wireName() {
      return wireName;
    }
  }

  static Piece of(Blob blob) {
    return new Piece(Kind.LOCKED, blob.name(), blob.bytes(), blob.file());
  }
}
