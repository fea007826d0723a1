package io.github.waivergate.oracle;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/** One declared type with its methods and fields. */
final class TypeSource {
  private final ParsedSource source;
  private final Optional<TypeSource> enclosing;
  private final ClassTree tree;
  private final String binaryName;
  private final String simpleName;
  private final List<MethodSource> methods = new ArrayList<>();
  private final Map<String, List<MethodSource>> byName = new HashMap<>();

  TypeSource(ParsedSource source, Optional<TypeSource> enclosing, ClassTree tree) {
    this.source = source;
    this.enclosing = enclosing;
    this.tree = tree;
    this.simpleName = tree.getSimpleName().toString();
    var prefix = source.packageName().isEmpty() ? "" : source.packageName() + ".";
    this.binaryName = enclosing.map(outer -> outer.binaryName + "$").orElse(prefix) + simpleName;
    for (Tree member : tree.getMembers()) {
      if (member instanceof MethodTree method) {
        var declared = new MethodSource(this, method);
        methods.add(declared);
        byName.computeIfAbsent(declared.name(), name -> new ArrayList<>()).add(declared);
      }
    }
  }

  ParsedSource source() {
    return source;
  }

  ClassTree tree() {
    return tree;
  }

  String binaryName() {
    return binaryName;
  }

  String simpleName() {
    return simpleName;
  }

  List<MethodSource> methods() {
    return methods;
  }

  List<MethodSource> methodsNamed(String name) {
    return byName.getOrDefault(name, List.of());
  }

  List<? extends AnnotationTree> annotations() {
    return tree.getModifiers().getAnnotations();
  }

  /** This type and those around it, from the inside. */
  List<TypeSource> withEnclosing() {
    var chain = new ArrayList<TypeSource>();
    for (var type = Optional.of(this); type.isPresent(); type = type.get().enclosing) {
      chain.add(type.get());
    }
    return chain;
  }

  /** Whether it needs an object of the class around it. */
  boolean isInner() {
    return enclosing.isPresent()
        && tree.getKind() == Tree.Kind.CLASS
        && !tree.getModifiers().getFlags().contains(Modifier.STATIC);
  }

  /** The simple name of its superclass. */
  Optional<String> superName() {
    Tree parent = tree.getExtendsClause();
    if (parent instanceof ParameterizedTypeTree generic) {
      parent = generic.getType();
    }
    return parent == null ? Optional.empty() : Optional.of(Annotations.simpleName(parent));
  }

  Optional<VariableTree> field(String name) {
    for (Tree member : tree.getMembers()) {
      if (member instanceof VariableTree field && field.getName().contentEquals(name)) {
        return Optional.of(field);
      }
    }
    return Optional.empty();
  }
}
