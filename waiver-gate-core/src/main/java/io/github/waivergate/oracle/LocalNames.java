package io.github.waivergate.oracle;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** The names that a method can see, and what stands for each in its normal form. */
final class LocalNames {
  private final MethodSource method;
  private final Set<String> assigned = new HashSet<>();
  private final Deque<Map<String, Local>> scopes = new ArrayDeque<>();
  private final Set<String> entered = new HashSet<>();

  LocalNames(MethodSource method) {
    this.method = method;
    method.tree().accept(new AssignedNames(), null);
  }

  /**
   * @param token what stands for it
   * @param onlyNames whether it is never assigned again, so that it only names a value
   */
  record Local(VariableTree declaration, String token, boolean onlyNames) {}

  <T> T within(Supplier<T> visit) {
    scopes.push(new HashMap<>());
    try {
      return visit.get();
    } finally {
      scopes.pop();
    }
  }

  Optional<Local> find(String name) {
    for (Map<String, Local> scope : scopes) {
      if (scope.containsKey(name)) {
        return Optional.of(scope.get(name));
      }
    }
    return Optional.empty();
  }

  /** Declares a variable; the answer is its form as a declaration. */
  String declare(VariableTree variable, String type, String init) {
    var name = variable.getName().toString();
    var scope = scopes.element();
    boolean onlyNames = !init.isEmpty() && !assigned.contains(name);
    // Depth and place instead of the name: siblings stay apart, and a new name is no change.
    var place = "$" + scopes.size() + "." + withoutValue(scope);
    var token = onlyNames ? init : "(VAR " + (init.isEmpty() ? place : init + scopes.size()) + ")";
    scope.put(name, new Local(variable, NormalForm.shortened(token), onlyNames));
    return init.isEmpty() ? type : init;
  }

  private static long withoutValue(Map<String, Local> scope) {
    return scope.values().stream().filter(l -> l.declaration().getInitializer() == null).count();
  }

  /** A final field with a constant value, unless its value is just being written. */
  Optional<VariableTree> enterConstant(String name) {
    for (TypeSource type : method.owner().withEnclosing()) {
      var field = type.field(name);
      if (field.isPresent()) {
        return field.filter(LocalNames::isConstant).filter(constant -> entered.add(name));
      }
    }
    return Optional.empty();
  }

  void leaveConstant(String name) {
    entered.remove(name);
  }

  static boolean isConstant(VariableTree field) {
    return field.getModifiers().getFlags().contains(Modifier.FINAL)
        && field.getInitializer() != null
        && Constants.isConstant(field.getInitializer());
  }

  private final class AssignedNames extends TreeScanner<Void, Void> {
    @Override
    public @Nullable Void visitAssignment(AssignmentTree tree, @Nullable Void unused) {
      add(tree.getVariable());
      return super.visitAssignment(tree, null);
    }

    @Override
    public @Nullable Void visitCompoundAssignment(
        CompoundAssignmentTree tree, @Nullable Void unused) {
      add(tree.getVariable());
      return super.visitCompoundAssignment(tree, null);
    }

    @Override
    public @Nullable Void visitUnary(UnaryTree tree, @Nullable Void unused) {
      switch (tree.getKind()) {
        case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT ->
            add(tree.getExpression());
        default -> {}
      }
      return super.visitUnary(tree, null);
    }

    private void add(ExpressionTree target) {
      Tree variable = target;
      assigned.add(Annotations.simpleName(variable));
    }
  }
}
