package io.github.waivergate.oracle;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How large a tolerance or a time is, where its source says so; times in nanoseconds. */
final class Magnitude {
  private static final int LONGEST = 40;

  private static final Map<String, BigDecimal> UNITS =
      Map.of(
          "NANO", new BigDecimal("1"),
          "MICRO", new BigDecimal("1e3"),
          "MILLI", new BigDecimal("1e6"),
          "SECOND", new BigDecimal("1e9"),
          "MINUTE", new BigDecimal("60e9"),
          "HOUR", new BigDecimal("3600e9"),
          "DAY", new BigDecimal("86400e9"));

  /** Calls whose first argument is the size, and whose second, if any, its unit. */
  private static final Set<String> SIZES =
      Set.of(
          "within",
          "offset",
          "byLessThan",
          "withPercentage",
          "withinPercentage",
          "isWithin",
          "valueOf",
          "of");

  private Magnitude() {}

  static Optional<BigDecimal> of(ExpressionTree written, NormalForm form) {
    var tree = form.meaning(written);
    if (tree instanceof LiteralTree literal && literal.getValue() instanceof Number number) {
      return finite(number.toString());
    }
    if (tree instanceof UnaryTree unary && unary.getKind() == Tree.Kind.UNARY_MINUS) {
      return of(unary.getExpression(), form).map(BigDecimal::negate);
    }
    if (tree instanceof TypeCastTree cast) {
      return of(cast.getExpression(), form);
    }
    if (tree instanceof NewClassTree created && created.getArguments().size() == 1) {
      return decimal(created.getArguments().get(0), form);
    }
    return tree instanceof MethodInvocationTree call ? ofCall(call, form) : Optional.empty();
  }

  private static Optional<BigDecimal> ofCall(MethodInvocationTree call, NormalForm form) {
    var name = Annotations.simpleName(call.getMethodSelect());
    List<? extends ExpressionTree> arguments = call.getArguments();
    if (arguments.isEmpty()) {
      return Optional.empty();
    }
    var size = of(arguments.get(0), form);
    if (SIZES.contains(name) && arguments.size() <= 2) {
      return arguments.size() == 1
          ? size
          : unit(Annotations.simpleName(arguments.get(1))).flatMap(u -> size.map(u::multiply));
    }
    return name.startsWith("of") && arguments.size() == 1
        ? unit(name.substring(2)).flatMap(u -> size.map(u::multiply))
        : Optional.empty();
  }

  /** The nanoseconds of {@code SECONDS}, {@code ofSeconds} and their like. */
  static Optional<BigDecimal> unit(String name) {
    for (var unit : UNITS.entrySet()) {
      if (name.regionMatches(true, 0, unit.getKey(), 0, unit.getKey().length())) {
        return Optional.of(unit.getValue());
      }
    }
    return Optional.empty();
  }

  private static Optional<BigDecimal> decimal(ExpressionTree tree, NormalForm form) {
    return form.meaning(tree) instanceof LiteralTree literal
        ? finite(String.valueOf(literal.getValue()))
        : Optional.empty();
  }

  private static Optional<BigDecimal> finite(String number) {
    try {
      return number.length() > LONGEST ? Optional.empty() : Optional.of(new BigDecimal(number));
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }
}
