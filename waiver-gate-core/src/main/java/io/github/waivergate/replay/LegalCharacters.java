package io.github.waivergate.replay;

import java.io.IOException;
import java.io.Reader;

/**
 * Puts U+FFFD in the place of every character, and every character reference, that XML 1.0 does not
 * allow, because tests print such characters and their outcomes are still true.
 *
 * <p>References are replaced wherever they stand. Inside CDATA they are plain text, but nothing
 * that becomes evidence is read from there.
 */
final class LegalCharacters extends Reader {
  private static final char REPLACEMENT = '\uFFFD';
  private static final int SIZE = 8192;

  /** Longer references are left to the parser, which refuses the illegal ones. */
  private static final int LONGEST_REFERENCE = 64;

  private final Reader in;
  private final char[] buffer = new char[SIZE];
  private int next;
  private int clean;
  private int filled;
  private boolean ended;

  LegalCharacters(Reader in) {
    this.in = in;
  }

  @Override
  public int read(char[] out, int offset, int length) throws IOException {
    while (next == clean) {
      if (ended) {
        return -1;
      }
      fill();
    }
    int count = Math.min(length, clean - next);
    System.arraycopy(buffer, next, out, offset, count);
    next += count;
    return count;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  private void fill() throws IOException {
    int kept = filled - clean;
    System.arraycopy(buffer, clean, buffer, 0, kept);
    int count = in.read(buffer, kept, SIZE - kept);
    ended = count < 0;
    filled = kept + Math.max(count, 0);
    next = 0;
    int first = firstSuspect();
    clean = first;
    if (first < filled) {
      replace(first);
    }
  }

  private int firstSuspect() {
    char[] chars = buffer;
    int end = filled;
    for (int i = 0; i < end; i++) {
      char c = chars[i];
      if (c > '&' && c < Character.MIN_SURROGATE) {
        continue;
      }
      if (c == '&' ? i + 1 == end || chars[i + 1] == '#' : !isLegal(c)) {
        return i;
      }
    }
    return end;
  }

  /** Moves what is left of the buffer over what was replaced; keeps an unfinished end for later. */
  private void replace(int from) {
    int to = from;
    int at = from;
    while (at < filled) {
      char c = buffer[at];
      if (c > '&' && c < Character.MIN_SURROGATE) {
        buffer[to++] = c;
        at++;
        continue;
      }
      int length = 1;
      boolean legal;
      if (c == '&') {
        length = referenceLength(at);
        if (length == 0) {
          break;
        }
        legal = length == 1 || isLegal(codePoint(at, length));
      } else if (Character.isHighSurrogate(c)) {
        boolean last = at + 1 == filled;
        if (last && !ended) {
          break;
        }
        legal = !last && Character.isLowSurrogate(buffer[at + 1]);
        length = legal ? 2 : 1;
      } else {
        legal = isLegal(c);
      }
      if (legal) {
        System.arraycopy(buffer, at, buffer, to, length);
        to += length;
      } else {
        buffer[to++] = REPLACEMENT;
      }
      at += length;
    }
    System.arraycopy(buffer, at, buffer, to, filled - at);
    filled -= at - to;
    clean = to;
  }

  /** Length of the character reference at an ampersand; 1 if it is none, 0 if more must be read. */
  private int referenceLength(int ampersand) {
    for (int i = ampersand + 1; i < filled; i++) {
      char c = buffer[i];
      if (c == ';' && i > ampersand + 2) {
        return i + 1 - ampersand;
      }
      boolean fits =
          i == ampersand + 1 ? c == '#' : digit(c, 16) >= 0 || (c == 'x' && i == ampersand + 2);
      if (!fits || i - ampersand > LONGEST_REFERENCE) {
        return 1;
      }
    }
    return ended ? 1 : 0;
  }

  /** The code point of a reference; a tab, which is legal, where the parser must complain. */
  private int codePoint(int ampersand, int length) {
    boolean hex = buffer[ampersand + 2] == 'x';
    int start = ampersand + (hex ? 3 : 2);
    long value = 0;
    for (int i = start; i < ampersand + length - 1; i++) {
      int digit = digit(buffer[i], hex ? 16 : 10);
      if (digit < 0) {
        return '\t';
      }
      value = Math.min(value * (hex ? 16 : 10) + digit, Integer.MAX_VALUE);
    }
    return start == ampersand + length - 1 ? '\t' : (int) value;
  }

  private static int digit(char c, int radix) {
    return c < 128 ? Character.digit(c, radix) : -1;
  }

  private static boolean isLegal(int c) {
    return c >= ' '
        ? c < 0xD800 || (c > 0xDFFF && c < 0xFFFE) || (c > 0xFFFF && c <= 0x10FFFF)
        : c == '\t' || c == '\n' || c == '\r';
  }
}
