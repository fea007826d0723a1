package io.github.waivergate.module;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Finds the directory that all modules of a repository share their contract in. */
public final class ContractRoot {
  private ContractRoot() {}

  /**
   * The highest ancestor inside the git work tree that is reached through directories which each
   * hold a {@code pom.xml}; without git, the top-level project.
   *
   * @param basedir directory of the module
   * @param topLevel directory of the project that Maven was started on
   */
  public static Path of(Path basedir, Path topLevel) {
    var directory = basedir.toAbsolutePath().normalize();
    if (!isInWorkTree(directory)) {
      return directory.startsWith(topLevel.toAbsolutePath().normalize()) ? topLevel : directory;
    }
    for (@Nullable Path parent = directory.getParent();
        parent != null;
        parent = parent.getParent()) {
      if (isTopOfWorkTree(directory) || !hasPom(parent)) {
        break;
      }
      directory = parent;
    }
    return directory;
  }

  private static boolean isInWorkTree(Path directory) {
    for (@Nullable Path at = directory; at != null; at = at.getParent()) {
      if (isTopOfWorkTree(at)) {
        return true;
      }
    }
    return false;
  }

  /** A linked work tree and a submodule have a file of that name instead of a directory. */
  private static boolean isTopOfWorkTree(Path directory) {
    return Files.exists(directory.resolve(".git"));
  }

  private static boolean hasPom(Path directory) {
    return Files.isRegularFile(directory.resolve("pom.xml"));
  }
}
