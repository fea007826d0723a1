package io.github.waivergate.module;

import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The module's compiled tests: whether there are any, and which of them are property tests. */
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

  /** Top-level classes that the patterns select, or that hold a selected one, sorted by name. */
  static List<String> matching(Path directory, ClassPatterns patterns) throws EvidenceException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (var files = Files.walk(directory)) {
      return files
          .map(file -> directory.relativize(file).toString().replace('\\', '/'))
          .filter(name -> name.endsWith(".class"))
          .map(name -> name.substring(0, name.length() - ".class".length()).replace('/', '.'))
          .filter(patterns::match)
          .map(TestClasses::topLevel)
          .distinct()
          .sorted(Utf8Order.COMPARATOR)
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw new EvidenceException(
          directory.toString(),
          "the test classes cannot be listed: " + e.getMessage(),
          "make the directory readable, then run the build again");
    }
  }

  private static String topLevel(String binaryName) {
    int nested = binaryName.indexOf('$', binaryName.lastIndexOf('.') + 2);
    return nested < 0 ? binaryName : binaryName.substring(0, nested);
  }
}
