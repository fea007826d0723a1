package io.github.waivergate.path;

import io.github.waivergate.lockfile.VisibleText;
import java.util.List;
import java.util.Optional;

/**
 * Patterns that give the paths they select one class.
 *
 * @param kind the class
 * @param patterns at least one
 * @param origin where the rule stands, such as {@code built in}
 */
record PathRule(PathKind kind, List<PathPattern> patterns, String origin) {
  static final String BUILT_IN = "built in";

  PathRule {
    patterns = List.copyOf(patterns);
  }

  static PathRule of(PathKind kind, List<String> patterns, String origin) {
    return new PathRule(
        kind, patterns.stream().map(text -> PathPattern.of(kind, text)).toList(), origin);
  }

  /** The first of the rules that selects the path. */
  static Optional<Match> first(List<PathRule> rules, ComparableName name) {
    for (PathRule rule : rules) {
      for (PathPattern pattern : rule.patterns()) {
        if (pattern.match(name)) {
          return Optional.of(new Match(rule, pattern));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * A rule that selects a path, by this pattern.
   *
   * @param rule the rule
   * @param pattern the first of its patterns that does
   */
  record Match(PathRule rule, PathPattern pattern) {
    PathKind kind() {
      return rule.kind();
    }

    /** Pattern and origin. */
    String shown() {
      return VisibleText.of(pattern.text()) + " (" + rule.origin() + ")";
    }

    /** The same, where another rule wanted to open what this one keeps closed. */
    String shownAgainst(Match other) {
      return "%s (%s; %s cannot make it %s)"
          .formatted(
              VisibleText.of(pattern.text()),
              rule.origin(),
              other.rule().origin(),
              other.kind().wireName());
    }
  }
}
