package io.github.waivergate.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileNotFoundException;
import java.io.IOException;

/** The files that generated projects are made of. */
final class Resources {
  private Resources() {}

  static String text(String name) throws IOException {
    try (var text = Resources.class.getResourceAsStream(name)) {
      if (text == null) {
        throw new FileNotFoundException(name);
      }
      return new String(text.readAllBytes(), UTF_8);
    }
  }
}
