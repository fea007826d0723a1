package com.acme;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TaxPropertyTest {
  @Test
  void tax_is_never_negative() {
    for (int exclusive = -3; exclusive <= 3; exclusive++) {
      assertTrue(Invoice.inclusive(exclusive, 875) >= exclusive, "at " + exclusive);
    }
  }
}
