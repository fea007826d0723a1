package io.github.waivergate.neighbours;

import io.github.waivergate.fixture.FixtureTree;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedSet;

/**
 * The fixtures as they lie in the source tree, locked or not: a first lock is made of a build that
 * has run its tests.
 *
 * @param basedir the module's directory
 * @param paths the fixtures in it
 */
public record TreeFixtures(Path basedir, SortedSet<String> paths) implements Fixtures {

  /** Finds the fixtures of a module. */
  public static TreeFixtures of(Path basedir, FixtureTree tree) {
    return new TreeFixtures(basedir, tree.paths());
  }

  @Override
  public boolean has(String path) {
    return paths.contains(path);
  }

  @Override
  public byte[] bytes(String path) throws EvidenceException {
    if (!has(path)) {
      throw refused(path, "is no fixture of the module");
    }
    try {
      return Files.readAllBytes(basedir.resolve(path));
    } catch (IOException e) {
      throw refused(path, "cannot be read: " + IoReason.of(e));
    }
  }

  private static EvidenceException refused(String path, String found) {
    return new EvidenceException(
        VisibleText.of(path), found, "put the file there, below what <fixtures> names");
  }
}
