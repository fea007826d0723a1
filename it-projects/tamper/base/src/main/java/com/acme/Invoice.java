package com.acme;

import java.util.List;

/** What a customer owes, in cents. */
public final class Invoice {
  private Invoice() {}

  public static int total(List<Integer> lines) {
    return lines.stream().mapToInt(Integer::intValue).sum();
  }

  public static int taxed(int cents, int percent) {
    return cents + cents * percent / 100;
  }

  public static int discounted(int cents, int percent) {
    return cents - cents * percent / 100;
  }

  public static int owed(List<String> orders) {
    return orders.stream().mapToInt(order -> Integer.parseInt(order.split(";")[1])).sum();
  }
}
