package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HexTest {
  @Test
  void reads_hex() {
    assertEquals(255, Integer.parseInt("ff", 16));
  }
}
