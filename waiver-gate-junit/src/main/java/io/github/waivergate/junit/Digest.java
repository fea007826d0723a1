package io.github.waivergate.junit;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 in the lower-case hex of {@code sha256sum}. */
final class Digest {
  private Digest() {}

  static String of(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError("every JDK has SHA-256", e);
    }
  }

  /** As many digits as a message shows. */
  static String shown(String hex) {
    return hex.substring(0, Math.min(12, hex.length()));
  }
}
