package io.github.waivergate.replay;

import io.github.waivergate.replay.ReportedCase.Mark;
import java.io.Reader;
import java.util.EnumSet;
import java.util.Set;
import javax.xml.stream.XMLStreamException;

/**
 * Streams through one report, keeps its testcases, and refuses whatever Surefire does not write.
 *
 * <p>Strict, because a damaged report must not say less than a whole one: an element or a text that
 * nobody expects may be what is left of a failure.
 */
final class ReportFilter {
  private static final int LONGEST_MESSAGE = 1000;
  private static final Set<String> HARMLESS = Set.of("properties", "system-out", "system-err");

  private final ReportCursor xml;
  private final ReadReport report;

  private ReportFilter(ReportCursor xml, ReadReport report) {
    this.xml = xml;
    this.report = report;
  }

  /** Adds the testcases of the document to the report, to the very end of the document. */
  static void read(Reader text, ReadReport report) throws UnreadableReportException {
    try (var xml = ReportCursor.open(text)) {
      try {
        new ReportFilter(xml, report).document();
      } catch (RuntimeException e) {
        // Woodstox wraps what goes wrong while it skips text, lazily, in an unchecked exception.
        throw xml.refused(e);
      }
    } catch (XMLStreamException e) {
      throw new UnreadableReportException(ReportPlace.words(e, e.getLocation()));
    }
  }

  private void document() throws XMLStreamException, UnreadableReportException {
    xml.root();
    if (!xml.name().equals("testsuite")) {
      throw xml.refused(
          "the root element is <" + ReportPlace.shown(xml.name()) + ">, not <testsuite>");
    }
    while (xml.child("testsuite")) {
      var name = xml.name();
      if (name.equals("testcase")) {
        testcase();
      } else if (HARMLESS.contains(name)) {
        xml.skip();
      } else {
        throw xml.refused("<testsuite> holds an element <" + ReportPlace.shown(name) + ">");
      }
    }
    xml.end();
  }

  private void testcase() throws XMLStreamException, UnreadableReportException {
    var className = xml.attribute("classname");
    if (className.isEmpty()) {
      throw xml.refused("a <testcase> has no classname");
    }
    var name = xml.attribute("name");
    className = report.mention(className);
    Set<Mark> marks = Set.of();
    var message = "";
    while (xml.child("testcase")) {
      var child = xml.name();
      var mark = Mark.of(child);
      if (mark.isPresent()) {
        marks = marks.isEmpty() ? EnumSet.of(mark.get()) : marks;
        marks.add(mark.get());
        message = message.isEmpty() && mark.get() != Mark.SKIPPED ? message() : message;
      } else if (!HARMLESS.contains(child)) {
        throw xml.refused("<testcase> holds an element <" + ReportPlace.shown(child) + ">");
      }
      xml.skip();
    }
    report.add(new ReportedCase(className, name, marks, message));
  }

  private String message() {
    var message = xml.attribute("message");
    return ReportPlace.cut(message.isEmpty() ? xml.attribute("type") : message, LONGEST_MESSAGE);
  }
}
