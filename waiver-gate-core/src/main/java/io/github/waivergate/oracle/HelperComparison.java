package io.github.waivergate.oracle;

import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds changes in what a test uses: methods it calls, its set-up, fields. */
final class HelperComparison {
  private final TestMethod base;
  private final TestMethod patch;
  private final Set<String> words = new LinkedHashSet<>();

  private HelperComparison(TestMethod base, TestMethod patch) {
    this.base = base;
    this.patch = patch;
  }

  static List<Note> notes(TestMethod base, TestMethod patch) {
    var helpers = new HelperComparison(base, patch);
    helpers.compareReached(base.source(), "helper ");
    helpers.compareTargets();
    helpers.compareLifecycle();
    return helpers.words.stream()
        .map(text -> new Note(Kind.HELPER_CHANGED, patch.source().line(), text))
        .toList();
  }

  /** Follows the calls of the base, those that helpers make too. */
  private void compareReached(MethodSource start, String what) {
    var through = new LinkedHashMap<MethodSource, String>();
    through.put(start, "");
    var open = new ArrayList<>(List.of(start));
    while (!open.isEmpty()) {
      var method = open.remove(0);
      var reached = base.calls().reachedBy(method);
      compareFields(method, reached.identifiers());
      for (MethodSource called : reached.called()) {
        if (through.containsKey(called)) {
          continue;
        }
        var path = method == start ? "" : ", called through " + name(method);
        through.put(called, path);
        open.add(called);
        patch
            .calls()
            .index()
            .counterpart(called)
            .filter(now -> !now.form().whole().equals(called.form().whole()))
            .ifPresent(now -> words.add(what + name(called) + " changed" + path));
      }
    }
  }

  private String name(MethodSource helper) {
    boolean own = helper.owner().binaryName().equals(base.source().owner().binaryName());
    return (own || helper.name().equals("<init>") ? "" : helper.owner().simpleName() + ".")
        + helper.words();
  }

  private void compareFields(MethodSource method, Set<String> identifiers) {
    for (String name : identifiers) {
      var before = field(method, base, name);
      var now = before.flatMap(f -> counterpart(method).flatMap(m -> field(m, patch, name)));
      if (now.isPresent()
          && !(LocalNames.isConstant(before.get()) && LocalNames.isConstant(now.get()))
          && !text(before.get()).equals(text(now.get()))) {
        words.add("field " + Quote.of(name) + " changed: " + Quote.of(text(now.get())));
      }
    }
  }

  private Optional<MethodSource> counterpart(MethodSource method) {
    return method == base.source()
        ? Optional.of(patch.source())
        : patch.calls().index().counterpart(method);
  }

  private static Optional<VariableTree> field(MethodSource from, TestMethod side, String name) {
    return from.owner().withEnclosing().stream()
        .flatMap(type -> side.calls().index().lineage(type).stream())
        .flatMap(type -> type.field(name).stream())
        .findFirst();
  }

  private static String text(VariableTree field) {
    return field.getType() + " " + field.getName() + " = " + field.getInitializer();
  }

  /** The same body may reach other methods: one that overrides or hides what was called. */
  private void compareTargets() {
    if (base.form().whole().equals(patch.form().whole())) {
      var before = base.calls().reachedBy(base.source()).called();
      var now = patch.calls().reachedBy(patch.source()).called();
      for (int i = 0; i < Math.min(before.size(), now.size()); i++) {
        if (before.size() == now.size() && !before.get(i).key().equals(now.get(i).key())) {
          words.add("helper " + name(now.get(i)) + " is another one now");
        }
      }
      if (before.size() < now.size()) {
        words.add("what it calls is now in the changed sources, " + name(now.get(0)) + " first");
      }
    }
  }

  private void compareLifecycle() {
    var before = lifecycle(base);
    var now = lifecycle(patch);
    before.forEach(
        (name, method) -> {
          var later = now.get(name);
          if (later == null) {
            words.add("set-up " + method.words() + " is gone");
          } else {
            var changed = !later.form().whole().equals(method.form().whole());
            if (changed) {
              words.add("set-up " + method.words() + " changed");
            }
            compareReached(method, "set-up helper ");
          }
        });
    now.forEach(
        (name, method) -> {
          if (!before.containsKey(name)) {
            words.add("set-up " + method.words() + " is new");
          }
        });
  }

  private static Map<String, MethodSource> lifecycle(TestMethod test) {
    var found = new LinkedHashMap<String, MethodSource>();
    for (TypeSource type : test.source().owner().withEnclosing()) {
      for (TypeSource next : test.calls().index().lineage(type)) {
        next.methods().stream()
            .filter(TestAnnotations::isLifecycle)
            .forEach(method -> found.putIfAbsent(method.key(), method));
      }
    }
    return found;
  }
}
