package io.github.waivergate.replay;

import java.nio.charset.CharacterCodingException;
import java.util.regex.Pattern;
import javax.xml.stream.Location;
import org.jspecify.annotations.Nullable;

/** Says what is wrong with a report, and where in it. */
final class ReportPlace {
  private static final int LONGEST_WORDS = 200;
  private static final Pattern NEW_LINE = Pattern.compile("[\\r\\n]");

  private ReportPlace() {}

  /** The first line of what the parser says. */
  static String words(Exception e, @Nullable Location location) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof CharacterCodingException) {
        return "bytes that are not in the report's encoding, somewhere after" + at(location);
      }
    }
    var first = NEW_LINE.split(String.valueOf(e.getMessage()), 2)[0].strip();
    return shown(first) + at(location);
  }

  /** Woodstox knows no place before its first character, and column 0 of an empty document. */
  static String at(@Nullable Location location) {
    int line = location == null ? 1 : location.getLineNumber();
    int column = location == null ? 1 : Math.max(1, location.getColumnNumber());
    return " (line " + line + ", column " + column + ")";
  }

  /** A name or words of the document, as a message may show them. */
  static String shown(String text) {
    return cut(text, LONGEST_WORDS);
  }

  /** The first characters, without half a surrogate pair. */
  static String cut(String text, int longest) {
    if (text.length() <= longest) {
      return text;
    }
    return text.substring(
        0, longest - (Character.isHighSurrogate(text.charAt(longest - 1)) ? 1 : 0));
  }
}
