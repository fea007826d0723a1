package io.github.waivergate.path;

import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * A path from the git root in the two forms that patterns are compared with.
 *
 * @param exact the path in one Unicode form, so that both spellings of a name have one class
 * @param folded what some file system may take it for: without case and invisible characters, and
 *     each segment without what Windows drops from its end
 */
record ComparableName(String exact, String folded) {
  private static final Pattern DROPPED_BY_WINDOWS = Pattern.compile("(:[^/]*|[. ]+)(?=/|$)");
  private static final Pattern INVISIBLE = Pattern.compile("\\p{Cf}");

  static ComparableName of(String path) {
    var exact = Normalizer.normalize(path, Form.NFC);
    return new ComparableName(exact, folded(exact));
  }

  /**
   * Whether the path goes straight down from the git root. A backslash separates on some systems
   * and is a letter on others.
   */
  static boolean isPlain(String path) {
    for (String segment : path.split("/", -1)) {
      if (segment.isEmpty() || segment.equals(".") || segment.equals("..")) {
        return false;
      }
    }
    return path.indexOf('\\') < 0;
  }

  static String folded(String text) {
    var visible = INVISIBLE.matcher(text).replaceAll("");
    var kept = DROPPED_BY_WINDOWS.matcher(visible).replaceAll("");
    // Upper case first: it spells out ligatures and the long s, as case folding does.
    var lower = kept.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    return Normalizer.normalize(lower.startsWith("/") ? lower.substring(1) : lower, Form.NFC);
  }
}
