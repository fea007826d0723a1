package com.acme;

/** The tax of an invoice, in cents. */
public final class Invoice {
  private Invoice() {}

  public static int inclusive(int exclusive, int basisPoints) {
    return (exclusive * (10_000 + basisPoints) + 9_999) / 10_000;
  }
}
