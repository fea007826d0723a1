package com.acme;

/** The tax of an invoice, in cents. */
final class Invoice {
  private Invoice() {}

  static long inclusive(long exclusiveCents, long taxBps) {
    return Math.floorDiv(exclusiveCents * (10_000 + taxBps) + 9_999, 10_000);
  }
}
