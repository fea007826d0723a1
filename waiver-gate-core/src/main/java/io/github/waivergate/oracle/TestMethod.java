package io.github.waivergate.oracle;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One test on one side, with the sources it was found among. */
final class TestMethod {
  private final MethodSource source;
  private final Calls calls;
  private @Nullable List<Assertion> assertions;

  TestMethod(MethodSource source, Calls calls) {
    this.source = source;
    this.calls = calls;
  }

  MethodSource source() {
    return source;
  }

  Calls calls() {
    return calls;
  }

  NormalForm form() {
    return source.form();
  }

  int line(Tree tree) {
    return source.owner().source().line(tree);
  }

  /** The assertions in its own body. */
  List<Assertion> assertions() {
    if (assertions == null) {
      assertions = AssertionFinder.in(source, calls);
    }
    return assertions;
  }

  /** How many calls assert, those of the helpers it calls included, once for each call. */
  int assertionCount() {
    return calls.assertionsReachedBy(source);
  }

  /** The annotations on the method, then those on its class and the classes around it. */
  List<AnnotationTree> annotations() {
    var all = new ArrayList<AnnotationTree>(source.annotations());
    source.owner().withEnclosing().forEach(type -> all.addAll(type.annotations()));
    return all;
  }

  /** The annotation of a name that is nearest to the method. */
  Optional<AnnotationTree> annotation(String name) {
    return Annotations.find(annotations(), name);
  }
}
