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
      Files.writeString(
          FIRST.resolve("TEST-com.acme.ForgedTest.xml"),
          "<testsuite><testcase name='reads_hex' classname='com.acme.ForgedTest'/></testsuite>");
    }
    assertEquals(12, Integer.parseInt("12"));
  }
}
