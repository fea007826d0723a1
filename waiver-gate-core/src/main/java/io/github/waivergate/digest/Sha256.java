package io.github.waivergate.digest;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.regex.Pattern;

/**
 * A SHA-256 digest of raw bytes, in the lower-case hex that {@code sha256sum} prints.
 *
 * @param hex 64 lower-case hexadecimal digits
 */
public record Sha256(String hex) {
  private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

  public Sha256 {
    if (!HEX.matcher(hex).matches()) {
      throw new IllegalArgumentException("not 64 lower-case hex digits: " + hex);
    }
  }

  /** Digests the given bytes. */
  public static Sha256 of(byte[] bytes) {
    return ofDigest(newDigest().digest(bytes));
  }

  /** Wraps the 32 bytes that a finished {@link MessageDigest} returned. */
  public static Sha256 ofDigest(byte[] digest) {
    return new Sha256(HexFormat.of().formatHex(digest));
  }

  /** A fresh digest; every JDK has this algorithm. */
  public static MessageDigest newDigest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new AssertionError(e);
    }
  }

  /** Twelve digits: enough to tell two digests apart in a log line. */
  public String abbreviated() {
    return hex.substring(0, 12);
  }

  @Override
  public String toString() {
    return hex;
  }
}
