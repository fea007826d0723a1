package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class InvoiceTest {
  @Test
  void adds_up_its_lines() {
    assertEquals(600, Invoice.total(List.of(100, 200, 300)));
  }
}
