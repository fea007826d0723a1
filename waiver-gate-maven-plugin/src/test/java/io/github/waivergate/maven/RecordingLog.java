package io.github.waivergate.maven;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.logging.SystemStreamLog;

/** Keeps what a goal says, each line with its level. */
final class RecordingLog extends SystemStreamLog {
  final List<String> lines = new ArrayList<>();

  @Override
  public void info(CharSequence content) {
    lines.add("info " + content);
  }

  @Override
  public void warn(CharSequence content) {
    lines.add("warn " + content);
  }

  @Override
  public void error(CharSequence content) {
    lines.add("error " + content);
  }

  /** The lines, those of one finding as one text. */
  List<String> entries() {
    var entries = new ArrayList<String>();
    for (String line : lines) {
      var text = line.substring(line.indexOf(' ') + 1);
      if (text.startsWith("  ") && !entries.isEmpty()) {
        entries.add(entries.remove(entries.size() - 1) + "\n" + text);
      } else {
        entries.add(line);
      }
    }
    return entries;
  }
}
