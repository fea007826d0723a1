package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_digits() throws IOException {
    assertEquals(12, Parser.parse("12"));
  }
}
