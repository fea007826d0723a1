package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FeedTest {
  /** Fails in the second replay; a rerun inside it would pass. */
  @Test
  void arrives_in_order() {
    var first = System.setProperty("called", "yes") == null;
    assertEquals(false, first && Replay.NUMBER == 2);
  }
}
