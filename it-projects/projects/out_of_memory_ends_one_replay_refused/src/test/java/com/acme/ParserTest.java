package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_digits() {
    if (Replay.NUMBER == 2) {
      var kept = new ArrayList<long[]>();
      while (kept.size() < 1_000) {
        kept.add(new long[1 << 20]);
      }
    }
    assertEquals(12, Integer.parseInt("12"));
  }
}
