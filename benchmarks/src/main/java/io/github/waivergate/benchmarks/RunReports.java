package io.github.waivergate.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.maven.plugin.surefire.log.api.NullConsoleLogger;
import org.apache.maven.plugins.surefire.report.TestSuiteXmlParser;
import org.xml.sax.SAXException;

/**
 * What Surefire wrote of real runs.
 *
 * @param tests testcases in all reports
 * @param seconds what the suites took by their own account
 */
record RunReports(long tests, double seconds) {

  static RunReports below(Path directory)
      throws IOException, ParserConfigurationException, SAXException {
    var parser = new TestSuiteXmlParser(new NullConsoleLogger());
    long tests = 0;
    double seconds = 0;
    try (var files = Files.walk(directory)) {
      for (Path file : files.filter(RunReports::isReport).toList()) {
        for (var suite : parser.parse(file.toString())) {
          tests += suite.getTestCases().size();
          seconds += suite.getTimeElapsed();
        }
      }
    }
    return new RunReports(tests, seconds);
  }

  private static boolean isReport(Path file) {
    var name = String.valueOf(file.getFileName());
    return name.startsWith("TEST-") && name.endsWith(".xml");
  }
}
