package io.github.waivergate.oracle;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreeScanner;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compares the time limits of a test: annotations, and calls that take a limit. */
final class Timeouts {
  private static final Set<String> CALLS =
      Set.of(
          "assertTimeout",
          "assertTimeoutPreemptively",
          "failsWithin",
          "succeedsWithin",
          "atMost",
          "timeout");

  private final NormalForm form;
  private final Map<String, Limit> limits = new LinkedHashMap<>();

  private Timeouts(NormalForm form) {
    this.form = form;
  }

  private record Limit(Optional<BigDecimal> size, String words, int line) {}

  static List<Note> notes(TestMethod base, TestMethod patch) {
    var before = of(base);
    var now = of(patch);
    var notes = new ArrayList<Note>();
    before.forEach(
        (label, limit) -> {
          var later = now.get(label);
          if (later == null) {
            var words = "no time limit any more, before: " + limit.words;
            notes.add(new Note(Kind.TIMEOUT_WIDENED, patch.source().line(), words));
          } else if (isWider(limit, later)) {
            var words = "time limit " + limit.words + ", now " + later.words;
            notes.add(new Note(Kind.TIMEOUT_WIDENED, later.line, words));
          }
        });
    return notes;
  }

  private static boolean isWider(Limit base, Limit patch) {
    return (base.size.isPresent() && patch.size.isPresent())
        ? patch.size.get().compareTo(base.size.get()) > 0
        : !base.words.equals(patch.words);
  }

  private static Map<String, Limit> of(TestMethod method) {
    var timeouts = new Timeouts(method.form());
    method.annotation("Timeout").ifPresent(found -> timeouts.addTimeout(found, method));
    for (String element : List.of("timeout", "timeOut")) {
      method
          .annotation("Test")
          .flatMap(test -> Annotations.value(test, element))
          .ifPresent(limit -> timeouts.add("@Test", limit, element + " = ", method));
    }
    new TreeScanner<Void, Void>() {
      @Override
      public @Nullable Void visitMethodInvocation(
          MethodInvocationTree call, @Nullable Void unused) {
        var name = Annotations.simpleName(call.getMethodSelect());
        if (CALLS.contains(name) && !call.getArguments().isEmpty()) {
          timeouts.add(name, call.getArguments().get(0), name + " ", method);
        }
        return super.visitMethodInvocation(call, null);
      }
    }.scan(method.source().tree().getBody(), null);
    return timeouts.limits;
  }

  private void add(String label, ExpressionTree limit, String prefix, TestMethod method) {
    var words = prefix + form.quote(limit);
    var size = Magnitude.of(limit, form);
    var place = label;
    for (int i = 2; limits.containsKey(place); i++) {
      place = label + " " + i;
    }
    limits.put(place, new Limit(size, words, method.line(limit)));
  }

  private void addTimeout(AnnotationTree annotation, TestMethod method) {
    var unit = Annotations.value(annotation, "unit").map(Annotations::simpleName).orElse("SECONDS");
    var size =
        Annotations.value(annotation, "value")
            .flatMap(value -> Magnitude.of(value, form))
            .flatMap(number -> Magnitude.unit(unit).map(number::multiply));
    limits.put("@Timeout", new Limit(size, Quote.of(annotation), method.line(annotation)));
  }
}
