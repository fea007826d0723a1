package io.github.waivergate.oracle;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;

/** What keeps a test from running: switched off, or run under a condition. */
final class Conditions {
  private static final Pattern CONDITION =
      Pattern.compile("(Enabled|Disabled)(On|If|For|In|Unless|When).*|IfProfileValue|Requires.*");

  private Conditions() {}

  static List<Note> notes(TestMethod base, TestMethod patch) {
    var notes = new ArrayList<Note>();
    // A test that moved up into an abstract class runs in the class it moved from.
    boolean movedUp =
        !base.source().owner().binaryName().equals(patch.source().owner().binaryName());
    var before = off(base, false);
    off(patch, movedUp)
        .forEach(
            (words, where) -> {
              if (!before.containsKey(words)) {
                notes.add(new Note(Kind.DISABLED, patch.line(where), "switched off: " + words));
              }
            });
    var known = conditions(base).stream().map(Tree::toString).toList();
    for (AnnotationTree condition : conditions(patch)) {
      if (!known.contains(condition.toString())) {
        var words = "runs under a new condition: " + Quote.of(condition);
        notes.add(new Note(Kind.CONDITION_ADDED, patch.line(condition), words));
      }
    }
    return notes;
  }

  private static List<AnnotationTree> conditions(TestMethod method) {
    return method.annotations().stream()
        .filter(a -> CONDITION.matcher(Annotations.nameOf(a)).matches())
        .toList();
  }

  private static Map<String, Tree> off(TestMethod method, boolean isInherited) {
    var off = new LinkedHashMap<String, Tree>();
    for (AnnotationTree annotation : method.annotations()) {
      var name = Annotations.nameOf(annotation);
      if (name.equals("Disabled") || name.equals("Ignore")) {
        off.put("@" + name, annotation);
      }
      Annotations.value(annotation, "enabled")
          .filter(value -> name.equals("Test") && value.toString().equals("false"))
          .ifPresent(value -> off.put("@Test(enabled = false)", annotation));
    }
    var source = method.source();
    if (source.tree().getModifiers().getFlags().contains(Modifier.PRIVATE)) {
      off.put("a private method is no test", source.tree());
    }
    for (TypeSource type : source.owner().withEnclosing()) {
      var flags = type.tree().getModifiers().getFlags();
      if (type == source.owner() && !isInherited && flags.contains(Modifier.ABSTRACT)) {
        off.put("its class is abstract", type.tree());
      }
      if (type.isInner() && Annotations.find(type.annotations(), "Nested").isEmpty()) {
        off.put("class " + type.simpleName() + " has no @Nested", type.tree());
      }
    }
    return off;
  }
}
