package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LedgerTest {
  @Test
  void balances() {
    assertEquals("2", System.getProperty("forks"));
  }
}
