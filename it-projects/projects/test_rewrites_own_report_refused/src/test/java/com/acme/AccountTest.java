package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AccountTest {
  @Test
  void adds_up() {
    assertEquals(3, 1 + 1);
  }
}
