package io.github.waivergate.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The reports of an invented suite, in the shape and size that Surefire 3.6 gives them. */
record Reports(Suite suite) {

  /** One directory per replay, named {@code 1}, {@code 2} and so on. */
  void write(Path directory) throws IOException {
    for (int replay = 1; replay <= Suite.REPLAYS; replay++) {
      var target = Data.below(directory, Integer.toString(replay));
      for (int number = 0; number < suite.classes(); number++) {
        Files.writeString(
            target.resolve("TEST-" + suite.className(number) + ".xml"),
            text(replay, number),
            UTF_8);
      }
    }
  }

  /** The report files of one replay. */
  static List<Path> of(Path replay) throws IOException {
    var files = new ArrayList<Path>();
    try (var entries = Files.newDirectoryStream(replay, "TEST-*.xml")) {
      entries.forEach(files::add);
    }
    return files;
  }

  private String text(int replay, int number) {
    var className = suite.className(number);
    var out = new StringBuilder(12_000).append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    out.append("<testsuite xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"");
    out.append(" version=\"3.0.2\" name=\"").append(className).append("\" time=\"0.314\" tests=\"");
    out.append(suite.casesPerClass()).append("\" errors=\"0\" skipped=\"0\" failures=\"0\">\n");
    out.append(JvmProperties.ELEMENT);
    for (int i = 0; i < suite.casesPerClass(); i++) {
      testcase(out, replay, number, i);
    }
    return out.append("</testsuite>\n").toString();
  }

  private void testcase(StringBuilder out, int replay, int number, int i) {
    var className = suite.className(number);
    out.append("  <testcase name=\"").append(suite.method(i)).append("\" classname=\"");
    out.append(className).append("\" time=\"0.0").append((number + i + replay) % 90 + 10);
    boolean speaks = i == 0 && number % 8 == 0;
    var end = suite.end(replay, number, i);
    if (end == Suite.End.PASSED && !speaks) {
      out.append("\"/>\n");
      return;
    }
    out.append("\">\n");
    if (end == Suite.End.FAILED) {
      failure(out, className, suite.method(i));
    } else if (end == Suite.End.SKIPPED) {
      out.append("    <skipped message=\"waits for the new tariff\"/>\n");
    }
    if (speaks) {
      output(out, number);
    }
    out.append("  </testcase>\n");
  }

  private static void failure(StringBuilder out, String className, String method) {
    var type = "org.opentest4j.AssertionFailedError";
    out.append("    <failure message=\"expected: &lt;2174&gt; but was: &lt;2173&gt;\" type=\"");
    out.append(type).append("\"><![CDATA[").append(type).append(": expected: <2174>\n");
    out.append("\tat ").append(className).append('.').append(method).append("(Line.java:42)\n");
    for (int frame = 0; frame < 35; frame++) {
      out.append("\tat java.base/java.util.stream.ReferencePipeline.forEach(Pipeline.java:");
      out.append(500 + frame).append(")\n");
    }
    out.append("]]></failure>\n");
  }

  private static void output(StringBuilder out, int number) {
    out.append("    <system-out><![CDATA[");
    for (int line = 0; line < 40; line++) {
      out.append(
          String.format(Locale.ROOT, "12:00:%02d INFO  tariff %d loaded <ok> &\n", line, number));
    }
    out.append("]]></system-out>\n");
  }
}
