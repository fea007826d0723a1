package io.github.waivergate.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/** Compares the tests of one source: each with itself, what is gone, what is new. */
final class SourceComparison {
  private final String path;
  private final Calls base;
  private final Calls patch;
  private final List<OracleChange> changes = new ArrayList<>();

  SourceComparison(String path, Calls base, Calls patch) {
    this.path = path;
    this.base = base;
    this.patch = patch;
  }

  List<OracleChange> compare() {
    var gone = tests(base);
    var added = tests(patch);
    pair(gone, added, MethodSource::key);
    // A test that takes one more parameter is the same test, if only one has the name.
    pair(gone, added, method -> method.owner().binaryName() + "#" + method.name());
    for (MethodSource method : gone) {
      inherited(method)
          .ifPresentOrElse(
              now -> compare(method, now, method.testId()),
              () -> add(method, Kind.REMOVED, gone(method)));
    }
    added.forEach(method -> add(method, Kind.ADDED, "new test"));
    return changes;
  }

  private List<MethodSource> tests(Calls side) {
    var tests = new ArrayList<MethodSource>();
    for (TypeSource type : side.index().typesIn(path)) {
      type.methods().stream().filter(TestAnnotations::isTest).forEach(tests::add);
    }
    return tests;
  }

  private void pair(
      List<MethodSource> gone, List<MethodSource> added, Function<MethodSource, String> name) {
    var before = unique(gone, name);
    var now = unique(added, name);
    before.forEach(
        (key, method) -> {
          var later = now.get(key);
          if (later != null) {
            gone.remove(method);
            added.remove(later);
            compare(method, later, later.testId());
          }
        });
  }

  private static Map<String, MethodSource> unique(
      List<MethodSource> methods, Function<MethodSource, String> name) {
    var byName = new LinkedHashMap<String, List<MethodSource>>();
    methods.forEach(m -> byName.computeIfAbsent(name.apply(m), n -> new ArrayList<>()).add(m));
    var unique = new LinkedHashMap<String, MethodSource>();
    byName.forEach(
        (key, same) -> {
          if (same.size() == 1) {
            unique.put(key, same.get(0));
          }
        });
    return unique;
  }

  private void compare(MethodSource before, MethodSource now, String id) {
    var notes = MethodComparison.notes(new TestMethod(before, base), new TestMethod(now, patch));
    for (Note note : notes) {
      changes.add(new OracleChange(id, path, note.line(), note.kind(), note.words()));
    }
  }

  /** A test that moved up into a superclass still runs under its id. */
  private Optional<MethodSource> inherited(MethodSource method) {
    Predicate<MethodSource> same =
        m ->
            m.name().equals(method.name())
                && ParameterTypes.of(m).equals(ParameterTypes.of(method))
                && TestAnnotations.isTest(m);
    return patch.index().typesIn(path).stream()
        .filter(type -> type.binaryName().equals(method.owner().binaryName()))
        .flatMap(type -> patch.index().lineage(type).stream())
        .flatMap(type -> type.methods().stream())
        .filter(same)
        .findFirst();
  }

  private String gone(MethodSource method) {
    return patch.index().counterpart(method).isPresent()
        ? "no longer a test: " + Quote.of(method.name()) + " has no test annotation any more"
        : "the test is gone";
  }

  private void add(MethodSource method, Kind kind, String words) {
    changes.add(new OracleChange(method.testId(), path, method.line(), kind, words));
  }
}
