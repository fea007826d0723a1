package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ParserTest {
  /** Fails in every replay but the first, unless each has a temporary directory of its own. */
  @Test
  void reads_digits() throws IOException {
    Files.createFile(Path.of(System.getProperty("java.io.tmpdir"), "waiver-gate-it-was-here"));
    assertEquals(12, Integer.parseInt("12"));
  }
}
