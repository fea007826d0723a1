package io.github.waivergate.replay;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.replay.Observation.Seen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Damage never makes a report say more for a test than the whole report does. */
class DamagedReportsTest {
  private final Path directory;

  DamagedReportsTest(@TempDir Path directory) {
    this.directory = directory;
  }

  @ParameterizedTest
  @ValueSource(strings = {"BasicT", "ParamT", "AfterAllT", "NestedT", "OutputT"})
  void a_report_cut_at_any_element_is_no_evidence(String name) throws IOException {
    var report = sample(name);
    for (int at = 0; at < report.length - 1; at++) {
      if (report[at] == '<') {
        assertThat(passed(Arrays.copyOf(report, at))).as("cut at byte " + at).isEmpty();
      }
    }
  }

  @Test
  void a_removed_byte_adds_no_pass() throws IOException {
    var report = small();
    var whole = passed(report);
    assertThat(whole).hasSize(2);
    for (int at = 0; at < report.length; at++) {
      var damaged = Arrays.copyOf(report, report.length - 1);
      System.arraycopy(report, at + 1, damaged, at, report.length - at - 1);
      assertNothingAdded(whole, damaged, at);
    }
  }

  @Test
  void a_changed_byte_adds_no_pass() throws IOException {
    var report = small();
    var whole = passed(report);
    var random = new Random(20261130);
    for (int at = 0; at < report.length; at++) {
      for (int turn = 0; turn < 2; turn++) {
        var damaged = report.clone();
        damaged[at] = (byte) (turn == 0 ? ' ' : random.nextInt(256));
        assertNothingAdded(whole, damaged, at);
      }
    }
  }

  /** A damaged name is another id, which nobody knows; a known one must not turn green. */
  private void assertNothingAdded(Set<String> whole, byte[] damaged, int at) throws IOException {
    var now = passed(damaged);
    assertThat(now).as("damaged at byte " + at).hasSizeLessThanOrEqualTo(whole.size());
    assertThat(now)
        .as("damaged at byte " + at)
        .doesNotContain("x.T#fails", "x.T#errs", "x.T#skips", "x.T#flakes");
  }

  private Set<String> passed(byte[] report) throws IOException {
    var passed = new HashSet<String>();
    for (var seen : Reports.read(directory, report).observations().values()) {
      if (seen.seen() == Seen.PASSED) {
        passed.add(seen.testId().value());
      }
    }
    return passed;
  }

  private static byte[] small() {
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite name="x.T" tests="6">
          <testcase name="passes" classname="x.T" time="0.1"/>
          <testcase name="fails" classname="x.T">
            <failure message="boom" type="E"><![CDATA[E: boom]]></failure>
          </testcase>
          <testcase name="errs" classname="x.T"><error type="E"/></testcase>
          <testcase name="skips" classname="x.T"><skipped message="off"/></testcase>
          <testcase name="flakes" classname="x.T"><flakyError type="E"/></testcase>
          <testcase name="p(int)[1]" classname="x.T"/>
        </testsuite>
        """
        .getBytes(UTF_8);
  }

  private static byte[] sample(String name) throws IOException {
    return Files.readAllBytes(
        Path.of("src/test/resources/surefire-samples/j5-3.6.1-default/TEST-x." + name + ".xml"));
  }
}
