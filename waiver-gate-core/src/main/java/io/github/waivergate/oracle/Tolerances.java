package io.github.waivergate.oracle;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.Set;

/**
 * Compares how far off a value may be: a delta, {@code within}, {@code offset}, {@code closeTo}.
 */
final class Tolerances {
  private static final Set<String> NAMES =
      Set.of("within", "offset", "byLessThan", "withPercentage", "withinPercentage");

  private Tolerances() {}

  static boolean isTolerance(ExpressionTree tree) {
    return tree instanceof MethodInvocationTree call
        && NAMES.contains(Annotations.simpleName(call.getMethodSelect()));
  }

  /** What to say of two assertions on the same thing; nothing where the later one is as narrow. */
  static Optional<String> widened(
      Assertion base, NormalForm baseForm, Assertion patch, NormalForm patchForm) {
    if (patch.tolerance().isEmpty()) {
      return Optional.empty();
    }
    var now = patch.tolerance().get();
    var newSize = Magnitude.of(now, patchForm);
    if (base.tolerance().isEmpty()) {
      boolean none = newSize.filter(size -> size.signum() == 0).isPresent();
      return none
          ? Optional.empty()
          : Optional.of("exact before, now with tolerance " + patchForm.quote(size(now)));
    }
    var before = base.tolerance().get();
    var oldSize = Magnitude.of(before, baseForm);
    if (baseForm.of(before).equals(patchForm.of(now)) || isNarrower(oldSize, newSize)) {
      return Optional.empty();
    }
    return Optional.of(
        "tolerance " + baseForm.quote(size(before)) + ", now " + patchForm.quote(size(now)));
  }

  private static boolean isNarrower(Optional<BigDecimal> base, Optional<BigDecimal> patch) {
    return base.isPresent() && patch.isPresent() && patch.get().compareTo(base.get()) <= 0;
  }

  /** Truth has its tolerance in a link of the chain: only the argument is worth quoting. */
  private static ExpressionTree size(ExpressionTree tolerance) {
    return tolerance instanceof MethodInvocationTree call
            && Annotations.simpleName(call.getMethodSelect()).equals("isWithin")
            && call.getArguments().size() == 1
        ? call.getArguments().get(0)
        : tolerance;
  }
}
