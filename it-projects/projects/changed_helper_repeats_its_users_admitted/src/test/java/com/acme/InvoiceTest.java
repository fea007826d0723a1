package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class InvoiceTest {
  @Test
  void adds_up() throws Exception {
    Runs.count(InvoiceTest.class);
    assertEquals(700, Amounts.cents(3) + Amounts.cents(4));
  }
}
