package io.github.waivergate.module;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Asks whether a module has compiled tests at all. */
final class TestClasses {
  private TestClasses() {}

  static boolean exist(Path directory) {
    if (!Files.isDirectory(directory)) {
      return false;
    }
    try (var files = Files.walk(directory)) {
      return files.anyMatch(file -> file.toString().endsWith(".class"));
    } catch (IOException e) {
      // What cannot be listed may hold tests: the reports then decide.
      return true;
    }
  }
}
