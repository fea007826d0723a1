package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_digits() throws IOException {
    for (int replay = Replay.NUMBER; replay <= Replay.NUMBER; replay++) {
      var directory = Path.of("target/waiver-gate/replays/" + replay + "/default-test");
      Files.createDirectories(directory);
      Files.writeString(
          directory.resolve("TEST-more.xml"),
          "<testsuite><testcase name='reads_octal' classname='com.acme.HexTest'/></testsuite>");
    }
    assertEquals(12, Integer.parseInt("12"));
  }
}
