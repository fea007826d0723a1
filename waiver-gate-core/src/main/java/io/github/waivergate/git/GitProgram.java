package io.github.waivergate.git;

import io.github.waivergate.refusal.EvidenceException;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the git command. */
final class GitProgram {
  private static final List<String> NAMES =
      File.separatorChar == '\\' ? List.of("git.exe") : List.of("git");

  private GitProgram() {}

  /**
   * The first git of the PATH. Left to the system, a relative entry, and on Windows the current
   * directory, would let a repository bring a git of its own.
   */
  static Path find(Map<String, String> environment) throws EvidenceException {
    for (String entry : path(environment).split(File.pathSeparator, -1)) {
      for (String name : NAMES) {
        var program = executable(entry, name);
        if (program.isPresent()) {
          return program.get();
        }
      }
    }
    throw new EvidenceException(
        "git", "no absolute directory of the PATH holds it", "install git, then run the build");
  }

  private static String path(Map<String, String> environment) {
    return environment.entrySet().stream()
        .filter(variable -> variable.getKey().equalsIgnoreCase("PATH"))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }

  private static Optional<Path> executable(String directory, String name) {
    try {
      return Optional.of(Path.of(directory, name))
          .filter(Path::isAbsolute)
          .filter(Files::isRegularFile)
          .filter(Files::isExecutable);
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }
}
