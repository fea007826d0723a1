package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class EarlierTest {
  @Test
  void reads_a_sign() {
    assertEquals(-7, Integer.parseInt("-7"));
  }
}
