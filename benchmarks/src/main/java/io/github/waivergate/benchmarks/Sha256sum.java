package io.github.waivergate.benchmarks;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The command that everybody else hashes files with, in one process for all of them. */
final class Sha256sum {
  private Sha256sum() {}

  static boolean isInstalled() throws InterruptedException {
    try {
      return run(Path.of("."), List.of("--version")) == 0;
    } catch (IOException e) {
      return false;
    }
  }

  /** Digests the files, and says how many. */
  static long digest(Path directory, List<String> names) throws IOException, InterruptedException {
    require(directory, names);
    return names.size();
  }

  /** Checks the files against the digests that a lock holds. */
  static void check(Path directory, String lock) throws IOException, InterruptedException {
    require(directory, List.of("--check", "--strict", "--quiet", lock));
  }

  private static void require(Path directory, List<String> arguments)
      throws IOException, InterruptedException {
    int exit = run(directory, arguments);
    if (exit != 0) {
      throw new IllegalStateException("sha256sum ended with " + exit + " in " + directory);
    }
  }

  private static int run(Path directory, List<String> arguments)
      throws IOException, InterruptedException {
    var command = new ArrayList<String>();
    command.add("sha256sum");
    command.addAll(arguments);
    return new ProcessBuilder(command)
        .directory(directory.toFile())
        .redirectOutput(Redirect.DISCARD)
        .redirectError(Redirect.INHERIT)
        .start()
        .waitFor();
  }
}
