package io.github.waivergate.benchmarks;

import java.io.IOException;
import java.nio.file.Path;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.maven.plugin.surefire.log.api.NullConsoleLogger;
import org.apache.maven.plugins.surefire.report.TestSuiteXmlParser;
import org.xml.sax.SAXException;

/** Reads file by file with one parser, as Surefire's own report goals do. */
final class LibraryScan {
  private LibraryScan() {}

  static long cases(Path replay) throws IOException, ParserConfigurationException, SAXException {
    var parser = new TestSuiteXmlParser(new NullConsoleLogger());
    long cases = 0;
    for (var file : Reports.of(replay)) {
      for (var suite : parser.parse(file.toString())) {
        cases += suite.getTestCases().size();
      }
    }
    return cases;
  }
}
