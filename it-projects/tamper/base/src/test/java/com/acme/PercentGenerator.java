package com.acme;

import java.util.stream.IntStream;

final class PercentGenerator {
  private PercentGenerator() {}

  static IntStream percents() {
    return IntStream.of(0, 50, 100);
  }
}
