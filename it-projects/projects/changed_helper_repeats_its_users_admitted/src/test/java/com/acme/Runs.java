package com.acme;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Tells the script of the project which tests ran. */
final class Runs {
  private Runs() {}

  static void count(Class<?> test) throws IOException {
    Files.writeString(
        Path.of(System.getProperty("runs.file")),
        test.getSimpleName() + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }
}
