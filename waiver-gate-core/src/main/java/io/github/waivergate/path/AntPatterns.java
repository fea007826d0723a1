package io.github.waivergate.path;

import java.io.File;
import java.util.List;
import org.codehaus.plexus.util.SelectorUtils;

/**
 * Ant patterns over names with {@code /} separators: {@code ?} and {@code *} stay inside a segment,
 * {@code **} spans segments. Matching is case-sensitive on every system.
 *
 * @param patterns at least one pattern
 */
public record AntPatterns(List<String> patterns) {

  public AntPatterns {
    patterns = List.copyOf(patterns);
    for (String pattern : patterns) {
      if (pattern.isBlank() || pattern.contains("\\") || pattern.startsWith("%")) {
        throw new IllegalArgumentException("not an Ant pattern with / separators: " + pattern);
      }
    }
  }

  /** Whether one of the patterns matches the whole name. */
  public boolean match(String name) {
    for (String pattern : patterns) {
      if (SelectorUtils.matchPath(pattern, name, "/", true)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a name below the directory could match one of the patterns. */
  public boolean mayMatchBelow(String directory) {
    for (String pattern : patterns) {
      if (SelectorUtils.matchPatternStart(
          systemDependent(pattern), systemDependent(directory), true)) {
        return true;
      }
    }
    return false;
  }

  /** This one method of the matcher has no parameter for the separator. */
  private static String systemDependent(String name) {
    return name.replace('/', File.separatorChar);
  }
}
