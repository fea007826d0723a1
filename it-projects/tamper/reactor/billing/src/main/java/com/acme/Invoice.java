package com.acme;

import java.util.List;

/** What a customer owes, in cents. */
public final class Invoice {
  private Invoice() {}

  public static int total(List<Integer> lines) {
    return lines.stream().mapToInt(Integer::intValue).sum();
  }
}
