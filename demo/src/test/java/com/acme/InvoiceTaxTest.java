package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InvoiceTaxTest {

  @Test
  void lockedInvoiceKeepsItsTotal() throws IOException {
    long inclusive = InvoiceTax.inclusiveCents(cents("exclusive_cents"), (int) cents("tax_bps"));

    assertEquals(cents("inclusive_cents"), inclusive);
  }

  @ParameterizedTest
  @CsvSource({"0, 875, 0", "100, 0, 100", "10000, 875, 10875"})
  void wholeCentsStayWhole(long exclusive, int bps, long inclusive) {
    assertEquals(inclusive, InvoiceTax.inclusiveCents(exclusive, bps));
  }

  private static long cents(String key) throws IOException {
    try (var in = InvoiceTaxTest.class.getResourceAsStream("/invoices/tax_q1.json")) {
      var json = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return Long.parseLong(json.replaceAll("(?s).*\"" + key + "\": (\\d+).*", "$1"));
    }
  }
}
