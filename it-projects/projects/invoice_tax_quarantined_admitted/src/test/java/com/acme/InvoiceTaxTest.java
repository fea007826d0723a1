package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.waivergate.junit.Input;
import io.github.waivergate.junit.LockedFixture;
import io.github.waivergate.junit.Neighbours;
import java.util.OptionalLong;
import java.util.regex.Pattern;

class InvoiceTaxTest {
  @LockedFixture("locked/invoice_tax_q1.json")
  void lockedInvoiceKeepsIdentity(Input invoice) {
    inclusiveIdentity(invoice.text());
  }

  @Neighbours("locked/invoice_tax_q1.json")
  void neighboursKeepIdentity(Input invoice) {
    inclusiveIdentity(invoice.text());
  }

  /** Rounded up to a whole cent, and never less than without tax. */
  private static void inclusiveIdentity(String invoice) {
    long exclusive = cents(invoice, "exclusive_cents").orElseThrow();
    long bps = cents(invoice, "tax_bps").orElseThrow();
    long got = Invoice.inclusive(exclusive, bps);

    assertTrue(got * 10_000 >= exclusive * (10_000 + bps));
    assertTrue(exclusive * (10_000 + bps) > (got - 1) * 10_000);
    assertTrue(got >= exclusive);
    // Recorded in the locked invoice alone: a neighbour has no outputs.
    cents(invoice, "inclusive_cents").ifPresent(recorded -> assertEquals(recorded, got));
  }

  private static OptionalLong cents(String invoice, String key) {
    var value = Pattern.compile('"' + key + "\"\\s*:\\s*(-?\\d+)").matcher(invoice);
    return value.find() ? OptionalLong.of(Long.parseLong(value.group(1))) : OptionalLong.empty();
  }
}
