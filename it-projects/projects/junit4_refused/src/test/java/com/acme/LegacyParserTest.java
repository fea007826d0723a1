package com.acme;

import static org.junit.Assert.assertEquals;

import org.junit.Ignore;
import org.junit.Test;

public class LegacyParserTest {
  @Test
  public void readsDigits() {
    assertEquals(12, Integer.parseInt("12"));
  }

  @Test
  public void readsASign() {
    assertEquals(7, Integer.parseInt("-7"));
  }

  @Ignore("until the parser knows hex")
  @Test
  public void readsHex() {
    assertEquals(255, Integer.parseInt("0xff"));
  }
}
