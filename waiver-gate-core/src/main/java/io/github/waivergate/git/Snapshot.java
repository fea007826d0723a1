package io.github.waivergate.git;

import java.util.List;

/**
 * The patch as it lies on disk.
 *
 * @param tree the full name of its tree
 * @param notCheckedOut paths of HEAD that a sparse checkout left out; the tree has them as HEAD
 *     does
 */
public record Snapshot(String tree, List<String> notCheckedOut) {
  public Snapshot {
    ObjectName.require(tree);
    notCheckedOut = List.copyOf(notCheckedOut);
  }
}
