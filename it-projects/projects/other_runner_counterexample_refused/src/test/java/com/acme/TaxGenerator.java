package com.acme;

/** Amounts close to the largest there is. */
final class TaxGenerator {
  static int draw(long seed) {
    return Integer.MAX_VALUE - 100 * (int) Math.abs(seed);
  }
}
