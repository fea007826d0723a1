package com.acme;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class TaxProperties {
  @Property
  void tax_is_never_negative(@ForAll @IntRange(min = 0) int cents) {
    if (Tax.of(cents) < 0) {
      throw new AssertionError("a tax below zero");
    }
  }
}
