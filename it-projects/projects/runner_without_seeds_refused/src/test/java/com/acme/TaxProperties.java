package com.acme;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TaxProperties {
  @Test
  void tax_is_never_negative() {
    for (int cents = Integer.MAX_VALUE; cents >= 0; cents -= 100_000_000) {
      assertTrue(Tax.of(cents) >= 0, "on " + cents);
    }
  }
}
