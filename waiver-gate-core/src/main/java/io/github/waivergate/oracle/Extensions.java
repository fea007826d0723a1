package io.github.waivergate.oracle;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What may run around a test and change its outcome: extensions, runners, rules, retries. */
final class Extensions {
  private static final Set<String> ANNOTATIONS =
      Set.of("ExtendWith", "RunWith", "Listeners", "AddLifecycleHook", "RetryingTest");
  private static final Set<String> FIELDS = Set.of("RegisterExtension", "Rule", "ClassRule");

  private Extensions() {}

  static List<Note> notes(TestMethod base, TestMethod patch) {
    var before = of(base);
    var notes = new ArrayList<Note>();
    of(patch)
        .forEach(
            (text, tree) -> {
              if (!before.containsKey(text)) {
                var words = "runs around the test now: " + Quote.of(tree);
                notes.add(new Note(Kind.EXTENSION_ADDED, patch.line(tree), words));
              }
            });
    return notes;
  }

  private static Map<String, Tree> of(TestMethod method) {
    var found = new LinkedHashMap<String, Tree>();
    for (AnnotationTree annotation : method.annotations()) {
      if (ANNOTATIONS.contains(Annotations.nameOf(annotation))) {
        found.put(annotation.toString(), annotation);
      }
      Annotations.value(annotation, "retryAnalyzer")
          .ifPresent(retry -> found.put("retry " + retry, annotation));
    }
    for (TypeSource type : method.source().owner().withEnclosing()) {
      for (Tree member : type.tree().getMembers()) {
        if (member instanceof VariableTree field && isRule(field)) {
          found.put(field.toString(), field);
        }
      }
    }
    return found;
  }

  private static boolean isRule(VariableTree field) {
    return field.getModifiers().getAnnotations().stream()
        .anyMatch(annotation -> FIELDS.contains(Annotations.nameOf(annotation)));
  }
}
