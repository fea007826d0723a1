package com.acme;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class TaxProperties {
  @Property
  boolean tax_is_never_negative(@ForAll(supplier = TaxGenerator.class) int cents) {
    return Tax.of(cents) >= 0;
  }
}
