package com.acme;

import static org.testng.Assert.assertEquals;

import org.testng.annotations.DataProvider;
import org.testng.annotations.Test;

public class TableParserTest {
  @DataProvider
  public Object[][] numbers() {
    return new Object[][] {{"12", 12}, {"-7", 7}};
  }

  @Test(dataProvider = "numbers")
  public void readsNumbers(String text, int number) {
    assertEquals(Integer.parseInt(text), number);
  }

  @Test
  public void readsZero() {
    assertEquals(Integer.parseInt("0"), 0);
  }

  @Test(enabled = false)
  public void readsHex() {
    assertEquals(Integer.parseInt("0xff"), 255);
  }
}
