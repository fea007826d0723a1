package io.github.waivergate.git;

import java.util.regex.Pattern;

/** The full name of an object: nothing else is passed on to git as one. */
final class ObjectName {
  private static final Pattern NAME = Pattern.compile("[0-9a-f]{40}|[0-9a-f]{64}");

  private ObjectName() {}

  static boolean is(String text) {
    return NAME.matcher(text).matches();
  }

  static String require(String text) {
    if (!is(text)) {
      throw new IllegalArgumentException("not the full name of a git object: " + text);
    }
    return text;
  }

  /** Twelve digits: enough to tell two commits apart in a log line. */
  static String abbreviated(String name) {
    return name.substring(0, 12);
  }
}
