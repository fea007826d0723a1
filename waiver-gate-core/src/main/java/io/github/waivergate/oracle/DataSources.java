package io.github.waivergate.oracle;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Compares what feeds a test: listed rows, provider methods, numbers of tries, constraints. */
final class DataSources {
  private static final Set<String> OTHERS =
      Set.of("Property", "FromData", "Parameters", "Seeds", "DataPoints");
  private static final List<String> COUNTS = List.of("value", "tries", "invocationCount");

  private final TestMethod base;
  private final TestMethod patch;
  private final List<Note> notes = new ArrayList<>();

  private DataSources(TestMethod base, TestMethod patch) {
    this.base = base;
    this.patch = patch;
  }

  static List<Note> notes(TestMethod base, TestMethod patch) {
    var sources = new DataSources(base, patch);
    sources.compareAnnotations();
    sources.compareCounts();
    sources.compareProviders();
    sources.compareConstraints();
    return sources.notes;
  }

  private void compareAnnotations() {
    var left = new ArrayList<>(sources(patch));
    for (AnnotationTree before : sources(base)) {
      var name = Annotations.nameOf(before);
      var now = left.stream().filter(a -> Annotations.nameOf(a).equals(name)).findFirst();
      now.ifPresent(left::remove);
      if (now.isEmpty()) {
        add(patch.source().tree(), "data source gone: " + Quote.of(before));
      } else if (!before.toString().equals(now.get().toString())) {
        compare(before, now.get());
      }
    }
  }

  private void compare(AnnotationTree before, AnnotationTree now) {
    var rows = DataRows.of(before);
    if (rows.isEmpty()) {
      add(now, Quote.of(before) + ", now " + Quote.of(now));
    } else {
      compareRows(now, "@" + Annotations.nameOf(now), rows, DataRows.of(now));
    }
  }

  private void compareRows(Tree where, String what, List<String> before, List<String> now) {
    var removed = new ArrayList<>(before);
    now.forEach(removed::remove);
    if (!removed.isEmpty()) {
      int added = now.size() - (before.size() - removed.size());
      var words = what + ": " + removed.size() + " of " + before.size() + " rows removed, ";
      add(where, words + added + " added; gone: " + Quote.of(removed.get(0)));
    }
  }

  private static List<AnnotationTree> sources(TestMethod method) {
    return method.source().annotations().stream()
        .filter(a -> Annotations.nameOf(a).endsWith("Source") || OTHERS.contains(name(a)))
        .filter(a -> !name(a).equals("Property"))
        .map(a -> (AnnotationTree) a)
        .toList();
  }

  private static String name(AnnotationTree annotation) {
    return Annotations.nameOf(annotation);
  }

  /** Fewer tries are weaker, more are not. */
  private void compareCounts() {
    for (String name : List.of("RepeatedTest", "Property", "Test")) {
      for (String element : COUNTS) {
        var before = value(base, name, element);
        var now = value(patch, name, element);
        if (before.isPresent() && now.isEmpty()) {
          add(patch.source().tree(), "@" + name + " no longer has " + words(element, before.get()));
        } else if (now.isPresent() && isLower(before, now.get())) {
          var was = before.map(value -> words(element, value)).orElse("the default");
          add(now.get(), "@" + name + " " + was + ", now " + words(element, now.get()));
        }
      }
    }
  }

  private boolean isLower(Optional<ExpressionTree> before, ExpressionTree now) {
    var size = Magnitude.of(now, patch.form());
    var old = before.flatMap(value -> Magnitude.of(value, base.form()));
    if (old.isPresent() && size.isPresent()) {
      return size.get().compareTo(old.get()) < 0;
    }
    return before.map(value -> !value.toString().equals(now.toString())).orElse(true);
  }

  private static Optional<ExpressionTree> value(TestMethod method, String name, String element) {
    return Annotations.find(method.source().annotations(), name)
        .flatMap(annotation -> Annotations.value(annotation, element));
  }

  private static String words(String element, ExpressionTree value) {
    return element.equals("value") ? Quote.of(value) : element + " = " + Quote.of(value);
  }

  private void compareProviders() {
    for (MethodSource before : DataProviders.of(base)) {
      var now =
          patch
              .calls()
              .index()
              .counterpart(before)
              .filter(method -> !method.form().whole().equals(before.form().whole()));
      if (now.isPresent()) {
        var rows = DataRows.of(before);
        var left = DataRows.of(now.get());
        if (rows.isEmpty() || left.isEmpty()) {
          add(patch.source().tree(), "its data changed: " + before.words());
        } else {
          compareRows(patch.source().tree(), before.words(), rows, left);
        }
      }
    }
  }

  /** What jqwik may draw, told by the annotations of the parameters. */
  private void compareConstraints() {
    var before = constraints(base);
    var now = constraints(patch);
    if (!before.isEmpty() && !now.isEmpty() && !before.equals(now)) {
      var left = new ArrayList<>(now);
      before.forEach(left::remove);
      var gone = new ArrayList<>(before);
      now.forEach(gone::remove);
      var words = "drawn values: " + (gone.isEmpty() ? "" : Quote.of(gone.get(0)));
      add(patch.source().tree(), words + (left.isEmpty() ? " is gone" : newly(gone, left.get(0))));
    }
  }

  private static String newly(List<String> gone, String constraint) {
    return (gone.isEmpty() ? "" : ", ") + "now " + Quote.of(constraint);
  }

  private static List<String> constraints(TestMethod method) {
    var constraints = new ArrayList<String>();
    for (VariableTree parameter : method.source().tree().getParameters()) {
      var annotations = parameter.getModifiers().getAnnotations();
      if (Annotations.find(annotations, "ForAll").isPresent()) {
        annotations.forEach(annotation -> constraints.add(annotation.toString()));
      }
    }
    return constraints;
  }

  private void add(Tree where, String words) {
    notes.add(new Note(Kind.DATA_CHANGED, patch.line(where), words));
  }
}
