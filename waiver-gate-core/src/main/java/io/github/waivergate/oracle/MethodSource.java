package io.github.waivergate.oracle;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.MethodTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One declared method; what is costly to know of it is found out once, when it is asked for. */
final class MethodSource {
  private final TypeSource owner;
  private final MethodTree tree;
  private final String name;
  private @Nullable NormalForm form;
  private @Nullable String key;

  MethodSource(TypeSource owner, MethodTree tree) {
    this.owner = owner;
    this.tree = tree;
    this.name = tree.getName().toString();
  }

  TypeSource owner() {
    return owner;
  }

  MethodTree tree() {
    return tree;
  }

  String name() {
    return name;
  }

  List<? extends AnnotationTree> annotations() {
    return tree.getModifiers().getAnnotations();
  }

  int line() {
    // The start of a method is that of its annotations; a constructor's name may stand nowhere.
    return owner.source().line(tree);
  }

  /** What tells it from the other methods of all sources. */
  String key() {
    if (key == null) {
      key = owner.binaryName() + "#" + name + ParameterTypes.of(this);
    }
    return key;
  }

  /** Its name in messages. */
  String words() {
    return (name().equals("<init>") ? "new " + owner.simpleName() : name()) + "()";
  }

  /** The id that reports have for it, if it is a test. */
  String testId() {
    boolean typed = !tree.getParameters().isEmpty() && TestAnnotations.isReportedWithTypes(this);
    return owner.binaryName() + "#" + name() + (typed ? ParameterTypes.of(this) : "");
  }

  /** Its tree without what does not matter. */
  NormalForm form() {
    if (form == null) {
      form = NormalForm.of(this);
    }
    return form;
  }
}
