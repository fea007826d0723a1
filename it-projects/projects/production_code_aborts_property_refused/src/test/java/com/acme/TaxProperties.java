package com.acme;

import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class TaxProperties {
  @Property
  boolean tax_is_never_negative(@ForAll @IntRange(min = 0) int cents) {
    return Tax.of(cents) >= 0;
  }

  @Example
  boolean tax_of_nothing_is_nothing() {
    return Tax.of(0) == 0;
  }
}
