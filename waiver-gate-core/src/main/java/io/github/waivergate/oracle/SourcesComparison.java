package io.github.waivergate.oracle;

import io.github.waivergate.digest.Utf8Order;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import javax.tools.ToolProvider;

/** Parses both sides of all sources, then compares source by source. */
final class SourcesComparison {
  private final List<SourcePair> pairs;
  private final JavaParser parser =
      new JavaParser(Objects.requireNonNull(ToolProvider.getSystemJavaCompiler()));
  private final Set<String> unparsable = new HashSet<>();
  private final List<OracleChange> changes = new ArrayList<>();

  SourcesComparison(List<SourcePair> pairs) {
    // The same order for the same sources, so that nothing found depends on how they came.
    this.pairs =
        pairs.stream()
            .sorted(Comparator.comparing(SourcePair::path, Utf8Order.COMPARATOR))
            .toList();
  }

  List<OracleChange> compare() {
    var base = new ArrayList<ParsedSource>();
    var patch = new ArrayList<ParsedSource>();
    for (SourcePair pair : pairs) {
      parse(pair.path(), pair.base(), "the base's source").ifPresent(base::add);
      parse(pair.path(), pair.patch(), "the source").ifPresent(patch::add);
    }
    var before = new Calls(new SourceIndex(base));
    var now = new Calls(new SourceIndex(patch));
    for (SourcePair pair : pairs) {
      if (!unparsable.contains(pair.path())) {
        changes.addAll(compared(pair.path(), before, now));
      }
    }
    return changes;
  }

  private static List<OracleChange> compared(String path, Calls base, Calls patch) {
    try {
      return new SourceComparison(path, base, patch).compare();
    } catch (StackOverflowError e) {
      return List.of(notParsed(path, 0, "cannot be compared: it is nested too deeply"));
    }
  }

  private Optional<ParsedSource> parse(String path, Optional<byte[]> bytes, String side) {
    if (bytes.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(parser.parse(path, bytes.get()));
    } catch (UnparsableException e) {
      unparsable.add(path);
      changes.add(notParsed(path, e.line(), side + " cannot be parsed: " + e.getMessage()));
      return Optional.empty();
    }
  }

  private static OracleChange notParsed(String path, int line, String words) {
    return new OracleChange("", path, line, Kind.NOT_PARSED, words);
  }
}
