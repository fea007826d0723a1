package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_digits() {
    assertEquals(12, Integer.parseInt("12"));
  }

  @Test
  void reads_a_sign() throws InterruptedException {
    if (Replay.NUMBER == 3) {
      new CountDownLatch(1).await();
    }
    assertEquals(-7, Integer.parseInt("-7"));
  }
}
