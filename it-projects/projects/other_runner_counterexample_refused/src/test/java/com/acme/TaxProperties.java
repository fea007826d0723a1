package com.acme;

import org.junit.jupiter.api.Test;

class TaxProperties {
  @Test
  void tax_is_never_negative() throws Exception {
    Adapter.check("com.acme.TaxProperties#tax_is_never_negative(int)", cents -> Tax.of(cents) >= 0);
  }
}
