package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class InvoiceTest {
  @Test
  void adds_up_its_lines() {
    assertEquals(600, Invoice.total(List.of(100, 200, 300)));
  }

  @Test
  void owes_nothing_without_lines() {
    assertEquals(0, Invoice.total(List.of()));
  }

  @ParameterizedTest
  @CsvSource({
    "1000, 7, 1070",
    "1000, 19, 1190",
    "1000, 25, 1250",
  })
  void adds_the_tax(int cents, int percent, int owed) {
    assertEquals(owed, Invoice.taxed(cents, percent));
  }

  @ParameterizedTest
  @MethodSource("com.acme.PercentGenerator#percents")
  void takes_off_the_discount(int percent) {
    assertEquals(100 - percent, Invoice.discounted(100, percent));
  }

  @Test
  void adds_up_the_orders_of_march() {
    assertEquals(4200, Invoice.owed(Orders.of("march.csv")));
  }
}
