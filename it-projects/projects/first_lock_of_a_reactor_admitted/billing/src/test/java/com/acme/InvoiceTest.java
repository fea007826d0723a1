package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class InvoiceTest {
  @Test
  void adds_tax() {
    assertEquals(2174, Invoice.inclusive(1999, 875));
  }
}
