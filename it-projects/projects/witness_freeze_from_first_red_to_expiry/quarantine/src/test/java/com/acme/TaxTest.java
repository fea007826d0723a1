package com.acme;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.waivergate.junit.Input;
import io.github.waivergate.junit.LockedFixture;
import io.github.waivergate.junit.Neighbours;

class TaxTest {
  @LockedFixture("locked/total.json")
  void lockedTotalIsTaxed(Input total) {
    taxIsNeverNegative(total);
  }

  @Neighbours("locked/total.json")
  void neighboursAreTaxed(Input total) {
    taxIsNeverNegative(total);
  }

  private static void taxIsNeverNegative(Input total) {
    int cents = Integer.parseInt(total.text().replaceAll("[^-0-9]", ""));

    assertTrue(cents >= 0);
    assertTrue(Tax.of(cents) >= 0);
    assertTrue(Tax.of(cents) <= cents);
  }
}
