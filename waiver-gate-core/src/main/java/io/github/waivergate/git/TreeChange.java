package io.github.waivergate.git;

/**
 * A path that two trees hold differently; a rename is two of them.
 *
 * @param path from the root of the work tree, with {@code /} separators
 * @param oldMode six octal digits, {@code 000000} where the old tree lacks the path
 * @param newMode six octal digits, {@code 000000} where the new tree lacks the path
 * @param oldBlob the full name of the old bytes, zeros where there are none
 * @param newBlob the full name of the new bytes, zeros where there are none
 */
public record TreeChange(
    String path, String oldMode, String newMode, String oldBlob, String newBlob) {
  private static final String NONE = "000000";

  /** Whether only the new tree has the path. */
  public boolean isAdded() {
    return oldMode.equals(NONE);
  }

  /** Whether only the old tree has the path. */
  public boolean isDeleted() {
    return newMode.equals(NONE);
  }

  /** Whether one of the sides is another repository, whose files no tree of this one shows. */
  public boolean touchesSubmodule() {
    return oldMode.equals(TreeEntry.GITLINK) || newMode.equals(TreeEntry.GITLINK);
  }
}
