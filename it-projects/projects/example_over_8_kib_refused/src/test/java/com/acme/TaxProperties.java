package com.acme;

import java.util.Collections;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class TaxProperties {
  @Property
  void tax_is_never_negative(@ForAll("invoices") List<Integer> lines) {
    if (lines.stream().anyMatch(cents -> Tax.of(cents) < 0)) {
      throw new AssertionError("a tax below zero");
    }
  }

  /** Five hundred lines of one amount: more than 8 KiB, whatever the amount shrinks to. */
  @Provide
  Arbitrary<List<Integer>> invoices() {
    return Arbitraries.integers().greaterOrEqual(0).map(cents -> Collections.nCopies(500, cents));
  }
}
