package io.github.waivergate.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/** Writes small report directories for tests. */
final class Reports {
  static final String PASS = "<testcase name='t' classname='com.acme.ParseTest'/>";
  static final String FAIL =
      "<testcase name='t' classname='com.acme.ParseTest'><failure type='E'/></testcase>";

  private Reports() {}

  static String suite(String... cases) {
    return "<testsuite name='s'>" + String.join("\n", cases) + "</testsuite>";
  }

  static String named(String name, String... children) {
    return "<testcase name='"
        + name
        + "' classname='com.acme.ParseTest'>"
        + String.join("", children)
        + "</testcase>";
  }

  static Replay read(Path directory, String report) throws IOException {
    return read(directory, report.getBytes(UTF_8));
  }

  static Replay read(Path directory, byte[] report) throws IOException {
    Files.write(directory.resolve("TEST-com.acme.ParseTest.xml"), report);
    return read(directory);
  }

  static Replay read(Path directory) {
    return SurefireReports.read(directory, "replays/1", Instant.EPOCH);
  }
}
