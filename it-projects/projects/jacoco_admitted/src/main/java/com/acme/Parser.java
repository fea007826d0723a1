package com.acme;

/** Reads numbers. */
final class Parser {
  private Parser() {}

  static int read(String digits) {
    return Integer.parseInt(digits);
  }
}
