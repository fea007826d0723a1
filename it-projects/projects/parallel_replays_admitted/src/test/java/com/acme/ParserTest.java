package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ParserTest {
  /** Passes only while another replay runs too. */
  @Test
  void meets_the_other_replay() throws IOException, InterruptedException {
    var meeting = Files.createDirectories(Path.of("target/meeting"));
    Files.createTempFile(meeting, "here", "");
    var patience = Instant.now().plus(Duration.ofMinutes(1));
    while (there(meeting) < 2 && Instant.now().isBefore(patience)) {
      Thread.sleep(20);
    }
    assertEquals(2, there(meeting));
  }

  @Test
  void has_a_temporary_directory_of_its_own() throws IOException {
    var counter = Path.of(System.getProperty("java.io.tmpdir")).resolve("counter");
    assertTrue(Files.notExists(counter));
    Files.createFile(counter);
  }

  private static long there(Path meeting) throws IOException {
    try (var files = Files.list(meeting)) {
      return files.count();
    }
  }
}
