package io.github.waivergate.oracle;

import com.sun.source.tree.Tree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/**
 * The assertions of a base test, each beside what most likely became of it.
 *
 * @param same those that assert what they asserted
 * @param changed those that look at the same thing, or have the same name
 * @param gone those of the base that nothing is left of
 */
record AssertionPairs(List<Pair> same, List<Pair> changed, List<Assertion> gone) {

  /** Beyond so many comparisons, a changed assertion counts as gone. */
  private static final long MOST = 250_000;

  record Pair(Assertion base, Assertion patch) {}

  static AssertionPairs of(TestMethod base, TestMethod patch) {
    var gone = new ArrayList<>(base.assertions());
    var left = new ArrayList<>(patch.assertions());
    var same = new ArrayList<Pair>();
    matchEqual(gone, left, same, (a, form) -> a.key(form) + a.guards(), base, patch);
    matchEqual(gone, left, same, Assertion::key, base, patch);
    var changed = new ArrayList<Pair>();
    if ((long) gone.size() * left.size() > MOST) {
      return new AssertionPairs(same, changed, gone);
    }
    match(gone, left, changed, (b, p) -> sameName(b, p) && b.subject().equals(p.subject()));
    match(gone, left, changed, (b, p) -> !p.vacuous() && p.looksAtWhat(b));
    match(gone, left, changed, AssertionPairs::sameName);
    match(gone, left, changed, (b, p) -> p.vacuous() && !b.vacuous());
    return new AssertionPairs(same, changed, gone);
  }

  private static boolean sameName(Assertion base, Assertion patch) {
    return base.name().equals(patch.name()) && base.expected().size() == patch.expected().size();
  }

  private static void matchEqual(
      List<Assertion> gone,
      List<Assertion> left,
      List<Pair> pairs,
      BiFunction<Assertion, NormalForm, String> key,
      TestMethod base,
      TestMethod patch) {
    var byKey = new HashMap<String, Deque<Assertion>>();
    for (Assertion assertion : left) {
      byKey
          .computeIfAbsent(key.apply(assertion, patch.form()), k -> new ArrayDeque<>())
          .add(assertion);
    }
    var matched = new HashSet<Tree>();
    for (Assertion before : gone) {
      var equals = byKey.get(key.apply(before, base.form()));
      if (equals != null && !equals.isEmpty()) {
        var now = equals.remove();
        pairs.add(new Pair(before, now));
        matched.add(before.tree());
        matched.add(now.tree());
      }
    }
    gone.removeIf(assertion -> matched.contains(assertion.tree()));
    left.removeIf(assertion -> matched.contains(assertion.tree()));
  }

  private static void match(
      List<Assertion> gone,
      List<Assertion> left,
      List<Pair> pairs,
      BiPredicate<Assertion, Assertion> fits) {
    for (Assertion base : List.copyOf(gone)) {
      for (Assertion patch : left) {
        if (fits.test(base, patch)) {
          pairs.add(new Pair(base, patch));
          gone.remove(base);
          left.remove(patch);
          break;
        }
      }
    }
  }
}
