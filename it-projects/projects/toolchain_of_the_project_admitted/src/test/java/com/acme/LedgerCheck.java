package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LedgerCheck {
  @Test
  void balances_on_a_toolchain_of_its_own() {
    assertEquals("of-the-ledger", System.getenv("ACME_TOOLCHAIN"));
    assertEquals(0, 12 - 12);
  }
}
