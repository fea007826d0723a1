package io.github.waivergate.oracle;

import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/** All that a patch changed in one test. */
final class MethodComparison {
  private MethodComparison() {}

  static List<Note> notes(TestMethod base, TestMethod patch) {
    var notes = new ArrayList<>(Conditions.notes(base, patch));
    notes.addAll(Extensions.notes(base, patch));
    notes.addAll(Timeouts.notes(base, patch));
    notes.addAll(DataSources.notes(base, patch));
    var helpers = HelperComparison.notes(base, patch);
    boolean edited = !base.form().whole().equals(patch.form().whole());
    if (edited || !helpers.isEmpty()) {
      notes.addAll(AssertionComparison.notes(base, patch));
    }
    notes.addAll(Swallowing.notes(base, patch));
    if (edited) {
      notes.addAll(Exits.notes(base, patch));
      if (notes.isEmpty()) {
        notes.addAll(otherwise(base, patch));
      }
    }
    notes.addAll(helpers);
    return notes;
  }

  /** An edit without a word of its own is told too, unless it only adds assertions. */
  private static List<Note> otherwise(TestMethod base, TestMethod patch) {
    var gone = without(base, patch);
    var added = without(patch, base);
    boolean strengthened =
        gone.isEmpty()
            && added.stream()
                .noneMatch(s -> AssertionFinder.in(s, patch.source(), patch.calls()).isEmpty());
    if (strengthened) {
      return List.of();
    }
    Tree where = added.isEmpty() ? patch.source().tree() : added.get(0);
    var words =
        gone.isEmpty()
            ? (added.isEmpty() ? "signature or order of statements" : "new: " + quote(added))
            : quote(gone) + (added.isEmpty() ? " is gone" : " became " + quote(added));
    return List.of(new Note(Kind.EDITED, patch.line(where), words));
  }

  private static String quote(List<StatementTree> statements) {
    return Quote.of(statements.get(0));
  }

  /** The statements of one side that the other does not have. */
  private static List<StatementTree> without(TestMethod one, TestMethod other) {
    var forms = new HashMap<String, Integer>();
    other.form().of(other.form().statements()).forEach(form -> forms.merge(form, 1, Integer::sum));
    var left = new ArrayList<StatementTree>();
    for (StatementTree statement : one.form().statements()) {
      if (forms.merge(one.form().of(statement), -1, Integer::sum) < 0) {
        left.add(statement);
      }
    }
    return left;
  }
}
