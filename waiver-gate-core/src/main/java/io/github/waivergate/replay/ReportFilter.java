package io.github.waivergate.replay;

import com.ctc.wstx.api.WstxInputProperties;
import com.ctc.wstx.osgi.InputFactoryProviderImpl;
import io.github.waivergate.replay.ReportedCase.Mark;
import java.io.Reader;
import java.nio.charset.CharacterCodingException;
import java.util.EnumSet;
import java.util.Set;
import java.util.regex.Pattern;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/**
 * Streams through one report, keeps its testcases, and refuses whatever Surefire does not write.
 *
 * <p>Strict, because a damaged report must not say less than a whole one: an element or a text that
 * nobody expects may be what is left of a failure.
 */
final class ReportFilter {
  private static final int LONGEST_ATTRIBUTE = 16 << 20;
  private static final int LONGEST_MESSAGE = 1000;
  private static final int LONGEST_WORDS = 200;
  private static final Set<String> HARMLESS = Set.of("properties", "system-out", "system-err");
  private static final Pattern NEW_LINE = Pattern.compile("[\\r\\n]");
  private static final XMLInputFactory FACTORY = factory();

  private final XMLStreamReader xml;
  private final ReadReport report;

  private ReportFilter(XMLStreamReader xml, ReadReport report) {
    this.xml = xml;
    this.report = report;
  }

  /** Adds the testcases of the document to the report, to the very end of the document. */
  static void read(Reader text, ReadReport report) throws UnreadableReportException {
    XMLStreamReader xml;
    try {
      xml = FACTORY.createXMLStreamReader(new LegalCharacters(text));
    } catch (XMLStreamException e) {
      throw new UnreadableReportException(words(e, e.getLocation()));
    }
    try {
      new ReportFilter(xml, report).document();
    } catch (XMLStreamException e) {
      throw new UnreadableReportException(words(e, e.getLocation()));
    } catch (RuntimeException e) {
      // Woodstox wraps what goes wrong while it skips text, lazily, in an unchecked exception.
      throw new UnreadableReportException(words(e, xml.getLocation()));
    } finally {
      close(xml);
    }
  }

  private void document() throws XMLStreamException, UnreadableReportException {
    while (next() != XMLStreamConstants.START_ELEMENT) {}
    if (!plainName().equals("testsuite")) {
      throw refused("the root element is <" + shown(xml.getLocalName()) + ">, not <testsuite>");
    }
    while (nextElement("testsuite")) {
      var name = plainName();
      if (name.equals("testcase")) {
        testcase();
      } else if (HARMLESS.contains(name)) {
        skipElement();
      } else {
        throw refused("<testsuite> holds an element <" + shown(name) + ">");
      }
    }
    while (next() != XMLStreamConstants.END_DOCUMENT) {}
  }

  private void testcase() throws XMLStreamException, UnreadableReportException {
    var className = attribute("classname");
    if (className.isEmpty()) {
      throw refused("a <testcase> has no classname");
    }
    var name = attribute("name");
    className = report.mention(className);
    Set<Mark> marks = Set.of();
    var message = "";
    while (nextElement("testcase")) {
      var child = plainName();
      var mark = Mark.of(child);
      if (mark.isPresent()) {
        marks = marks.isEmpty() ? EnumSet.of(mark.get()) : marks;
        marks.add(mark.get());
        message = message.isEmpty() && mark.get() != Mark.SKIPPED ? message() : message;
      } else if (!HARMLESS.contains(child)) {
        throw refused("<testcase> holds an element <" + shown(child) + ">");
      }
      skipElement();
    }
    report.add(new ReportedCase(className, name, marks, message));
  }

  private String message() {
    var message = attribute("message");
    return cut(message.isEmpty() ? attribute("type") : message, LONGEST_MESSAGE);
  }

  /** Moves to the next child element; false at the end of the parent. */
  private boolean nextElement(String parent) throws XMLStreamException, UnreadableReportException {
    while (true) {
      int event = next();
      if (event == XMLStreamConstants.START_ELEMENT || event == XMLStreamConstants.END_ELEMENT) {
        return event == XMLStreamConstants.START_ELEMENT;
      }
      if (event == XMLStreamConstants.PROCESSING_INSTRUCTION) {
        throw refused("<" + parent + "> holds a processing instruction");
      }
      if (event != XMLStreamConstants.COMMENT && !xml.isWhiteSpace()) {
        throw refused("<" + parent + "> holds text of its own");
      }
    }
  }

  private void skipElement() throws XMLStreamException, UnreadableReportException {
    int depth = 1;
    while (depth > 0) {
      int event = next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        depth++;
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        depth--;
      }
    }
  }

  private int next() throws XMLStreamException, UnreadableReportException {
    int event = xml.next();
    if (event == XMLStreamConstants.DTD) {
      throw refused("the report has a DOCTYPE");
    }
    if (event == XMLStreamConstants.ENTITY_REFERENCE) {
      throw refused("the report uses an entity");
    }
    return event;
  }

  private String plainName() throws UnreadableReportException {
    var namespace = xml.getNamespaceURI();
    if (namespace != null && !namespace.isEmpty()) {
      throw refused("<" + shown(xml.getLocalName()) + "> is in a namespace");
    }
    return xml.getLocalName();
  }

  private String attribute(String name) {
    var value = xml.getAttributeValue("", name);
    return value == null ? "" : value;
  }

  private UnreadableReportException refused(String words) {
    return new UnreadableReportException(words + at(xml.getLocation()));
  }

  private static String words(Exception e, @Nullable Location location) {
    for (Throwable cause = e; cause != null; cause = cause.getCause()) {
      if (cause instanceof CharacterCodingException) {
        return "bytes that are not in the report's encoding, somewhere after" + at(location);
      }
    }
    var first = NEW_LINE.split(String.valueOf(e.getMessage()), 2)[0].strip();
    return shown(first) + at(location);
  }

  /** Woodstox knows no place before its first character, and column 0 of an empty document. */
  private static String at(@Nullable Location location) {
    int line = location == null ? 1 : location.getLineNumber();
    int column = location == null ? 1 : Math.max(1, location.getColumnNumber());
    return " (line " + line + ", column " + column + ")";
  }

  private static String shown(String text) {
    return cut(text, LONGEST_WORDS);
  }

  /** The first characters, without half a surrogate pair. */
  static String cut(String text, int longest) {
    if (text.length() <= longest) {
      return text;
    }
    return text.substring(
        0, longest - (Character.isHighSurrogate(text.charAt(longest - 1)) ? 1 : 0));
  }

  private static void close(XMLStreamReader xml) {
    try {
      xml.close();
    } catch (XMLStreamException e) {
      // Nothing of the document is open: the caller closes the file.
    }
  }

  private static XMLInputFactory factory() {
    // Woodstox by name, because a lookup may find the parser of another plugin; through its
    // provider, because javac warns of an annotation on the factory itself that nobody ships.
    var factory = new InputFactoryProviderImpl().createInputFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, false);
    factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, true);
    factory.setProperty(WstxInputProperties.P_MAX_ATTRIBUTE_SIZE, LONGEST_ATTRIBUTE);
    return factory;
  }
}
