package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TaxProperties {
  @Test
  void plants_reports() throws IOException {
    for (int replay = 1; replay <= 2; replay++) {
      var directory = Path.of("target/waiver-gate/replays/" + replay + "/default-test");
      Files.createDirectories(directory);
      Files.writeString(
          directory.resolve("TEST-com.acme.GoneTest.xml"),
          "<testsuite><testcase name='reads_hex' classname='com.acme.GoneTest'/></testsuite>");
    }
    assertEquals(1, Math.abs(-1));
  }
}
