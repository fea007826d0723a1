package io.github.waivergate.oracle;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.Tree;
import java.util.List;
import java.util.Optional;

/** Reads annotations by their simple names, since nothing is resolved. */
final class Annotations {
  private Annotations() {}

  /** The last part of a possibly qualified name. */
  static String simpleName(Tree name) {
    if (name instanceof IdentifierTree identifier) {
      return identifier.getName().toString();
    }
    return name instanceof MemberSelectTree select ? select.getIdentifier().toString() : "";
  }

  static String nameOf(AnnotationTree annotation) {
    return simpleName(annotation.getAnnotationType());
  }

  /** The annotation of a simple name, where there is one. */
  static Optional<AnnotationTree> find(List<? extends AnnotationTree> all, String name) {
    for (AnnotationTree annotation : all) {
      if (nameOf(annotation).equals(name)) {
        return Optional.of(annotation);
      }
    }
    return Optional.empty();
  }

  /** The value given for an element; a lone value is that of {@code value}. */
  static Optional<ExpressionTree> value(AnnotationTree annotation, String element) {
    for (ExpressionTree argument : annotation.getArguments()) {
      if (argument instanceof AssignmentTree assignment) {
        if (simpleName(assignment.getVariable()).equals(element)) {
          return Optional.of(assignment.getExpression());
        }
      } else if (element.equals("value")) {
        return Optional.of(argument);
      }
    }
    return Optional.empty();
  }
}
