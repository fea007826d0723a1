package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class ParserTest {
  @AfterAll
  static void disconnects() {
    throw new IllegalStateException("the grammar is still open");
  }

  @Test
  void reads_digits() {
    assertEquals(12, Integer.parseInt("12"));
  }
}
