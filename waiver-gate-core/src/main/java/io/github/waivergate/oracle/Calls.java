package io.github.waivergate.oracle;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/** Finds the method that a call most likely means, among the sources of one side. */
final class Calls {
  private static final int MOST = 100_000;

  private final SourceIndex index;
  private final IdentityHashMap<MethodSource, Integer> assertions = new IdentityHashMap<>();
  private final IdentityHashMap<MethodSource, Reached> reached = new IdentityHashMap<>();

  Calls(SourceIndex index) {
    this.index = index;
  }

  SourceIndex index() {
    return index;
  }

  /** What a method calls, found out once. */
  Reached reachedBy(MethodSource method) {
    var known = reached.get(method);
    if (known == null) {
      known = Reached.by(method, this);
      reached.put(method, known);
    }
    return known;
  }

  /** How many calls assert in a method and in what it calls, once for each call. */
  int assertionsReachedBy(MethodSource method) {
    var known = assertions.get(method);
    if (known != null) {
      return known;
    }
    // A method met again on the way to itself adds nothing.
    assertions.put(method, 0);
    int count = AssertionFinder.in(method, this).size();
    for (MethodSource called : reachedBy(method).called()) {
      count = Math.min(count + assertionsReachedBy(called), MOST);
    }
    assertions.put(method, count);
    return count;
  }

  /** The method called; none where it is not in the changed sources. */
  Optional<MethodSource> target(MethodInvocationTree call, MethodSource from) {
    int arguments = call.getArguments().size();
    if (call.getMethodSelect() instanceof MemberSelectTree select) {
      var name = select.getIdentifier().toString();
      return receiver(select.getExpression(), from).flatMap(type -> find(type, name, arguments));
    }
    var name = Annotations.simpleName(call.getMethodSelect());
    for (TypeSource type : from.owner().withEnclosing()) {
      var found = find(type, name, arguments);
      if (found.isPresent()) {
        return found;
      }
    }
    return staticallyImported(name, from).flatMap(type -> find(type, name, arguments));
  }

  /** The constructor called; none where it is not in the changed sources. */
  Optional<MethodSource> target(NewClassTree created, MethodSource from) {
    return index
        .named(typeName(created.getIdentifier()), from.owner())
        .flatMap(type -> declared(type, "<init>", created.getArguments().size()));
  }

  /** The method of a name in a type or its superclasses. */
  Optional<MethodSource> find(TypeSource type, String name, int arguments) {
    for (TypeSource next : index.lineage(type)) {
      var found = declared(next, name, arguments);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<MethodSource> declared(TypeSource type, String name, int arguments) {
    var named = type.methodsNamed(name);
    if (named.isEmpty()) {
      return Optional.empty();
    }
    return named.stream()
        .filter(method -> method.tree().getParameters().size() == arguments)
        .findFirst()
        .or(() -> named.stream().filter(Calls::takesAnyNumber).findFirst());
  }

  private static boolean takesAnyNumber(MethodSource method) {
    var parameters = method.tree().getParameters();
    return !parameters.isEmpty()
        && parameters.get(parameters.size() - 1).toString().contains("...");
  }

  private Optional<TypeSource> receiver(ExpressionTree tree, MethodSource from) {
    if (tree instanceof NewClassTree created) {
      return index.named(typeName(created.getIdentifier()), from.owner());
    }
    var name = Annotations.simpleName(tree);
    if (name.equals("this")) {
      return Optional.of(from.owner());
    }
    if (name.equals("super")) {
      return from.owner().superName().flatMap(parent -> index.named(parent, from.owner()));
    }
    return index
        .named(name, from.owner())
        .or(
            () ->
                tree instanceof IdentifierTree
                    ? variable(name, from).flatMap(v -> index.named(typeOf(v), from.owner()))
                    : Optional.empty());
  }

  private Optional<VariableTree> variable(String name, MethodSource from) {
    var candidates = new ArrayList<VariableTree>(from.tree().getParameters());
    if (from.tree().getBody() != null) {
      for (Tree statement : from.tree().getBody().getStatements()) {
        if (statement instanceof VariableTree local) {
          candidates.add(local);
        }
      }
    }
    for (VariableTree candidate : candidates) {
      if (candidate.getName().contentEquals(name)) {
        return Optional.of(candidate);
      }
    }
    return from.owner().withEnclosing().stream()
        .flatMap(type -> type.field(name).stream())
        .findFirst();
  }

  private static String typeOf(VariableTree variable) {
    if (variable.getInitializer() instanceof NewClassTree created) {
      return typeName(created.getIdentifier());
    }
    return variable.getType() == null ? "" : typeName(variable.getType());
  }

  private static String typeName(Tree type) {
    return type instanceof ParameterizedTypeTree generic
        ? Annotations.simpleName(generic.getType())
        : Annotations.simpleName(type);
  }

  private Optional<TypeSource> staticallyImported(String name, MethodSource from) {
    for (var imported : from.owner().source().unit().getImports()) {
      if (imported.isStatic()
          && imported.getQualifiedIdentifier() instanceof MemberSelectTree select
          && List.of(name, "*").contains(select.getIdentifier().toString())) {
        var type = index.named(Annotations.simpleName(select.getExpression()), from.owner());
        if (type.isPresent()) {
          return type;
        }
      }
    }
    return Optional.empty();
  }
}
