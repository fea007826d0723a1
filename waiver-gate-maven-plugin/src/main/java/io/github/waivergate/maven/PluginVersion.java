package io.github.waivergate.maven;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version of this very plugin, as it was built. */
final class PluginVersion {
  private static final String FILE = "version.properties";

  private PluginVersion() {}

  static String get() {
    var properties = new Properties();
    try (var in = PluginVersion.class.getResourceAsStream(FILE)) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version", "");
  }
}
