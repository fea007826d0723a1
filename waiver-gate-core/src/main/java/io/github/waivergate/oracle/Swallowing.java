package io.github.waivergate.oracle;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnionTypeTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds assertions whose failure goes nowhere. */
final class Swallowing extends TreeScanner<Void, Void> {
  /** Types that an assertion's failure is, by simple name. */
  private static final Set<String> COVERING =
      Set.of(
          "Throwable",
          "Error",
          "AssertionError",
          "AssertionFailedError",
          "ComparisonFailure",
          "MultipleFailuresError");

  private static final Set<String> CATCHING =
      Set.of("assertThrows", "assertThrowsExactly", "expectThrows");
  private static final Set<String> CATCHING_ALL =
      Set.of("catchThrowable", "catchThrowableOfType", "assertThatThrownBy", "thenThrownBy");

  private final TestMethod method;
  private final List<Tree> found = new ArrayList<>();

  private Swallowing(TestMethod method) {
    this.method = method;
  }

  static List<Note> notes(TestMethod base, TestMethod patch) {
    var before = in(base);
    var now = in(patch);
    if (now.size() <= before.size()) {
      return List.of();
    }
    var forms = new ArrayList<>(before.stream().map(base.form()::of).toList());
    var added = now.stream().filter(tree -> !forms.remove(patch.form().of(tree))).findFirst();
    var where = added.orElse(now.get(0));
    var words = "the failure of an assertion is caught and goes nowhere: " + Quote.of(where);
    return List.of(new Note(Kind.ASSERTION_SWALLOWED, patch.line(where), words));
  }

  private static List<Tree> in(TestMethod method) {
    var swallowing = new Swallowing(method);
    swallowing.scan(method.source().tree().getBody(), null);
    for (AnnotationTree annotation : method.source().annotations()) {
      for (String element : List.of("expected", "expectedExceptions")) {
        Annotations.value(annotation, element)
            .filter(type -> COVERING.stream().anyMatch(n -> type.toString().contains(n + ".class")))
            .ifPresent(type -> swallowing.found.add(annotation));
      }
    }
    return swallowing.found;
  }

  @Override
  public @Nullable Void visitTry(TryTree tree, @Nullable Void unused) {
    if (asserts(tree.getBlock())) {
      tree.getCatches().stream().filter(this::swallows).forEach(found::add);
      BlockTree last = tree.getFinallyBlock();
      if (last != null && contains(last, Swallowing::leaves)) {
        found.add(last);
      }
    }
    return super.visitTry(tree, null);
  }

  @Override
  public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void unused) {
    var name = Annotations.simpleName(call.getMethodSelect());
    boolean catches =
        CATCHING_ALL.contains(name)
            || (CATCHING.contains(name)
                && !call.getArguments().isEmpty()
                && COVERING.stream()
                    .anyMatch(
                        type -> call.getArguments().get(0).toString().endsWith(type + ".class")));
    if (catches
        && call.getArguments().stream()
            .anyMatch(a -> a instanceof LambdaExpressionTree lambda && asserts(lambda.getBody()))) {
      found.add(call);
    }
    return super.visitMethodInvocation(call, null);
  }

  private boolean swallows(CatchTree caught) {
    var type = caught.getParameter().getType();
    var types = type instanceof UnionTypeTree union ? union.getTypeAlternatives() : List.of(type);
    return types.stream().anyMatch(t -> COVERING.contains(Annotations.simpleName(t)))
        && !contains(caught.getBlock(), tree -> tree instanceof ThrowTree)
        && !asserts(caught.getBlock());
  }

  /** Whether something in the tree asserts, itself or in a helper it calls. */
  private boolean asserts(Tree tree) {
    return !AssertionFinder.in(tree, method.source(), method.calls()).isEmpty()
        || contains(tree, this::callsAssertingHelper);
  }

  private boolean callsAssertingHelper(Tree tree) {
    return tree instanceof MethodInvocationTree call
        && method
            .calls()
            .target(call, method.source())
            .filter(helper -> new TestMethod(helper, method.calls()).assertionCount() > 0)
            .isPresent();
  }

  private static boolean leaves(Tree tree) {
    return tree instanceof ReturnTree || tree instanceof BreakTree || tree instanceof ContinueTree;
  }

  private static boolean contains(Tree tree, Predicate<Tree> wanted) {
    var hits = new ArrayList<Tree>();
    new TreeScanner<Void, Void>() {
      @Override
      public @Nullable Void scan(@Nullable Tree next, @Nullable Void unused) {
        if (next != null && wanted.test(next)) {
          hits.add(next);
        }
        return super.scan(next, null);
      }
    }.scan(tree, null);
    return !hits.isEmpty();
  }
}
