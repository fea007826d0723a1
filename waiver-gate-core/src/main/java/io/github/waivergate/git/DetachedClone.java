package io.github.waivergate.git;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;

/**
 * A tree of the repository, checked out elsewhere with nothing else of it.
 *
 * <p>It reads the objects of the {@link GitRepository} it comes from, and lives as long as that.
 */
public final class DetachedClone {
  private final Path root;
  private final Git git;
  private List<String> missingSubmodules = List.of();

  private DetachedClone(Path root, Git git) {
    this.root = root;
    this.git = git;
  }

  static DetachedClone of(
      Git git, String commit, Path where, List<Path> stores, GitSettings settings)
      throws EvidenceException {
    var root = where.toAbsolutePath().normalize();
    requireEmpty(root);
    var directory = GitDirectory.write(root.resolve(".git"), commit, stores, settings);
    var own = git.at(root).with("GIT_DIR", directory.toString()).with("GIT_WORK_TREE", ".");
    var clone = new DetachedClone(root, own);
    clone.checkOut(commit);
    return clone;
  }

  /** Where its files lie. */
  public Path root() {
    return root;
  }

  /** Directories that are empty in it: other repositories whose commits it does not have. */
  public List<String> missingSubmodules() {
    return missingSubmodules;
  }

  /** Puts the tree in the place of the one before; files that belong to neither stay. */
  public void checkOut(String treeish) throws EvidenceException {
    // Unlike a checkout it runs no hook and moves no ref.
    git.bytes("read-tree", "-u", "--reset", ObjectName.require(treeish));
    missingSubmodules =
        Trees.list(git, treeish).values().stream()
            .filter(TreeEntry::isSubmodule)
            .map(TreeEntry::path)
            .toList();
  }

  private static void requireEmpty(Path root) throws EvidenceException {
    if (!Files.exists(root, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    try (var children = Files.newDirectoryStream(root)) {
      if (children.iterator().hasNext()) {
        throw new EvidenceException(
            root.toString(), "is not empty", "name a directory that is not there yet");
      }
    } catch (IOException e) {
      throw new EvidenceException(
          root.toString(),
          "cannot be listed: " + IoReason.of(e),
          "name a directory that is not there yet");
    }
  }
}
