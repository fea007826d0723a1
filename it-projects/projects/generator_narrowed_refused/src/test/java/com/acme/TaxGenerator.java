package com.acme;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;

/** Amounts of any size. */
class TaxGenerator implements ArbitrarySupplier<Integer> {
  @Override
  public Arbitrary<Integer> get() {
    return Arbitraries.integers().greaterOrEqual(0);
  }
}
