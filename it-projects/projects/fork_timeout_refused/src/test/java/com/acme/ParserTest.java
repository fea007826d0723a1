package com.acme;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_digits() throws InterruptedException {
    new CountDownLatch(1).await();
  }
}
