package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParserTest {
  @ParameterizedTest
  @CsvSource({"12, 12", "+3, 3"})
  void reads_numbers(String text, int number) {
    assertEquals(number, Integer.parseInt(text));
  }
}
