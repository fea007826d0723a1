package io.github.waivergate.digest;

import java.util.Comparator;

/**
 * Orders strings as {@code LC_ALL=C sort} orders their UTF-8 bytes, whatever the locale.
 *
 * <p>UTF-8 keeps the order of code points, while {@link String#compareTo} sorts surrogates before
 * U+E000: lock files would differ from what other tools sort.
 */
public final class Utf8Order {
  /** Unsigned order of the UTF-8 bytes. */
  public static final Comparator<String> COMPARATOR = Utf8Order::compare;

  private Utf8Order() {}

  private static int compare(String left, String right) {
    int shared = Math.min(left.length(), right.length());
    for (int i = 0; i < shared; i++) {
      char l = left.charAt(i);
      char r = right.charAt(i);
      if (l != r) {
        // Where only one unit belongs to a pair, the pair is the greater code point.
        return Character.isSurrogate(l) == Character.isSurrogate(r)
            ? Character.compare(l, r)
            : Boolean.compare(Character.isSurrogate(l), Character.isSurrogate(r));
      }
    }
    return Integer.compare(left.length(), right.length());
  }
}
