package io.github.waivergate.junit;

import java.nio.file.Path;
import java.util.Optional;

/** What the gate says to the JVM of a replay; at a desk it says nothing. */
final class Gate {
  /** Directory for the receipts of one execution in one replay. */
  static final String RECEIPTS = "waiver-gate.receipts";

  /** Random name of the replay. */
  static final String NONCE = "waiver-gate.nonce";

  /** The module's {@code qa/fixture.lock}. */
  static final String LOCK = "waiver-gate.fixtureLock";

  /** What the goal {@code neighbours} wrote. */
  static final String NEIGHBOURS = "waiver-gate.neighbours";

  private Gate() {}

  /** Whether this JVM runs a replay. */
  static boolean listens() {
    return receipts().isPresent();
  }

  static Optional<Path> receipts() {
    return path(RECEIPTS);
  }

  static Optional<Path> lock() {
    return path(LOCK);
  }

  static Optional<Path> neighbours() {
    return path(NEIGHBOURS);
  }

  static String nonce() {
    return System.getProperty(NONCE, "");
  }

  private static Optional<Path> path(String property) {
    return Optional.ofNullable(System.getProperty(property))
        .filter(value -> !value.isBlank())
        .map(Path::of);
  }
}
