package io.github.waivergate.oracle;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What one method calls and names, as far as it lies in the changed sources. */
final class Reached extends TreeScanner<Void, Void> {
  private final Calls calls;
  private final MethodSource method;
  private final List<MethodSource> called = new ArrayList<>();
  private final List<Tree> places = new ArrayList<>();
  private final Set<String> identifiers = new LinkedHashSet<>();

  private Reached(Calls calls, MethodSource method) {
    this.calls = calls;
    this.method = method;
  }

  static Reached by(MethodSource method, Calls calls) {
    var reached = new Reached(calls, method);
    reached.scan(method.tree().getBody(), null);
    return reached;
  }

  /** The methods called, once for each call. */
  List<MethodSource> called() {
    return called;
  }

  /** Where it calls them. */
  Stream<Tree> calls() {
    return places.stream();
  }

  /** The names it uses that may be fields. */
  Set<String> identifiers() {
    return identifiers;
  }

  @Override
  public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void unused) {
    add(call, calls.target(call, method));
    return super.visitMethodInvocation(call, null);
  }

  @Override
  public @Nullable Void visitNewClass(NewClassTree created, @Nullable Void unused) {
    add(created, calls.target(created, method));
    return super.visitNewClass(created, null);
  }

  @Override
  public @Nullable Void visitIdentifier(IdentifierTree identifier, @Nullable Void unused) {
    identifiers.add(identifier.getName().toString());
    return super.visitIdentifier(identifier, null);
  }

  private void add(Tree place, Optional<MethodSource> target) {
    target.ifPresent(
        helper -> {
          called.add(helper);
          places.add(place);
        });
  }
}
