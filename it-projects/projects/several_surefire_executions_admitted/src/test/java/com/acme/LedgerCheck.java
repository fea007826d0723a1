package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LedgerCheck {
  @Test
  void balances_in_euro() {
    assertEquals("EUR", System.getProperty("currency"));
  }
}
