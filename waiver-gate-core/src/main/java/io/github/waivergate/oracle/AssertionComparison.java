package io.github.waivergate.oracle;

import com.sun.source.tree.ExpressionTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a patch changed in the assertions of one test. */
final class AssertionComparison {
  private final TestMethod base;
  private final TestMethod patch;
  private final List<Note> notes = new ArrayList<>();

  private AssertionComparison(TestMethod base, TestMethod patch) {
    this.base = base;
    this.patch = patch;
  }

  static List<Note> notes(TestMethod base, TestMethod patch) {
    return new AssertionComparison(base, patch).compare();
  }

  private List<Note> compare() {
    var pairs = AssertionPairs.of(base, patch);
    pairs.same().forEach(this::compareGuards);
    pairs.changed().forEach(this::compareGuards);
    pairs.changed().forEach(this::compareMeaning);
    compareCounts(pairs.gone());
    return notes;
  }

  private void compareGuards(AssertionPairs.Pair pair) {
    for (Guard guard : pair.patch().guards()) {
      boolean known = pair.base().guards().stream().anyMatch(g -> g.form().equals(guard.form()));
      if (!known) {
        add(
            Kind.ASSERTION_CONDITIONAL,
            pair.patch(),
            Quote.of(pair.patch().tree()) + " now stands under " + guard.words());
      }
    }
  }

  private void compareMeaning(AssertionPairs.Pair pair) {
    var before = pair.base();
    var now = pair.patch();
    var became = Quote.of(before.tree()) + " became " + Quote.of(now.tree());
    if (now.vacuous() && !before.vacuous()) {
      add(Kind.STRICTNESS_LOWERED, now, became + ", which cannot fail");
      return;
    }
    var widened = Tolerances.widened(before, base.form(), now, patch.form());
    widened.ifPresent(
        words -> add(Kind.TOLERANCE_WIDENED, now, words + ": " + Quote.of(now.tree())));
    if (Strictness.isLowered(before, now)) {
      add(Kind.STRICTNESS_LOWERED, now, became);
    } else {
      expectedChange(before, now).ifPresent(words -> add(Kind.EXPECTED_CHANGED, now, words));
    }
  }

  private Optional<String> expectedChange(Assertion before, Assertion now) {
    if (!before.name().equals(now.name()) || before.expected().size() != now.expected().size()) {
      return Optional.empty();
    }
    for (int i = 0; i < before.expected().size(); i++) {
      ExpressionTree old = before.expected().get(i);
      ExpressionTree changed = now.expected().get(i);
      boolean literal = base.form().isConstant(old) || patch.form().isConstant(changed);
      if (literal && !before.expectedForms().get(i).equals(now.expectedForms().get(i))) {
        return Optional.of(
            "expected " + base.form().quote(old) + ", now " + patch.form().quote(changed));
      }
    }
    return Optional.empty();
  }

  private void compareCounts(List<Assertion> gone) {
    int before = base.assertionCount();
    int now = patch.assertionCount() * DataRows.gained(base, patch);
    if (now < before) {
      var words = "calls that assert, by name, with those of helpers: " + before + ", now " + now;
      var first = gone.isEmpty() ? "" : "; gone: " + Quote.of(gone.get(0).tree());
      notes.add(new Note(Kind.FEWER_ASSERTIONS, patch.source().line(), words + first));
    }
  }

  private void add(Kind kind, Assertion where, String words) {
    notes.add(new Note(kind, patch.line(where.tree()), words));
  }
}
