package com.acme;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TaxProperties {
  @Test
  void tax_is_never_negative() {
    for (int exclusive = 0; exclusive <= 3; exclusive++) {
      assertTrue(exclusive * 875 / 10_000 >= 0, "at " + exclusive);
    }
  }
}
