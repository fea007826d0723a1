package io.github.waivergate.oracle;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import java.util.List;

/**
 * One source as the compiler's tree.
 *
 * @param imports what it imports, as written: {@code org.junit.Test}, {@code org.junit.Assert.*}
 */
record ParsedSource(
    String path,
    CompilationUnitTree unit,
    SourcePositions positions,
    String packageName,
    List<String> imports) {

  static ParsedSource of(String path, CompilationUnitTree unit, SourcePositions positions) {
    var packageName = unit.getPackageName() == null ? "" : unit.getPackageName().toString();
    var imports =
        unit.getImports().stream().map(i -> i.getQualifiedIdentifier().toString()).toList();
    return new ParsedSource(path, unit, positions, packageName, imports);
  }

  /** The line that the tree starts on. */
  int line(Tree tree) {
    long start = positions.getStartPosition(unit, tree);
    return start < 0 ? 0 : (int) unit.getLineMap().getLineNumber(start);
  }

  /** Whether something of a package, or below it, is imported. */
  boolean importsFrom(String prefix) {
    return imports.stream().anyMatch(name -> name.startsWith(prefix));
  }

  /** JUnit 3 and 4 have the message of an assertion in front, all others at the end. */
  boolean messagesComeFirst() {
    return importsFrom("org.junit.Assert") || importsFrom("junit.framework.");
  }
}
