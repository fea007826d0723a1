package io.github.waivergate.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.tools.ToolProvider;

/**
 * Lists what a patch changed in what its tests expect, for the reader of a verdict.
 *
 * <p>No verdict depends on it: it reads names and shapes of source, which can be fooled. What it
 * does not list may still have changed.
 */
public final class OracleDiff {
  private OracleDiff() {}

  /** The changes of all sources, sorted. Sources that are no Java are left out. */
  public static List<OracleChange> of(List<SourcePair> pairs) {
    return of(pairs, hasCompiler());
  }

  static List<OracleChange> of(List<SourcePair> pairs, boolean hasCompiler) {
    var sources = pairs.stream().filter(OracleDiff::isJava).toList();
    if (sources.isEmpty()) {
      return List.of();
    }
    if (!hasCompiler) {
      var words = "not available: this Java runtime has no compiler to parse sources with";
      return List.of(new OracleChange("", "", 0, Kind.NOT_AVAILABLE, words));
    }
    // Only now: without the compiler, the classes it is reached through cannot be loaded.
    var changes = new ArrayList<>(new SourcesComparison(sources).compare());
    changes.sort(null);
    return List.copyOf(changes);
  }

  private static boolean isJava(SourcePair pair) {
    return pair.path().toLowerCase(Locale.ROOT).endsWith(".java");
  }

  private static boolean hasCompiler() {
    try {
      Class.forName("com.sun.source.util.JavacTask", false, OracleDiff.class.getClassLoader());
      return Optional.ofNullable(ToolProvider.getSystemJavaCompiler()).isPresent();
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }
}
