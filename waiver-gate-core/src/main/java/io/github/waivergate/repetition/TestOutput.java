package io.github.waivergate.repetition;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * What the tests of a module are compiled to, beside the files that are copied there.
 *
 * @param directory where it lies
 * @param classes its classes
 * @param files everything else
 */
record TestOutput(Path directory, List<TestClassFile> classes, List<Path> files) {

  static TestOutput read(Path directory) throws IOException {
    var classes = new ArrayList<TestClassFile>();
    var files = new ArrayList<Path>();
    if (Files.isDirectory(directory)) {
      List<Path> all;
      try (var walk = Files.walk(directory, FileVisitOption.FOLLOW_LINKS)) {
        all = walk.filter(Files::isRegularFile).sorted().toList();
      }
      for (Path file : all) {
        if (file.toString().endsWith(".class")) {
          classes.add(TestClassFile.read(Files.readAllBytes(file)));
        } else {
          files.add(file);
        }
      }
    }
    return new TestOutput(directory, classes, files);
  }

  /** Whether a file that is no class names one of these. */
  static boolean names(Path file, Predicate<String> known) throws IOException {
    var scanner = new NameScanner(known);
    try (Reader text = new InputStreamReader(Files.newInputStream(file), StandardCharsets.UTF_8)) {
      var buffer = new char[1 << 14];
      for (int read = text.read(buffer); read >= 0; read = text.read(buffer)) {
        for (int i = 0; i < read; i++) {
          scanner.read(buffer[i]);
        }
      }
    }
    return !scanner.found().isEmpty();
  }
}
