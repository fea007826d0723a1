package io.github.waivergate.oracle;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The rows of data that a source lists, each as its text. */
final class DataRows {
  private static final Set<String> LISTED = Set.of("ValueSource", "CsvSource");
  private static final Set<String> SETTINGS =
      Set.of("delimiter", "delimiterString", "nullValues", "emptyValue", "quoteCharacter");

  private DataRows() {}

  /** The rows in an annotation that lists them; none where it lists no rows. */
  static List<String> of(AnnotationTree annotation) {
    var rows = new ArrayList<String>();
    if (!LISTED.contains(Annotations.nameOf(annotation))) {
      return rows;
    }
    for (ExpressionTree argument : annotation.getArguments()) {
      var name = "value";
      var value = argument;
      if (argument instanceof AssignmentTree assignment) {
        name = Annotations.simpleName(assignment.getVariable());
        value = assignment.getExpression();
      }
      if (name.equals("textBlock") && value instanceof LiteralTree block) {
        String.valueOf(block.getValue()).lines().map(String::strip).forEach(rows::add);
        rows.removeIf(row -> row.isEmpty() || row.startsWith("#"));
      } else if (value instanceof NewArrayTree array) {
        array.getInitializers().forEach(row -> rows.add(text(row)));
      } else if (!SETTINGS.contains(name)) {
        rows.add(text(value));
      }
    }
    return rows;
  }

  /** The rows that a provider lists: the elements of its longest list, stream or array. */
  static List<String> of(MethodSource provider) {
    var longest = new ArrayList<String>();
    new TreeScanner<Void, Void>() {
      @Override
      public @Nullable Void visitMethodInvocation(
          MethodInvocationTree call, @Nullable Void unused) {
        var select = call.getMethodSelect().toString();
        if (select.matches("(.*\\.)?(Stream|List|Set|Arrays|Arbitraries)\\.(of|asList)")) {
          keep(call.getArguments());
        }
        return super.visitMethodInvocation(call, null);
      }

      @Override
      public @Nullable Void visitNewArray(NewArrayTree array, @Nullable Void unused) {
        // The outermost array is met first, and lists the rows.
        if (array.getInitializers() != null && longest.isEmpty()) {
          keep(array.getInitializers());
        }
        return super.visitNewArray(array, null);
      }

      private void keep(List<? extends ExpressionTree> rows) {
        if (rows.size() > longest.size()) {
          longest.clear();
          rows.forEach(row -> longest.add(row.toString()));
        }
      }
    }.scan(provider.tree().getBody(), null);
    return longest;
  }

  /** How often the assertions run that ran once before; 1 where the base had data already. */
  static int gained(TestMethod base, TestMethod patch) {
    return count(base) > 0 ? 1 : Math.max(1, count(patch));
  }

  private static int count(TestMethod method) {
    int listed = method.source().annotations().stream().mapToInt(a -> of(a).size()).sum();
    int provided = DataProviders.of(method).stream().mapToInt(p -> of(p).size()).sum();
    return Math.min(listed + provided, 1000);
  }

  private static String text(ExpressionTree row) {
    return row instanceof LiteralTree literal && row.getKind() == Tree.Kind.STRING_LITERAL
        ? String.valueOf(literal.getValue()).strip()
        : row.toString();
  }
}
