package com.acme;

/** Money that does not show what it is made of. */
final class Amount {
  private final int cents;

  Amount(int cents) {
    this.cents = cents;
  }

  int tax() {
    return Tax.of(cents);
  }
}
