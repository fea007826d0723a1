package com.acme;

import java.util.List;

/** What an employee gets, in cents. */
public final class Salary {
  private Salary() {}

  public static int of(List<Integer> hours, int cents) {
    return hours.stream().mapToInt(Integer::intValue).sum() * cents;
  }
}
