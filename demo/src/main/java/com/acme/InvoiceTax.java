package com.acme;

/** Sales tax on an invoice line, in cents and basis points. */
public final class InvoiceTax {
  private InvoiceTax() {}

  /** The amount with tax, rounded up to the next cent. */
  public static long inclusiveCents(long exclusiveCents, int taxBps) {
    // The bug that this demo's patch brings in: a plain division rounds down.
    return exclusiveCents * (10_000 + taxBps) / 10_000;
  }
}
