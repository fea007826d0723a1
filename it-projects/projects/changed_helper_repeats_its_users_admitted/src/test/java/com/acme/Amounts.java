package com.acme;

final class Amounts {
  private Amounts() {}

  static int cents(int euros) {
    return euros * 100;
  }
}
