package io.github.waivergate.replay;

import com.ctc.wstx.api.WstxInputProperties;
import com.ctc.wstx.osgi.InputFactoryProviderImpl;
import java.io.Reader;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/** Moves through the elements of one report, and refuses any XML that Surefire does not write. */
final class ReportCursor implements AutoCloseable {
  private static final int LONGEST_ATTRIBUTE = 16 << 20;
  private static final XMLInputFactory FACTORY = factory();

  private final XMLStreamReader xml;

  private ReportCursor(XMLStreamReader xml) {
    this.xml = xml;
  }

  static ReportCursor open(Reader text) throws XMLStreamException {
    return new ReportCursor(FACTORY.createXMLStreamReader(new LegalCharacters(text)));
  }

  /** Moves to the root element. */
  void root() throws XMLStreamException, UnreadableReportException {
    while (next() != XMLStreamConstants.START_ELEMENT) {}
  }

  /** Moves to the next child element; false at the end of the parent. */
  boolean child(String parent) throws XMLStreamException, UnreadableReportException {
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

  /** Moves to the end of the element. */
  void skip() throws XMLStreamException, UnreadableReportException {
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

  /** Moves to the very end of the document. */
  void end() throws XMLStreamException, UnreadableReportException {
    while (next() != XMLStreamConstants.END_DOCUMENT) {}
  }

  /** Name of the element, which is in no namespace. */
  String name() throws UnreadableReportException {
    var namespace = xml.getNamespaceURI();
    if (namespace != null && !namespace.isEmpty()) {
      throw refused("<" + ReportPlace.shown(xml.getLocalName()) + "> is in a namespace");
    }
    return xml.getLocalName();
  }

  /** An attribute of the element; empty where it has none of that name. */
  String attribute(String name) {
    var value = xml.getAttributeValue("", name);
    return value == null ? "" : value;
  }

  UnreadableReportException refused(String words) {
    return new UnreadableReportException(words + ReportPlace.at(xml.getLocation()));
  }

  /** What the parser says is wrong, at the place where it stands. */
  UnreadableReportException refused(RuntimeException e) {
    return new UnreadableReportException(ReportPlace.words(e, xml.getLocation()));
  }

  @Override
  public void close() {
    try {
      xml.close();
    } catch (XMLStreamException e) {
      // Nothing of the document is open: the caller closes the file.
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
