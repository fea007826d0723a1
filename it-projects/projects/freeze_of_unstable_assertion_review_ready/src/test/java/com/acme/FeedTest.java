package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FeedTest {
  @Test
  void reads_the_header() {
    assertEquals("date;amount", "date;amount\n".strip());
  }

  @Test
  void arrives_in_order() {
    assertEquals(1, Replay.NUMBER % 2);
  }
}
