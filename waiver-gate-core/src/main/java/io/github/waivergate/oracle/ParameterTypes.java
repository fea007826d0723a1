package io.github.waivergate.oracle;

import com.sun.source.tree.AnnotatedTypeTree;
import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeParameterTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;

/** The types of a method's parameters as reports write them: simple names, generics erased. */
final class ParameterTypes {
  private ParameterTypes() {}

  static String of(MethodSource method) {
    var variables = new ArrayList<TypeParameterTree>(method.tree().getTypeParameters());
    method.owner().withEnclosing().forEach(t -> variables.addAll(t.tree().getTypeParameters()));
    var names = new ArrayList<String>();
    for (VariableTree parameter : method.tree().getParameters()) {
      names.add(erased(parameter.getType(), variables));
    }
    return "(" + String.join(",", names) + ")";
  }

  private static String erased(Tree type, List<TypeParameterTree> variables) {
    if (type instanceof AnnotatedTypeTree annotated) {
      return erased(annotated.getUnderlyingType(), variables);
    }
    if (type instanceof ArrayTypeTree array) {
      return erased(array.getType(), variables) + "[]";
    }
    if (type instanceof ParameterizedTypeTree generic) {
      return erased(generic.getType(), variables);
    }
    if (type instanceof PrimitiveTypeTree) {
      return type.toString();
    }
    var name = Annotations.simpleName(type);
    for (int i = 0; i < variables.size(); i++) {
      if (variables.get(i).getName().contentEquals(name)) {
        var bounds = variables.get(i).getBounds();
        var others = new ArrayList<>(variables);
        others.remove(i);
        return bounds.isEmpty() ? "Object" : erased(bounds.get(0), others);
      }
    }
    return name;
  }
}
