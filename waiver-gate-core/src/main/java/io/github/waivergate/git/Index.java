package io.github.waivergate.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.refusal.EvidenceException;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;

/** An index of the gate's own, made of a tree: the user's, with its flags, stays as it is. */
final class Index {
  private final Git git;
  private String none = "";

  /**
   * @param git works on the gate's own git directory
   * @param file where the index lies, not there yet
   */
  Index(Git git, Path file) {
    this.git = git.with("GIT_INDEX_FILE", file.toString());
  }

  Git git() {
    return git;
  }

  void read(String treeish) throws EvidenceException {
    git.bytes("read-tree", ObjectName.require(treeish));
    none = "0".repeat(treeish.length());
  }

  SortedMap<String, TreeEntry> entries() throws EvidenceException {
    return Trees.index(git);
  }

  void remove(Collection<String> paths) throws EvidenceException {
    update(paths, List.of());
  }

  void put(Collection<TreeEntry> entries) throws EvidenceException {
    update(List.of(), entries);
  }

  /** Removes first, so that a file may take the place of a directory and the other way round. */
  void update(Collection<String> removed, Collection<TreeEntry> put) throws EvidenceException {
    if (removed.isEmpty() && put.isEmpty()) {
      return;
    }
    var lines = new ByteArrayOutputStream();
    for (String path : removed) {
      lines.writeBytes(("0 " + none + "\t" + path + "\0").getBytes(UTF_8));
    }
    for (var entry : put) {
      var line = entry.mode() + " " + entry.blob() + " 0\t" + entry.path() + "\0";
      lines.writeBytes(line.getBytes(UTF_8));
    }
    git.feed(lines.toByteArray(), "update-index", "-z", "--index-info");
  }

  void leaveAlone(Collection<String> paths) throws EvidenceException {
    if (!paths.isEmpty()) {
      git.feed(GitNames.join(paths), "update-index", "-z", "--skip-worktree", "--stdin");
    }
  }

  /** Everything of the work tree that no ignore file names. */
  void addAll() throws EvidenceException {
    git.bytes("add", "-A");
  }

  void addIgnored(Collection<String> paths) throws EvidenceException {
    if (!paths.isEmpty()) {
      git.feed(GitNames.join(paths), "add", "-f", "--pathspec-from-file=-", "--pathspec-file-nul");
    }
  }

  /** The tree of the entries; a partial clone may lack blobs that nobody has changed. */
  String write() throws EvidenceException {
    return ObjectName.require(git.text("write-tree", "--missing-ok").strip());
  }
}
