package com.acme;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TaxPropertyTest {
  @Test
  void tax_is_never_negative() {
    for (int exclusive = -3; exclusive <= 3; exclusive++) {
      assertTrue(exclusive * 875 / 10_000 >= 1, "at " + exclusive + " in replay " + Replay.NUMBER);
    }
  }
}
