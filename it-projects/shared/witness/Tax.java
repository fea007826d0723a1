package com.acme;

/** A tenth of an amount. */
class Tax {
  static int of(int cents) {
    return cents / 10;
  }
}
