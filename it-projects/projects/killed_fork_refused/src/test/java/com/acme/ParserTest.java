package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_digits() throws Exception {
    if (Replay.NUMBER == 2) {
      var self = String.valueOf(ProcessHandle.current().pid());
      new ProcessBuilder("kill", "-9", self).inheritIO().start();
      new CountDownLatch(1).await();
    }
    assertEquals(12, Integer.parseInt("12"));
  }
}
