package com.acme;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class TaxProperties {
  @Property
  void tax_is_never_negative(@ForAll("amounts") Amount amount) {
    if (amount.tax() < 0) {
      throw new AssertionError("a tax below zero");
    }
  }

  @Provide
  Arbitrary<Amount> amounts() {
    return Arbitraries.integers().greaterOrEqual(0).map(Amount::new);
  }
}
