package com.acme;

/** The tax of an invoice, in cents. */
final class Invoice {
  private Invoice() {}

  static int inclusive(int exclusive, int basisPoints) {
    return (exclusive * (10_000 + basisPoints) + 9_999) / 10_000;
  }
}
