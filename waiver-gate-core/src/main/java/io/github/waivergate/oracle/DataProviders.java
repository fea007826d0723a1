package io.github.waivergate.oracle;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds the methods that give a test its data. */
final class DataProviders {
  private DataProviders() {}

  /** Those that its annotations name, as far as they lie in the changed sources. */
  static List<MethodSource> of(TestMethod method) {
    var providers = new ArrayList<MethodSource>();
    for (String name : names(method)) {
      int hash = name.indexOf('#');
      var simple = name.substring(Math.max(0, name.lastIndexOf('.', hash) + 1), Math.max(0, hash));
      var owner = method.source().owner();
      var types =
          hash < 0
              ? owner.withEnclosing()
              : method.calls().index().named(simple, owner).stream().toList();
      types.stream()
          .flatMap(type -> method.calls().index().lineage(type).stream())
          .flatMap(type -> type.methods().stream())
          .filter(m -> !TestAnnotations.isTest(m) && provides(m, name.substring(hash + 1)))
          .findFirst()
          .ifPresent(providers::add);
    }
    // JUnit 4 gives its parameters to the whole class.
    for (TypeSource type : method.calls().index().lineage(method.source().owner())) {
      type.methods().stream()
          .filter(m -> Annotations.find(m.annotations(), "Parameters").isPresent())
          .forEach(providers::add);
    }
    return providers;
  }

  private static boolean provides(MethodSource method, String name) {
    return method.name().equals(name)
        || method.annotations().stream()
            .filter(a -> Set.of("DataProvider", "Provide").contains(Annotations.nameOf(a)))
            .flatMap(a -> Set.of("name", "value").stream().flatMap(e -> strings(a, e).stream()))
            .anyMatch(name::equals);
  }

  private static Set<String> names(TestMethod method) {
    var names = new LinkedHashSet<String>();
    for (AnnotationTree annotation : method.source().annotations()) {
      if (Annotations.nameOf(annotation).equals("MethodSource")) {
        var given = strings(annotation, "value");
        names.addAll(given.isEmpty() ? List.of(method.source().name()) : given);
      }
      names.addAll(strings(annotation, "dataProvider"));
    }
    for (VariableTree parameter : method.source().tree().getParameters()) {
      Annotations.find(parameter.getModifiers().getAnnotations(), "ForAll")
          .ifPresent(forAll -> names.addAll(strings(forAll, "value")));
    }
    return names;
  }

  private static List<String> strings(AnnotationTree annotation, String element) {
    var value = Annotations.value(annotation, element);
    if (value.isEmpty()) {
      return List.of();
    }
    List<? extends ExpressionTree> parts =
        value.get() instanceof NewArrayTree array ? array.getInitializers() : List.of(value.get());
    return parts.stream()
        .filter(part -> part instanceof LiteralTree)
        .map(part -> String.valueOf(((LiteralTree) part).getValue()))
        .toList();
  }
}
