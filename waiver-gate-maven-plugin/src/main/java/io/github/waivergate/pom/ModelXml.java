package io.github.waivergate.pom;

import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.apache.maven.model.Model;
import org.apache.maven.model.io.xpp3.MavenXpp3Writer;

/**
 * A model as the elements that Maven's own writer gives it.
 *
 * <p>Not by its getters: an element that a later Maven adds must not be overlooked.
 */
final class ModelXml {
  private ModelXml() {}

  static PomElement of(Model model) throws EvidenceException {
    try {
      var xml = new StringWriter();
      new MavenXpp3Writer().write(xml, model);
      return parse(xml.toString());
    } catch (IOException | XMLStreamException | RuntimeException e) {
      // Maven's reader takes control characters from a pom that its writer then refuses.
      throw new EvidenceException(
          "pom of " + model.getId(),
          "cannot be written as XML: " + e.getMessage(),
          "remove the characters that XML 1.0 does not allow");
    }
  }

  private static PomElement parse(String xml) throws XMLStreamException {
    var factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    // A plugin's configuration may hold prefixes that nothing declares.
    factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, false);
    var reader = factory.createXMLStreamReader(new StringReader(xml));
    var open = new ArrayDeque<Open>();
    while (true) {
      switch (reader.next()) {
        case XMLStreamConstants.START_ELEMENT -> open.push(Open.at(reader, open.isEmpty()));
        case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA ->
            open.element().text().append(reader.getText());
        case XMLStreamConstants.END_ELEMENT -> {
          var closed = open.pop().closed();
          if (open.isEmpty()) {
            return closed;
          }
          open.element().children().add(closed);
        }
        default -> {}
      }
    }
  }

  private record Open(
      String name,
      SortedMap<String, String> attributes,
      StringBuilder text,
      List<PomElement> children) {

    static Open at(XMLStreamReader reader, boolean isRoot) {
      var attributes = new TreeMap<String, String>();
      for (int i = 0; i < reader.getAttributeCount(); i++) {
        var name = reader.getAttributeName(i);
        var shown =
            name.getPrefix().isEmpty()
                ? name.getLocalPart()
                : name.getPrefix() + ":" + name.getLocalPart();
        if (!isRoot || !(shown.startsWith("xmlns") || shown.startsWith("xsi:"))) {
          attributes.put(shown, reader.getAttributeValue(i));
        }
      }
      return new Open(reader.getLocalName(), attributes, new StringBuilder(), new ArrayList<>());
    }

    PomElement closed() {
      var own = text.toString();
      // The writer breaks lines between elements.
      return new PomElement(name, attributes, children.isEmpty() ? own : own.strip(), children);
    }
  }
}
