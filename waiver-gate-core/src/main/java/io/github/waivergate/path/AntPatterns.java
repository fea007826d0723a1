package io.github.waivergate.path;

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
}
