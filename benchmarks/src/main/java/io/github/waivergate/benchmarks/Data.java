package io.github.waivergate.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where the generated files lie. The same name and scale always stand for the same bytes.
 *
 * @param root below the module's {@code target}
 * @param scale factor on every number of files or cases
 */
record Data(Path root, double scale) {

  /** The number at this scale, one at least. */
  int scaled(int full) {
    return Math.max(1, (int) Math.round(full * scale));
  }

  /** The directory of that name, filled when it is asked for the first time. */
  Path directory(String name, Filling filling) throws Exception {
    var whole = root.resolve(name);
    if (!Files.exists(whole)) {
      var unfinished = root.resolve(name + ".part");
      Files.createDirectories(unfinished);
      filling.fill(unfinished);
      // Moved when it is whole: a run that was stopped leaves nothing that could be measured.
      Files.move(unfinished, whole);
    }
    return whole;
  }

  /** Writes a directory's files. */
  interface Filling {
    void fill(Path directory) throws Exception;
  }

  /** A directory below another, created. */
  static Path below(Path directory, String name) throws IOException {
    return Files.createDirectories(directory.resolve(name));
  }
}
