package io.github.waivergate.git;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * Takes the snapshot of a work tree: HEAD, what is uncommitted, untracked, or ignored by intent.
 */
final class PatchOnDisk {
  private final WorkTree tree;
  private final Git repository;
  private final Index index;

  /**
   * @param repository the user's own, only read
   * @param index not filled yet
   */
  PatchOnDisk(WorkTree tree, Git repository, Index index) {
    this.tree = tree;
    this.repository = repository;
    this.index = index;
  }

  Snapshot take(String head, boolean sparse, IgnoredFiles ignored) throws EvidenceException {
    index.read(head);
    var committed = index.entries();
    var submodules = new Submodules(tree.root(), repository, committed.values());
    // Left in, git would run in them with their own settings, or not look at them at all.
    index.remove(submodules.paths());
    var tracked = new Tracked(repository);
    var notCheckedOut = new ArrayList<String>();
    if (sparse) {
      for (String path : tracked.flagged()) {
        if (committed.containsKey(path) && !isOnDisk(path)) {
          notCheckedOut.add(path);
        }
      }
    }
    index.leaveAlone(notCheckedOut);
    index.addAll();
    submodules.putInto(index, addIgnored(tracked, ignored), ignored);
    return new Snapshot(index.write(), notCheckedOut);
  }

  /** The entries of the index, after what git ignores and the patch wants has been added. */
  private SortedMap<String, TreeEntry> addIgnored(Tracked tracked, IgnoredFiles ignored)
      throws EvidenceException {
    var known = index.entries();
    var added = new TreeSet<String>();
    for (String path : tracked.paths()) {
      // Staged although an ignore file names it: whoever did that wants to commit it.
      if (!known.containsKey(path) && isOnDisk(path) && !isBehindLink(path)) {
        added.add(path);
      }
    }
    var staged = Set.copyOf(added);
    for (String path : ignoredPaths()) {
      boolean directory = path.endsWith("/");
      var name = directory ? path.substring(0, path.length() - 1) : path;
      if (directory ? ignored.mayLieIn(name) : ignored.belongs(name)) {
        added.add(name);
      }
    }
    if (added.isEmpty()) {
      return known;
    }
    index.addIgnored(added);
    var surplus = new ArrayList<String>();
    var all = index.entries();
    for (var entry : all.values()) {
      var path = entry.path();
      boolean wanted = known.containsKey(path) || staged.contains(path) || entry.isSubmodule();
      if (!wanted && !ignored.belongs(path)) {
        surplus.add(path);
      }
    }
    index.remove(surplus);
    for (String path : surplus) {
      all.remove(path);
    }
    return all;
  }

  /**
   * What git ignores; a directory that is ignored as a whole ends in a slash and is not entered.
   */
  private List<String> ignoredPaths() throws EvidenceException {
    return GitNames.split(
        index.git().bytes("ls-files", "-o", "-i", "--exclude-standard", "--directory", "-z"));
  }

  private boolean isOnDisk(String path) throws EvidenceException {
    var file = resolve(tree.root(), path);
    return Files.exists(file, LinkOption.NOFOLLOW_LINKS)
        && !Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS);
  }

  /** A link in the place of a directory is a change of its own; what it leads to is not here. */
  private boolean isBehindLink(String path) throws EvidenceException {
    for (int i = path.indexOf('/'); i >= 0; i = path.indexOf('/', i + 1)) {
      if (Files.isSymbolicLink(resolve(tree.root(), path.substring(0, i)))) {
        return true;
      }
    }
    return false;
  }

  static Path resolve(Path root, String path) throws EvidenceException {
    try {
      return root.resolve(path);
    } catch (InvalidPathException e) {
      throw new EvidenceException(
          path,
          "this system cannot name the file",
          "run the build in a locale with UTF-8, such as LC_ALL=C.UTF-8");
    }
  }
}
