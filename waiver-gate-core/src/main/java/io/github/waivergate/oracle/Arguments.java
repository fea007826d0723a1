package io.github.waivergate.oracle;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The arguments of a plain assertion, with its message left out and its delta told apart.
 *
 * @param values what is compared, in the order written
 */
record Arguments(List<ExpressionTree> values, Optional<ExpressionTree> delta) {
  private static final Map<String, Integer> COMPARED =
      Map.ofEntries(
          Map.entry("fail", 0),
          Map.entry("assertTrue", 1),
          Map.entry("assertFalse", 1),
          Map.entry("assertNull", 1),
          Map.entry("assertNotNull", 1),
          Map.entry("assertEquals", 2),
          Map.entry("assertNotEquals", 2),
          Map.entry("assertSame", 2),
          Map.entry("assertNotSame", 2),
          Map.entry("assertArrayEquals", 2),
          Map.entry("assertIterableEquals", 2),
          Map.entry("assertLinesMatch", 2),
          Map.entry("assertInstanceOf", 2),
          Map.entry("assertThrows", 2),
          Map.entry("assertThrowsExactly", 2));

  static Arguments of(
      String name, List<? extends ExpressionTree> written, boolean messageFirst, NormalForm form) {
    var values = new ArrayList<ExpressionTree>(written);
    int compared = COMPARED.getOrDefault(name, values.size());
    if (values.size() > compared && messageFirst && isText(form.meaning(values.get(0)))) {
      values.remove(0);
    } else if (values.size() > compared && isText(form.meaning(values.get(values.size() - 1)))) {
      values.remove(values.size() - 1);
    }
    Optional<ExpressionTree> delta = Optional.empty();
    while (values.size() > compared) {
      var extra = values.remove(values.size() - 1);
      delta = isDelta(extra, form) ? Optional.of(extra) : delta;
    }
    return new Arguments(List.copyOf(values), delta);
  }

  private static boolean isText(Tree tree) {
    if (tree instanceof BinaryTree sum) {
      return isText(sum.getLeftOperand()) || isText(sum.getRightOperand());
    }
    if (tree instanceof MethodInvocationTree call) {
      return Annotations.simpleName(call.getMethodSelect()).startsWith("format");
    }
    return tree instanceof LambdaExpressionTree || tree.getKind() == Tree.Kind.STRING_LITERAL;
  }

  private static boolean isDelta(ExpressionTree tree, NormalForm form) {
    if (Magnitude.of(tree, form).isPresent()) {
      return true;
    }
    var written = tree.toString().toLowerCase(Locale.ROOT);
    return !(tree instanceof LiteralTree)
        && List.of("eps", "delta", "tol", "precision").stream().anyMatch(written::contains);
  }
}
