package io.github.waivergate.git;

import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.SortedMap;

/** Lays paths of one tree over another. */
final class Overlay {
  private Overlay() {}

  static String write(
      Index index, String base, SortedMap<String, TreeEntry> patch, Collection<String> paths)
      throws EvidenceException {
    var removed = new ArrayList<String>();
    var put = new ArrayList<TreeEntry>();
    for (String path : paths) {
      var entry = patch.get(path);
      if (entry == null) {
        removed.add(path);
      } else {
        put.add(entry);
      }
    }
    index.read(base);
    index.update(removed, put);
    return index.write();
  }

  /** Git lets a file push a directory aside, and what lies in it is gone without a word. */
  static EvidenceException displaced(String path) {
    return new EvidenceException(
        path,
        "the patch has something else in the place of a directory that holds it, or of a file"
            + " above it",
        "let the patch keep the path, or have the change approved");
  }
}
