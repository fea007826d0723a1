package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SalaryTest {
  @Test
  void pays_every_hour() {
    assertEquals(1500, Salary.of(List.of(7, 8), 100));
  }
}
