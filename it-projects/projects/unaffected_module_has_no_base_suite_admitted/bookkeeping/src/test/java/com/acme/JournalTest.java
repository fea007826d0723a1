package com.acme;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;

class JournalTest {
  @Test
  void is_kept() throws Exception {
    Files.writeString(
        Path.of(System.getProperty("runs.file")),
        "JournalTest\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
    assertEquals(7, 3 + 4);
  }
}
