package io.github.waivergate.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.replay.ReportedCase.Mark;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.maven.plugins.surefire.report.ReportTestCase;
import org.apache.maven.plugins.surefire.report.ReportTestSuite;
import org.apache.maven.plugins.surefire.report.TestSuiteXmlParser;
import org.xml.sax.SAXException;

/**
 * Has Surefire's own report parser read what the filter let through: both must see the same cases.
 *
 * <p>The parser alone is no judge: it opens external entities, takes a failure without a type for a
 * success and does not show reruns. So it gets a small document that the filter wrote.
 */
final class LibraryParser {
  private static final SilentLogger SILENT = new SilentLogger();

  private LibraryParser() {}

  /** Refuses each report of which the library sees other cases than stand there. */
  static void confirm(List<ReadReport> reports) {
    var cases = new ArrayList<ReportedCase>();
    reports.forEach(report -> cases.addAll(report.cases()));
    if (confirms(cases)) {
      return;
    }
    for (var report : reports) {
      if (!confirms(report.cases())) {
        report.refuse(
            "Surefire's report parser sees other testcases in it than the "
                + report.cases().size()
                + " that stand there");
      }
    }
  }

  /** Whether the library sees the same cases, class by class in the same order. */
  static boolean confirms(List<ReportedCase> cases) {
    if (cases.isEmpty()) {
      return true;
    }
    var document = document(cases).getBytes(UTF_8);
    try (var in = new InputStreamReader(new ByteArrayInputStream(document), UTF_8)) {
      return agrees(cases, new TestSuiteXmlParser(SILENT).parse(in));
    } catch (ParserConfigurationException | SAXException | IOException | RuntimeException e) {
      return false;
    }
  }

  private static boolean agrees(List<ReportedCase> ours, List<ReportTestSuite> theirs) {
    Map<String, Iterator<ReportTestCase>> byClass = new HashMap<>();
    int count = 0;
    for (var suite : theirs) {
      byClass.put(suite.getFullClassName(), suite.getTestCases().iterator());
      count += suite.getTestCases().size();
    }
    for (var reported : ours) {
      var suite = byClass.get(reported.className());
      if (suite == null || !suite.hasNext() || !same(reported, suite.next())) {
        return false;
      }
    }
    return count == ours.size();
  }

  private static boolean same(ReportedCase ours, ReportTestCase theirs) {
    return ours.name().equals(theirs.getName())
        && ours.failed() == (theirs.hasFailure() || theirs.hasError())
        && ours.skipped() == theirs.hasSkipped()
        && flaky(ours) == theirs.hasFlakes();
  }

  private static boolean flaky(ReportedCase reported) {
    return reported.marks().contains(Mark.FLAKY_FAILURE)
        || reported.marks().contains(Mark.FLAKY_ERROR);
  }

  private static String document(List<ReportedCase> cases) {
    var out = new StringBuilder(cases.size() * 80).append("<testsuite name=\"\" time=\"0\">");
    for (var reported : cases) {
      attribute(out.append("<testcase"), "classname", reported.className());
      attribute(out, "name", reported.name());
      if (reported.marks().isEmpty()) {
        out.append("/>");
        continue;
      }
      out.append('>');
      // The library believes the last child only: so each case gets one that says how it ended.
      if (reported.failed() || reported.skipped()) {
        child(out, reported.failed() ? Mark.FAILURE : Mark.SKIPPED, reported.message());
      }
      if (flaky(reported)) {
        child(out, Mark.FLAKY_FAILURE, reported.message());
      }
      out.append("</testcase>");
    }
    return out.append("</testsuite>").toString();
  }

  private static void child(StringBuilder out, Mark mark, String message) {
    // Without a type the library would take a failure for a success.
    out.append('<').append(mark.element()).append(" type=\"reported\"");
    if (!message.isBlank()) {
      attribute(out, "message", message);
    }
    out.append("/>");
  }

  private static void attribute(StringBuilder out, String name, String value) {
    out.append(' ').append(name).append("=\"");
    int written = 0;
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c < ' ' || c == '&' || c == '<' || c == '"') {
        out.append(value, written, i).append("&#").append((int) c).append(';');
        written = i + 1;
      }
    }
    out.append(value, written, value.length()).append('"');
  }
}
