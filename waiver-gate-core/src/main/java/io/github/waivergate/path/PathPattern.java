package io.github.waivergate.path;

import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

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
record PathPattern(String text, PlainParts exact, Optional<PlainParts> folded) {

  static PathPattern exact(String text) {
    return new PathPattern(
        text, PlainParts.of(Normalizer.normalize(text, Form.NFC)), Optional.empty());
  }

  static PathPattern strict(String text) {
    var folded =
        Optional.of(ComparableName.folded(text)).filter(PathPattern::isPattern).map(PlainParts::of);
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
    return exact.match(name.exact()) || (folded.isPresent() && folded.get().match(name.folded()));
  }

  /**
   * A pattern behind a cheap question: most paths already lack what stands between its wildcards.
   *
   * @param start how every selected path starts
   * @param parts each of them is in every selected path, without the slashes around it: {@code
   *     a/**} also selects {@code a}
   */
  record PlainParts(String start, List<String> parts, AntPatterns ant) {
    private static final Pattern WILDCARDS = Pattern.compile("/?[*?][*?/]*");

    static PlainParts of(String pattern) {
      var parts = WILDCARDS.splitAsStream(pattern).filter(part -> !part.isEmpty()).toList();
      var start = parts.isEmpty() || !pattern.startsWith(parts.get(0)) ? "" : parts.get(0);
      return new PlainParts(start, parts, new AntPatterns(List.of(pattern)));
    }

    boolean match(String name) {
      if (!name.startsWith(start)) {
        return false;
      }
      for (String part : parts) {
        if (!name.contains(part)) {
          return false;
        }
      }
      return ant.match(name);
    }
  }
}
