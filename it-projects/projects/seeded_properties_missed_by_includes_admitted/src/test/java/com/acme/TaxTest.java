package com.acme;

import net.jqwik.api.Example;

class TaxTest {
  @Example
  boolean rounds_down() {
    return Tax.of(19) == 1;
  }
}
