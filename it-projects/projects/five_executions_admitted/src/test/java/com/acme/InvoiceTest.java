package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class InvoiceTest {
  @Test
  void adds_tax_to_the_locked_invoice() throws IOException {
    var invoice = Files.readString(Path.of("src/test/resources/invoices/q1.json"));
    assertTrue(invoice.contains("\"exclusive_cents\": 1999"));
    assertEquals(2174, Invoice.inclusive(1999, 875));
  }

  @Test
  void adds_nothing_at_no_tax() {
    assertEquals(1999, Invoice.inclusive(1999, 0));
  }
}
