package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_digits() {
    assertEquals(12, Integer.parseInt("12"));
  }
}
