package io.github.waivergate.benchmarks;

import com.ctc.wstx.osgi.InputFactoryProviderImpl;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;

/** Pulls every event of every report and keeps none: the floor for a reader on one core. */
final class WoodstoxScan {
  private static final XMLInputFactory FACTORY = factory();

  private WoodstoxScan() {}

  static long cases(Path replay) throws IOException, XMLStreamException {
    long cases = 0;
    for (var file : Reports.of(replay)) {
      try (var in = Files.newInputStream(file)) {
        var xml = FACTORY.createXMLStreamReader(in);
        while (xml.hasNext()) {
          if (xml.next() == XMLStreamConstants.START_ELEMENT
              && xml.getLocalName().equals("testcase")) {
            cases++;
          }
        }
        xml.close();
      }
    }
    return cases;
  }

  private static XMLInputFactory factory() {
    var factory = new InputFactoryProviderImpl().createInputFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    return factory;
  }
}
