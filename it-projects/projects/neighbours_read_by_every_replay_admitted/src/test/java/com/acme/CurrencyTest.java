package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CurrencyTest {
  @Test
  void variablesOfTheProjectStay() {
    assertEquals("EUR", System.getProperty("com.acme.currency"));
  }
}
