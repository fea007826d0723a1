package io.github.waivergate.benchmarks;

import java.util.ArrayList;
import java.util.List;

/** Lays the lines out as a Markdown table, so that it can stand in the documentation as printed. */
final class Table {
  private static final List<String> HEAD =
      List.of("what", "ours", "theirs", "ratio", "goal", "met");

  private Table() {}

  static String of(double scale, List<Line> lines) {
    var rows = new ArrayList<List<String>>();
    rows.add(HEAD);
    lines.forEach(line -> rows.add(line.cells()));
    var widths = HEAD.stream().mapToInt(String::length).toArray();
    for (var row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    var text = new StringBuilder(title(scale)).append("\n\n");
    for (int i = 0; i < rows.size(); i++) {
      append(text, rows.get(i), widths, " ");
      if (i == 0) {
        append(text, HEAD.stream().map(name -> "").toList(), widths, "-");
      }
    }
    return text.toString();
  }

  private static String title(double scale) {
    var runtime = Runtime.getRuntime();
    return "Scale "
        + scale
        + ", median of "
        + Race.ROUNDS
        + " rounds, of "
        + Replaying.ROUNDS
        + " where Maven is started (fastest to slowest), "
        + runtime.availableProcessors()
        + " cores, JDK "
        + Runtime.version().feature()
        + ", "
        + System.getProperty("os.name")
        + ", heap "
        + (runtime.maxMemory() >> 20)
        + " MB";
  }

  private static void append(StringBuilder text, List<String> cells, int[] widths, String filler) {
    for (int i = 0; i < widths.length; i++) {
      var cell = cells.get(i);
      text.append("|").append(filler).append(cell);
      text.append(filler.repeat(widths[i] - cell.length() + 1));
    }
    text.append("|\n");
  }
}
