package com.acme;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_woven_digits() throws IOException {
    try (var in = ParserTest.class.getResourceAsStream("/digits.txt")) {
      assertEquals("12", new String(in.readAllBytes(), UTF_8));
    }
  }
}
