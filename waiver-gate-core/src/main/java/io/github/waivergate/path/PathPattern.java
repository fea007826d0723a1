package io.github.waivergate.path;

import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.List;
import java.util.Optional;

/**
 * One anchored Ant pattern over paths from the git root.
 *
 * <p>A strict one also selects names that some file system takes for the same: what a patch may not
 * touch must not come back in other letters.
 *
 * @param text the pattern as it was written
 * @param exact compared with the path as it is
 * @param folded compared with what the path may be taken for; empty unless strict
 */
record PathPattern(String text, PlainEnds exact, Optional<PlainEnds> folded) {

  static PathPattern exact(String text) {
    return new PathPattern(
        text, PlainEnds.of(Normalizer.normalize(text, Form.NFC)), Optional.empty());
  }

  static PathPattern strict(String text) {
    var folded =
        Optional.of(ComparableName.folded(text)).filter(PathPattern::isPattern).map(PlainEnds::of);
    return new PathPattern(text, exact(text).exact(), folded);
  }

  /** Strict where the kind is part of the judge. */
  static PathPattern of(PathKind kind, String text) {
    return kind.judge() ? strict(text) : exact(text);
  }

  /** What other tools take for a pattern would match nothing here, and so protect nothing. */
  static boolean isPattern(String text) {
    return ComparableName.isPlain(text)
        && !text.isBlank()
        && !text.startsWith("%")
        && !text.startsWith("!")
        && text.chars().noneMatch(c -> c == '{' || c == '}' || Character.isISOControl(c));
  }

  boolean match(ComparableName name) {
    return exact.match(name.exact()) || folded.filter(f -> f.match(name.folded())).isPresent();
  }

  /**
   * A pattern behind a cheap question: most paths already differ in its ends without wildcards.
   *
   * @param start how every selected path starts
   * @param end how every selected path ends
   */
  record PlainEnds(String start, String end, AntPatterns ant) {

    static PlainEnds of(String pattern) {
      int first = 0;
      while (first < pattern.length() && !isWildcard(pattern.charAt(first))) {
        first++;
      }
      int last = pattern.length() - 1;
      while (last >= 0 && !isWildcard(pattern.charAt(last))) {
        last--;
      }
      // Without the slash: a/** also selects a, and **/a does.
      var start = pattern.substring(0, first);
      var end = pattern.substring(last + 1);
      return new PlainEnds(
          start.endsWith("/") ? start.substring(0, first - 1) : start,
          end.startsWith("/") ? end.substring(1) : end,
          new AntPatterns(List.of(pattern)));
    }

    boolean match(String name) {
      return name.startsWith(start) && name.endsWith(end) && ant.match(name);
    }

    private static boolean isWildcard(char c) {
      return c == '*' || c == '?';
    }
  }
}
