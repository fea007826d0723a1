package io.github.waivergate.module;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Puts into one line why a run ended early: Surefire says what happened first, and what names the
 * cause further down.
 */
public final class EarlyEnd {
  private static final String ERROR = "There was an error in the forked process";
  private static final String CRASHED = "Crashed tests:";
  private static final int LONGEST = 200;
  private static final Pattern EXIT_CODE = Pattern.compile("Process Exit Code: \\d+");

  private EarlyEnd() {}

  /**
   * The complaint in one line.
   *
   * @param lines of Surefire's message, from the one that says what happened; at least one
   */
  public static String of(List<String> lines) {
    var first = lines.get(0).strip();
    var said = new StringBuilder(first);
    for (int i = 1; i < lines.size(); i++) {
      var line = lines.get(i).strip();
      if (i == 1 && first.endsWith(ERROR) && !line.isEmpty()) {
        said.append(": ").append(cut(line));
      } else if (EXIT_CODE.matcher(line).matches()) {
        said.append(' ').append(line);
      } else if (line.equals(CRASHED) && i + 1 < lines.size()) {
        // Several forks may have crashed: one is enough to look at.
        said.append(", ").append(CRASHED).append(' ').append(cut(lines.get(i + 1).strip()));
        break;
      }
    }
    return said.toString();
  }

  /** A test may have written the line. */
  private static String cut(String line) {
    return line.codePointCount(0, line.length()) <= LONGEST
        ? line
        : line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "...";
  }
}
