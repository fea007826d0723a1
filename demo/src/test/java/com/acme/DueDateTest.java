package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Stands for a test that hangs on something it does not control: every other run is odd. */
class DueDateTest {
  private static final Path RUNS = Path.of("target", "runs");

  @Test
  void fallsOnAWorkday() throws IOException {
    int run = Files.exists(RUNS) ? Integer.parseInt(Files.readString(RUNS)) + 1 : 1;
    Files.writeString(RUNS, Integer.toString(run));

    assertEquals(0, run % 2, "the due date fell on a weekend");
  }
}
