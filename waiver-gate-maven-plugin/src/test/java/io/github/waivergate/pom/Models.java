package io.github.waivergate.pom;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.maven.model.Model;
import org.apache.maven.model.io.xpp3.MavenXpp3Reader;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;

/** Models of poms that a test writes down in short. */
final class Models {
  private static final String COORDINATES =
      "<modelVersion>4.0.0</modelVersion>"
          + "<groupId>com.acme</groupId><artifactId>tax</artifactId><version>1.0</version>";

  private Models() {}

  /** A whole pom with this inside. */
  static String pom(String inside) {
    return "<project>" + COORDINATES + inside + "</project>";
  }

  /** The model of a pom as written. */
  static Model raw(String pom) {
    try {
      return new MavenXpp3Reader().read(new StringReader(pom));
    } catch (IOException | XmlPullParserException e) {
      throw new IllegalArgumentException(pom, e);
    }
  }

  static Path write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      return Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
