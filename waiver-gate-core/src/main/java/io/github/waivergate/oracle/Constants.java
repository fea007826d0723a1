package io.github.waivergate.oracle;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Tells what was written down, like {@code List.of(1, 2)}, from what is computed by the code. */
final class Constants {
  private static final Set<String> FACTORIES =
      Set.of("of", "ofEntries", "entry", "valueOf", "parse", "asList", "create", "empty", "copyOf");

  private Constants() {}

  static boolean isConstant(ExpressionTree tree) {
    return isConstant(tree, same -> same);
  }

  /** Whether a tree is a constant once names are replaced by what they stand for. */
  static boolean isConstant(ExpressionTree written, UnaryOperator<ExpressionTree> resolve) {
    var tree = resolve.apply(written);
    if (tree instanceof LiteralTree) {
      return true;
    }
    if (tree instanceof ParenthesizedTree parenthesized) {
      return isConstant(parenthesized.getExpression(), resolve);
    }
    if (tree instanceof UnaryTree unary) {
      return isConstant(unary.getExpression(), resolve);
    }
    if (tree instanceof TypeCastTree cast) {
      return isConstant(cast.getExpression(), resolve);
    }
    if (tree instanceof BinaryTree binary) {
      return isConstant(binary.getLeftOperand(), resolve)
          && isConstant(binary.getRightOperand(), resolve);
    }
    if (tree instanceof IdentifierTree identifier) {
      return isConstantName(identifier.getName().toString());
    }
    if (tree instanceof MemberSelectTree select) {
      var name = select.getIdentifier().toString();
      return name.equals("class") || (isConstantName(name) && isTypeName(select.getExpression()));
    }
    if (tree instanceof NewArrayTree array) {
      return array.getInitializers() != null && all(array.getInitializers(), resolve);
    }
    if (tree instanceof NewClassTree created) {
      return created.getClassBody() == null && all(created.getArguments(), resolve);
    }
    return tree instanceof MethodInvocationTree call && isFactory(call) && all(call, resolve);
  }

  private static boolean all(MethodInvocationTree call, UnaryOperator<ExpressionTree> resolve) {
    return all(call.getArguments(), resolve);
  }

  private static boolean all(
      List<? extends ExpressionTree> trees, UnaryOperator<ExpressionTree> resolve) {
    return trees.stream().allMatch(tree -> isConstant(tree, resolve));
  }

  private static boolean isFactory(MethodInvocationTree call) {
    if (call.getMethodSelect() instanceof MemberSelectTree select) {
      var name = select.getIdentifier().toString();
      // Duration.ofSeconds and its like; not a factory of the code under test with a free name.
      boolean known = FACTORIES.contains(name) || name.startsWith("of");
      return known && isTypeName(select.getExpression());
    }
    return false;
  }

  private static boolean isTypeName(ExpressionTree tree) {
    var name = Annotations.simpleName(tree);
    return !name.isEmpty() && Character.isUpperCase(name.charAt(0));
  }

  private static boolean isConstantName(String name) {
    return name.chars().anyMatch(Character::isUpperCase)
        && name.chars().noneMatch(Character::isLowerCase);
  }
}
