package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_digits_on_the_toolchain_of_the_build() {
    assertEquals("of-the-build", System.getenv("ACME_TOOLCHAIN"));
    assertEquals(12, Integer.parseInt("12"));
  }
}
