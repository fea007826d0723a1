package com.acme;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_digits() throws IOException {
    Files.writeString(Path.of("target/runs"), "run\n", CREATE, APPEND);
    assertEquals(12, Integer.parseInt("12"));
  }
}
