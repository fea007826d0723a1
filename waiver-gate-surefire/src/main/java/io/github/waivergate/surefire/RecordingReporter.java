package io.github.waivergate.surefire;

import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugin.surefire.extensions.DefaultStatelessReportMojoConfiguration;
import org.apache.maven.plugin.surefire.extensions.SurefireStatelessReporter;
import org.apache.maven.plugin.surefire.report.TestSetStats;
import org.apache.maven.plugin.surefire.report.WrappedReportEntry;
import org.apache.maven.surefire.extensions.StatelessReportEventListener;

/**
 * Surefire's own XML reporter, which also remembers what it was told to write.
 *
 * <p>Given to Surefire as its {@code statelessTestsetReporter}, a parameter it has since 3.0.0-M4.
 */
public final class RecordingReporter extends SurefireStatelessReporter {
  private String handle = "";

  /** Names the record that the run belongs to; see {@link RunRecords}. */
  public void setHandle(String handle) {
    this.handle = handle;
  }

  @Override
  @SuppressWarnings("deprecation") // the one form that all Surefires from 3.0 to 3.6 share
  public StatelessReportEventListener<WrappedReportEntry, TestSetStats> createListener(
      DefaultStatelessReportMojoConfiguration configuration) {
    var xml = super.createListener(configuration);
    return (report, stats) -> {
      RunRecords.add(handle, told(stats));
      xml.testSetCompleted(report, stats);
    };
  }

  /**
   * Surefire copies its reporter among the classes of the tests where it only lists them, or runs
   * them inside Maven; this class is not there, and has nothing to remember.
   */
  @Override
  public Object clone(ClassLoader target) {
    return new SurefireStatelessReporter(isDisable(), getVersion()).clone(target);
  }

  private static List<String> told(TestSetStats stats) {
    var told = new ArrayList<String>();
    for (WrappedReportEntry entry : stats.getReportEntries()) {
      told.add(ClassName.of(entry));
      told.add(entry.getName() == null ? "" : entry.getName());
      told.add(outcome(entry));
    }
    return told;
  }

  private static String outcome(WrappedReportEntry entry) {
    if (entry.isErrorOrFailure()) {
      return "failed";
    }
    return entry.isSkipped() ? "skipped" : "passed";
  }
}
