package io.github.waivergate.git;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a repository keeps its parts.
 *
 * @param root the directory that holds {@code .git}
 * @param head the file that names what is checked out
 * @param objects the object store, shared with other work trees
 * @param exclude ignore patterns that are in no commit
 * @param shallow whether the history was cut off when it was fetched
 */
record WorkTree(Path root, Path head, Path objects, Path exclude, boolean shallow) {

  /** The work tree that holds the directory, where one does. */
  static Optional<Path> rootOf(Path directory) throws EvidenceException {
    try {
      for (@Nullable Path at = directory.toRealPath(); at != null; at = at.getParent()) {
        // A linked work tree and a submodule have a file of that name.
        if (Files.exists(at.resolve(".git"), LinkOption.NOFOLLOW_LINKS)) {
          return Optional.of(at);
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      throw new EvidenceException(
          directory.toString(),
          "cannot be read: " + IoReason.of(e),
          "make it readable for the user who runs Maven");
    }
  }

  /** Asks git at the root itself, where nothing but {@code .git} can be taken for a repository. */
  static WorkTree of(Path root, Git git) throws EvidenceException {
    var lines =
        git.text(
                "rev-parse",
                "--show-toplevel",
                "--git-path",
                "HEAD",
                "--git-path",
                "objects",
                "--git-path",
                "info/exclude",
                "--is-shallow-repository")
            .lines()
            .toList();
    if (lines.size() != 5) {
      throw odd(root, "git names its parts in " + lines.size() + " lines instead of 5");
    }
    try {
      var top = Path.of(lines.get(0)).toRealPath();
      if (!top.equals(root)) {
        throw odd(root, "it holds .git, and git takes " + top + " for the work tree");
      }
      return new WorkTree(
          root,
          root.resolve(lines.get(1)),
          root.resolve(lines.get(2)),
          root.resolve(lines.get(3)),
          !lines.get(4).equals("false"));
    } catch (InvalidPathException | IOException e) {
      throw odd(root, "git names a work tree that is not there: " + lines.get(0));
    }
  }

  /**
   * Git writes this file without the right to execute it; where it has that, modes are not kept.
   */
  boolean keepsNoModes() {
    try {
      return Files.getPosixFilePermissions(head).contains(PosixFilePermission.OWNER_EXECUTE);
    } catch (IOException | UnsupportedOperationException e) {
      return true;
    }
  }

  private static EvidenceException odd(Path root, String found) {
    return new EvidenceException(
        root.toString(),
        found,
        "remove a .git that is no repository, unset core.worktree, or clone anew by a plain name");
  }
}
