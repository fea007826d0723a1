package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;

class ParserTest {
  @Disabled("until the parser knows signs")
  @Test
  void reads_a_sign() {
    assertEquals(-7, Integer.parseInt("-7"));
  }
}
