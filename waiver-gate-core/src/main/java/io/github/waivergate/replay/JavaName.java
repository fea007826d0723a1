package io.github.waivergate.replay;

/** What Java lets a class or method be called. */
final class JavaName {
  private JavaName() {}

  /** Whether the text can be a binary class name: identifiers, separated by dots. */
  static boolean isClassName(String text) {
    int start = 0;
    while (true) {
      int end = identifierEnd(text, start);
      if (end == start) {
        return false;
      }
      if (end == text.length()) {
        return true;
      }
      if (text.charAt(end) != '.') {
        return false;
      }
      start = end + 1;
    }
  }

  /** Where the identifier that starts at {@code from} ends; {@code from} itself if none starts. */
  static int identifierEnd(String text, int from) {
    int at = from;
    while (at < text.length()) {
      int c = text.codePointAt(at);
      boolean fits =
          at == from ? Character.isJavaIdentifierStart(c) : Character.isJavaIdentifierPart(c);
      // Java lets control characters pass inside identifiers; no compiler writes them.
      if (!fits || Character.isIdentifierIgnorable(c)) {
        break;
      }
      at += Character.charCount(c);
    }
    return at;
  }
}
