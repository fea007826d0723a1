package io.github.waivergate.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A git directory of the gate's own that reads the objects of another and has nothing else of it:
 * no hooks, attributes, grafts, replaced objects or refs, and only the settings that may be
 * carried.
 */
final class GitDirectory {
  private GitDirectory() {}

  /**
   * @param at the directory to fill, such as {@code …/.git}
   * @param commit what is checked out, detached
   * @param stores object stores to read from
   */
  static Path write(Path at, String commit, List<Path> stores, GitSettings settings)
      throws EvidenceException {
    try {
      Files.createDirectories(at.resolve("objects/info"));
      Files.createDirectories(at.resolve("objects/pack"));
      Files.createDirectories(at.resolve("refs/heads"));
      Files.createDirectories(at.resolve("info"));
      Files.writeString(at.resolve("HEAD"), commit + "\n");
      Files.writeString(at.resolve("config"), settings.carried(commit.length()));
      Files.writeString(
          at.resolve("objects/info/alternates"),
          stores.stream().map(GitDirectory::line).collect(Collectors.joining()),
          UTF_8);
      return at;
    } catch (IOException e) {
      throw cannotBeWritten(at, e);
    }
  }

  /** Ignore patterns hide nothing here: whatever they name is listed, and asked about. */
  static void copyExclude(Path from, Path to) throws EvidenceException {
    try {
      if (Files.isRegularFile(from)) {
        Files.copy(from, to.resolve("info/exclude"));
      }
    } catch (IOException e) {
      throw cannotBeWritten(to, e);
    }
  }

  private static EvidenceException cannotBeWritten(Path at, IOException e) {
    return new EvidenceException(
        at.toString(),
        "cannot be written: " + IoReason.of(e),
        "make the place writable for the user who runs Maven, then run the build again");
  }

  private static String line(Path store) {
    return store.toString().replace(File.separatorChar, '/') + "\n";
  }
}
