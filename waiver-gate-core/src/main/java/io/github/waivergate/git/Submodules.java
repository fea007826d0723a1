package io.github.waivergate.git;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collection;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Other repositories inside the work tree: what they have checked out, and that it is committed.
 */
final class Submodules {
  private final Path root;
  private final Git git;
  private final SortedMap<String, TreeEntry> committed = new TreeMap<>();

  Submodules(Path root, Git git, Collection<TreeEntry> entries) {
    this.root = root;
    this.git = git;
    for (var entry : entries) {
      if (entry.isSubmodule()) {
        committed.put(entry.path(), entry);
      }
    }
  }

  Collection<String> paths() {
    return committed.keySet();
  }

  /** Puts each into the index with the commit that is really checked out there. */
  void putInto(Index index, SortedMap<String, TreeEntry> entries, IgnoredFiles ignored)
      throws EvidenceException {
    var found = new TreeMap<String, TreeEntry>();
    for (var entry : committed.values()) {
      if (isEmptyDirectory(entry.path())) {
        // Not initialised, which is how git leaves a submodule after a plain clone.
        found.put(entry.path(), entry);
      } else if (isRepository(entry.path())) {
        found.put(entry.path(), judged(entry.path(), ignored));
      }
    }
    for (var entry : entries.values()) {
      if (entry.isSubmodule() && !found.containsKey(entry.path())) {
        found.put(entry.path(), judged(entry.path(), ignored));
      }
    }
    index.put(found.values());
  }

  private TreeEntry judged(String path, IgnoredFiles ignored) throws EvidenceException {
    var directory = PatchOnDisk.resolve(root, path);
    try (var repository = new GitRepository(directory, git.at(directory))) {
      var tree = repository.snapshot(new Below(path, ignored)).tree();
      var changes = repository.changes(repository.head(), tree);
      if (!changes.isEmpty()) {
        throw new EvidenceException(
            path,
            "the repository in it has uncommitted changes, such as " + changes.get(0).path(),
            "commit them there, or restore what is committed");
      }
      return new TreeEntry(path, TreeEntry.GITLINK, repository.head());
    }
  }

  private boolean isRepository(String path) throws EvidenceException {
    return Files.exists(PatchOnDisk.resolve(root, path).resolve(".git"), LinkOption.NOFOLLOW_LINKS);
  }

  private boolean isEmptyDirectory(String path) throws EvidenceException {
    var directory = PatchOnDisk.resolve(root, path);
    if (!Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)) {
      return false;
    }
    try (var children = Files.newDirectoryStream(directory)) {
      return !children.iterator().hasNext();
    } catch (IOException e) {
      throw new EvidenceException(
          path,
          "cannot be listed: " + IoReason.of(e),
          "make it readable for the user who runs Maven");
    }
  }

  private record Below(String directory, IgnoredFiles ignored) implements IgnoredFiles {
    @Override
    public boolean mayLieIn(String path) {
      return ignored.mayLieIn(directory + "/" + path);
    }

    @Override
    public boolean belongs(String path) {
      return ignored.belongs(directory + "/" + path);
    }
  }
}
