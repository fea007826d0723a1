package com.acme;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Counts the JVMs that ran tests since the project was cleaned: one to a replay. */
final class Replay {
  static final int NUMBER = count();

  private Replay() {}

  private static int count() {
    var counter = Path.of("target", "replay-counter");
    try {
      int number = Files.exists(counter) ? Integer.parseInt(Files.readString(counter)) + 1 : 1;
      Files.writeString(counter, String.valueOf(number));
      return number;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
