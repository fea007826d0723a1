package com.acme;

class Tax {
  static int of(int cents) {
    return cents / 10;
  }
}
