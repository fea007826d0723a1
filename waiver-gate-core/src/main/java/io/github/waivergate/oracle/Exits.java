package io.github.waivergate.oracle;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The places where a test may end early: assumptions, and returns before an assertion. */
final class Exits extends TreeScanner<Void, Void> {
  private static final Set<String> ABORTS =
      Set.of("TestAbortedException", "AssumptionViolatedException", "SkipException");

  private final NormalForm form;
  private final List<Tree> assumptions = new ArrayList<>();
  private final List<Tree> returns = new ArrayList<>();
  private int inner;

  private Exits(NormalForm form) {
    this.form = form;
  }

  static List<Note> notes(TestMethod base, TestMethod patch) {
    var before = of(base);
    var now = of(patch);
    var known = new ArrayList<>(before.assumptions.stream().map(before.form::of).toList());
    var notes = new ArrayList<Note>();
    for (Tree assumption : now.assumptions) {
      if (!known.remove(now.form.of(assumption))) {
        var words = "the test may now abort itself: " + Quote.of(assumption);
        notes.add(new Note(Kind.ASSUMPTION_ADDED, patch.line(assumption), words));
      }
    }
    var early = earlyReturns(patch, now);
    if (early.size() > earlyReturns(base, before).size()) {
      var words = "a return before the last assertion: " + Quote.of(early.get(0));
      notes.add(new Note(Kind.EARLY_RETURN, patch.line(early.get(0)), words));
    }
    return notes;
  }

  private static Exits of(TestMethod method) {
    var exits = new Exits(method.form());
    exits.scan(method.source().tree().getBody(), null);
    return exits;
  }

  private static List<Tree> earlyReturns(TestMethod method, Exits exits) {
    var reached = method.calls().reachedBy(method.source()).calls();
    var asserting = Stream.concat(method.assertions().stream().map(Assertion::tree), reached);
    long last = asserting.mapToLong(tree -> start(method, tree)).max().orElse(-1);
    return exits.returns.stream().filter(tree -> start(method, tree) < last).toList();
  }

  private static long start(TestMethod method, Tree tree) {
    var source = method.source().owner().source();
    return source.positions().getStartPosition(source.unit(), tree);
  }

  @Override
  public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void unused) {
    var name = Annotations.simpleName(call.getMethodSelect());
    boolean ofJqwik =
        call.getMethodSelect() instanceof MemberSelectTree select
            && Annotations.simpleName(select.getExpression()).equals("Assume");
    if (name.startsWith("assum") || name.equals("abort") || ofJqwik) {
      assumptions.add(call);
    }
    return super.visitMethodInvocation(call, null);
  }

  @Override
  public @Nullable Void visitThrow(ThrowTree tree, @Nullable Void unused) {
    if (tree.getExpression() instanceof NewClassTree created
        && ABORTS.contains(Annotations.simpleName(created.getIdentifier()))) {
      assumptions.add(tree);
    }
    return super.visitThrow(tree, null);
  }

  @Override
  public @Nullable Void visitReturn(ReturnTree tree, @Nullable Void unused) {
    if (inner == 0) {
      returns.add(tree);
    }
    return super.visitReturn(tree, null);
  }

  @Override
  public @Nullable Void visitLambdaExpression(LambdaExpressionTree tree, @Nullable Void unused) {
    inner++;
    super.visitLambdaExpression(tree, null);
    inner--;
    return null;
  }

  @Override
  public @Nullable Void visitClass(ClassTree tree, @Nullable Void unused) {
    inner++;
    super.visitClass(tree, null);
    inner--;
    return null;
  }
}
