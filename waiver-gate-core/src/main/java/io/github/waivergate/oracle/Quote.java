package io.github.waivergate.oracle;

import com.sun.source.tree.Tree;
import io.github.waivergate.lockfile.VisibleText;

/** Source on one line of a message, cut where it is long. */
final class Quote {
  private static final int LONGEST = 80;

  private Quote() {}

  /** The tree as source, without its comments. */
  static String of(Tree tree) {
    // The compiler writes a variable without a written type so.
    return of(tree.toString().replace("/*missing*/", "var"));
  }

  /** The text with its white space collapsed and its unprintable characters escaped. */
  static String of(String text) {
    var line = text.strip().replaceAll("\\s+", " ");
    boolean fits = line.codePointCount(0, line.length()) <= LONGEST;
    var start = fits ? line : line.substring(0, line.offsetByCodePoints(0, LONGEST - 3));
    // Source has its own backslashes: doubled, they would no longer read as what was written.
    return VisibleText.of(start).replace("\\\\", "\\") + (fits ? "" : "...");
  }
}
