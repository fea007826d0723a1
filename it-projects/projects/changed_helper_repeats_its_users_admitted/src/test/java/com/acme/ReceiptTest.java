package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ReceiptTest {
  @Test
  void is_printed() throws Exception {
    Runs.count(ReceiptTest.class);
    assertEquals("7 EUR", 7 + " EUR");
  }
}
