package com.acme;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ParserTest {
  @Test
  void reads_digits() throws IOException {
    if (Replay.NUMBER == 2) {
      var garbage = new byte[4096];
      new Random(7).nextBytes(garbage);
      var out = new FileOutputStream(FileDescriptor.out);
      out.write(":maven-surefire-event:".getBytes(US_ASCII));
      out.write(garbage);
    }
    assertEquals(12, Integer.parseInt("12"));
  }
}
