package com.acme;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_digits() {
    assertFalse(Files.exists(Path.of("target/server-is-up")));
  }
}
