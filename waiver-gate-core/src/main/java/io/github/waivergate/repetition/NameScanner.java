package io.github.waivergate.repetition;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Finds known names in text, whatever joins their parts: {@code com/acme/Tax}, {@code
 * Lcom/acme/Tax;}, {@code com.acme.Tax$Row#rows}.
 */
final class NameScanner {
  /** Longer than any name; what is longer is looked at in pieces that overlap. */
  private static final int LONGEST = 512;

  private static final Pattern DESCRIPTOR = Pattern.compile("^[BCDFIJSZV]*L");

  private final Predicate<String> known;
  private final Set<String> found = new HashSet<>();
  private final StringBuilder token = new StringBuilder();

  NameScanner(Predicate<String> known) {
    this.known = known;
  }

  /** The known names among what was read so far. */
  Set<String> found() {
    end();
    return Set.copyOf(found);
  }

  void read(CharSequence text) {
    for (int i = 0; i < text.length(); i++) {
      read(text.charAt(i));
    }
    end();
  }

  /** One more character; others than those of names part two names. */
  void read(char character) {
    if (Character.isJavaIdentifierPart(character) && character != '$' && character != 0) {
      token.append(character);
    } else if (character == '.' || character == '/' || character == '$' || character == '\\') {
      token.append('.');
    } else {
      end();
    }
    if (token.length() > 2 * LONGEST) {
      look(token.toString());
      token.delete(0, LONGEST);
    }
  }

  private void end() {
    if (!token.isEmpty()) {
      look(token.toString());
      token.setLength(0);
    }
  }

  private void look(String text) {
    parts(text);
    var descriptor = DESCRIPTOR.matcher(text);
    if (descriptor.find()) {
      parts(text.substring(descriptor.end()));
    }
  }

  /** Every run of parts: a name may stand after a directory and before a member. */
  private void parts(String text) {
    for (int start = 0; start >= 0; start = next(text, start)) {
      for (int end = text.indexOf('.', start); ; end = text.indexOf('.', end + 1)) {
        var name = text.substring(start, end < 0 ? text.length() : end);
        if (known.test(name)) {
          found.add(name);
        }
        if (end < 0 || end - start > LONGEST) {
          break;
        }
      }
    }
  }

  private static int next(String text, int start) {
    int dot = text.indexOf('.', start);
    return dot < 0 ? -1 : dot + 1;
  }
}
