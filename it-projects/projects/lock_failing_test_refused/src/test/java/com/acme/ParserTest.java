package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_digits() {
    assertEquals(12, Integer.parseInt("12"));
  }

  @Test
  void reads_a_sign() {
    assertEquals(-7, Math.abs(Integer.parseInt("-7")));
  }
}
