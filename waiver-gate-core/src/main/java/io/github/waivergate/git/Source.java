package io.github.waivergate.git;

/**
 * What lies on disk, by git's names for it.
 *
 * @param commit full name of the checked-out commit
 * @param tree full name of the tree with everything uncommitted and untracked; empty where it was
 *     not asked for
 */
public record Source(String commit, String tree) {
  /** Outside of git. */
  public static final Source NONE = new Source("", "");
}
