package io.github.waivergate.report;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Text for the build's log, in which nothing that a test or a file says can act as a command. */
public final class LogText {
  private static final int FINDINGS = 10;
  private static final int HEAD = 400;
  private static final int TAIL = 100;

  private LogText() {}

  /**
   * One line, whatever the text holds: control and invisible characters become visible escapes, CI
   * commands lose their meaning, and what is too long loses its middle.
   */
  public static String line(String text) {
    int[] points = text.codePoints().toArray();
    var line = new StringBuilder();
    if (points.length <= HEAD + TAIL) {
      append(line, points, 0, points.length);
    } else {
      append(line, points, 0, HEAD);
      line.append(" [").append(points.length - HEAD - TAIL).append(" more characters] ");
      append(line, points, points.length - TAIL, points.length);
    }
    return line.toString();
  }

  /** The lines of one finding: rule and place, what was found, what to do next. */
  public static List<String> lines(Finding finding) {
    return List.of(
        line(finding.rule() + ": " + finding.place()),
        "  found: " + line(finding.found()),
        "  mend:  " + line(finding.mend()));
  }

  /** The lines of ten findings at most, and how many more the given file holds. */
  public static List<String> lines(List<Finding> findings, String file) {
    var lines = new ArrayList<String>();
    findings.stream().limit(FINDINGS).map(LogText::lines).forEach(lines::addAll);
    if (findings.size() > FINDINGS) {
      lines.add("and " + (findings.size() - FINDINGS) + " more in " + line(file));
    }
    return lines;
  }

  /** The message of a gate that could not judge, fit to be printed by Maven. */
  public static String message(EvidenceException e) {
    var finding = e.asFinding();
    return "could not judge: "
        + line(finding.place())
        + "\n  found: "
        + line(finding.found())
        + "\n  mend:  "
        + line(finding.mend());
  }

  private static void append(StringBuilder line, int[] points, int from, int to) {
    for (int i = from; i < to; i++) {
      int point = points[i];
      // GitHub, Azure and TeamCity find "##[", "##vso[" and "##teamcity[" anywhere in a line, and
      // "::" where it starts one.
      boolean command =
          point == '#' ? i > 0 && points[i - 1] == '#' : point == ':' && line.isEmpty();
      if (command || isUnprintable(point)) {
        line.append(escaped(point));
      } else {
        line.appendCodePoint(point);
      }
    }
  }

  private static boolean isUnprintable(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }

  private static String escaped(int point) {
    return switch (point) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> String.format(Locale.ROOT, "\\u%04x", point);
    };
  }
}
