package io.github.waivergate.surefire;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.maven.plugin.surefire.extensions.DefaultStatelessReportMojoConfiguration;
import org.apache.maven.plugin.surefire.extensions.SurefireStatelessReporter;
import org.apache.maven.plugin.surefire.report.ReportEntryType;
import org.apache.maven.plugin.surefire.report.TestSetStats;
import org.apache.maven.plugin.surefire.report.WrappedReportEntry;
import org.apache.maven.surefire.api.report.RunMode;
import org.apache.maven.surefire.api.report.SimpleReportEntry;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("deprecation") // the form that all Surefires from 3.0 to 3.6 share
class RecordingReporterTest {
  @Test
  void surefire_writes_its_report_and_the_record_says_the_same(@TempDir Path directory)
      throws Exception {
    RunRecords.open("run");
    var reporter = new RecordingReporter();
    reporter.setHandle("run");
    var stats = new TestSetStats(false, true);
    stats.testStart();
    stats.testSucceeded(entry("adds", ReportEntryType.SUCCESS));
    stats.testFailure(entry("fails", ReportEntryType.FAILURE));
    stats.testError(entry("breaks", ReportEntryType.ERROR));
    stats.testSkipped(entry("rests", ReportEntryType.SKIPPED));

    reporter
        .createListener(
            new DefaultStatelessReportMojoConfiguration(
                directory.toFile(), null, false, 0, "", false, false, false, new HashMap<>()))
        .testSetCompleted(entry(null, ReportEntryType.SUCCESS), stats);

    assertThat(RunRecords.take("run"))
        .containsExactly(
            List.of(
                "com.acme.A",
                "adds",
                "passed",
                "com.acme.A",
                "fails",
                "failed",
                "com.acme.A",
                "breaks",
                "failed",
                "com.acme.A",
                "rests",
                "skipped"));
    assertThat(Files.readString(directory.resolve("TEST-com.acme.A.xml")))
        .contains("name=\"adds\" classname=\"com.acme.A\"", "name=\"rests\"");
  }

  @Test
  void among_the_classes_of_the_tests_it_is_surefires_own_reporter() {
    var copy = new RecordingReporter().clone(RecordingReporterTest.class.getClassLoader());

    assertThat(copy.getClass()).isEqualTo(SurefireStatelessReporter.class);
  }

  private static WrappedReportEntry entry(@Nullable String name, ReportEntryType type) {
    var entry = new SimpleReportEntry(RunMode.NORMAL_RUN, 1L, "com.acme.A", null, name, null, 1);
    return new WrappedReportEntry(entry, type, 0L, 1, null, null, Map.of());
  }
}
