package io.github.waivergate.oracle;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Scans a body and knows under which conditions it stands. */
abstract class GuardedScanner extends TreeScanner<Void, Void> {
  private final NormalForm form;
  private final Deque<Guard> guards = new ArrayDeque<>();

  GuardedScanner(NormalForm form) {
    this.form = form;
  }

  final List<Guard> guards() {
    return List.copyOf(guards);
  }

  @Override
  public @Nullable Void visitIf(IfTree tree, @Nullable Void unused) {
    branches("if", tree.getCondition(), tree.getThenStatement(), tree.getElseStatement());
    return null;
  }

  @Override
  public @Nullable Void visitConditionalExpression(
      ConditionalExpressionTree tree, @Nullable Void unused) {
    branches("if", tree.getCondition(), tree.getTrueExpression(), tree.getFalseExpression());
    return null;
  }

  @Override
  public @Nullable Void visitWhileLoop(WhileLoopTree tree, @Nullable Void unused) {
    branches("while", tree.getCondition(), tree.getStatement(), null);
    return null;
  }

  @Override
  public @Nullable Void visitCase(CaseTree tree, @Nullable Void unused) {
    var label = Quote.of(tree.toString().lines().findFirst().orElse("case"));
    return guarded(new Guard("case " + label, label), () -> super.visitCase(tree, null));
  }

  @Override
  public @Nullable Void visitCatch(CatchTree tree, @Nullable Void unused) {
    var words = "catch (" + Quote.of(tree.getParameter()) + ")";
    var caught = form.of(tree.getParameter());
    return guarded(new Guard("catch " + caught, words), () -> super.visitCatch(tree, null));
  }

  private void branches(
      String word, ExpressionTree condition, Tree whenTrue, @Nullable Tree whenFalse) {
    scan(condition, null);
    var meant = form.of(condition);
    var words = word + " (" + Quote.of(form.meaning(condition)) + ")";
    guarded(new Guard(word + meant, words), () -> scan(whenTrue, null));
    guarded(new Guard("else" + meant, "else of " + words), () -> scan(whenFalse, null));
  }

  private @Nullable Void guarded(Guard guard, Runnable scan) {
    guards.push(guard);
    scan.run();
    guards.pop();
    return null;
  }
}
