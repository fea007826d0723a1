package io.github.waivergate.git;

/**
 * A file, link or submodule of a tree.
 *
 * @param path from the root of the work tree, with {@code /} separators
 * @param mode six octal digits, such as {@code 100644}
 * @param blob the full name of its bytes; of a submodule, the commit
 */
public record TreeEntry(String path, String mode, String blob) {
  static final String GITLINK = "160000";

  /** Whether it stands for another repository, whose files are not in this one. */
  public boolean isSubmodule() {
    return mode.equals(GITLINK);
  }

  /** Whether its bytes are a file's own: not the target of a link. */
  public boolean isRegularFile() {
    return mode.startsWith("100");
  }
}
