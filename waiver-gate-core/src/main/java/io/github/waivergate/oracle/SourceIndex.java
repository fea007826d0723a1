package io.github.waivergate.oracle;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The types of one side, base or patch, found by simple name. */
final class SourceIndex {
  private final Map<String, List<TypeSource>> bySimpleName = new HashMap<>();
  private final Map<String, List<TypeSource>> byPath = new HashMap<>();

  SourceIndex(Collection<ParsedSource> sources) {
    for (ParsedSource source : sources) {
      for (Tree declared : source.unit().getTypeDecls()) {
        if (declared instanceof ClassTree tree) {
          add(new TypeSource(source, Optional.empty(), tree));
        }
      }
    }
  }

  private void add(TypeSource type) {
    byPath.computeIfAbsent(type.source().path(), path -> new ArrayList<>()).add(type);
    bySimpleName.computeIfAbsent(type.simpleName(), name -> new ArrayList<>()).add(type);
    for (Tree member : type.tree().getMembers()) {
      if (member instanceof ClassTree tree) {
        add(new TypeSource(type.source(), Optional.of(type), tree));
      }
    }
  }

  /** The types of one source; none where it is not on this side. */
  List<TypeSource> typesIn(String path) {
    return byPath.getOrDefault(path, List.of());
  }

  /**
   * The type that a simple name most likely means: of the same source, the same package, or one.
   */
  Optional<TypeSource> named(String simpleName, TypeSource from) {
    var all = bySimpleName.getOrDefault(simpleName, List.of());
    var near = all.stream().filter(t -> t.source().path().equals(from.source().path())).toList();
    if (near.isEmpty()) {
      var packageName = from.source().packageName();
      near = all.stream().filter(t -> t.source().packageName().equals(packageName)).toList();
    }
    var likely = near.isEmpty() ? all : near;
    return likely.size() == 1 ? Optional.of(likely.get(0)) : Optional.empty();
  }

  /** A type and its superclasses, as far as they are on this side. */
  List<TypeSource> lineage(TypeSource type) {
    var lineage = new ArrayList<TypeSource>();
    for (var next = Optional.of(type); next.isPresent() && !lineage.contains(next.get()); ) {
      var current = next.get();
      lineage.add(current);
      next = current.superName().flatMap(name -> named(name, current));
    }
    return lineage;
  }

  /** The same method on this side. */
  Optional<MethodSource> counterpart(MethodSource method) {
    for (TypeSource type : typesIn(method.owner().source().path())) {
      for (MethodSource own : type.methodsNamed(method.name())) {
        if (own.key().equals(method.key())) {
          return Optional.of(own);
        }
      }
    }
    return Optional.empty();
  }
}
