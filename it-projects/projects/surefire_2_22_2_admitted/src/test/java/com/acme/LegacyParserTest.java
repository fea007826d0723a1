package com.acme;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

public class LegacyParserTest {
  @Test
  public void readsDigits() {
    assertEquals(12, Integer.parseInt("12"));
  }
}
