package io.github.waivergate.path;

import java.util.List;

/**
 * Selects classes by Ant patterns over their binary names, such as {@code **}{@code /*Properties}.
 *
 * <p>A nested class is selected with each class that encloses it.
 *
 * @param patterns patterns with {@code /} between packages and no file ending
 */
public record ClassPatterns(AntPatterns patterns) {

  /** Selects by the given patterns. */
  public static ClassPatterns of(List<String> patterns) {
    return new ClassPatterns(new AntPatterns(patterns));
  }

  /** Whether the class, or one that encloses it, is selected. */
  public boolean match(String binaryName) {
    var name = binaryName.replace('.', '/');
    while (true) {
      if (patterns.match(name)) {
        return true;
      }
      int nested = name.lastIndexOf('$');
      if (nested < 0) {
        return false;
      }
      name = name.substring(0, nested);
    }
  }
}
