package io.github.waivergate.repetition;

import io.github.waivergate.digest.Utf8Order;
import java.util.Collection;
import java.util.List;

/**
 * How often the tests of one module were run.
 *
 * @param scope whether all of them, some, or none were repeated
 * @param repeated top-level test classes that every replay was to run
 * @param once top-level test classes that the first replay alone was to run, all green in it
 * @param because why so much was repeated; empty where only what the patch changed was
 */
public record Repetition(
    Scope scope, List<String> repeated, List<String> once, List<String> because) {
  /** Every replay runs every test. */
  public static final Repetition EVERYTHING = everything(List.of());

  /** No test was run: nothing that the patch changes in its judge reaches the module. */
  public static final Repetition NOT_AFFECTED =
      new Repetition(Scope.NOT_AFFECTED, List.of(), List.of(), List.of());

  public Repetition {
    repeated = sorted(repeated);
    once = sorted(once);
    because = List.copyOf(because);
    if (scope != Scope.CHOSEN && !(repeated.isEmpty() && once.isEmpty())) {
      throw new IllegalArgumentException("only a choice names classes");
    }
    if (once.stream().anyMatch(repeated::contains)) {
      throw new IllegalArgumentException("a class is repeated or run once, not both");
    }
  }

  /** Every replay runs every test, for the reasons given. */
  public static Repetition everything(List<String> because) {
    return new Repetition(Scope.EVERYTHING, List.of(), List.of(), because);
  }

  private static List<String> sorted(Collection<String> classes) {
    return classes.stream().distinct().sorted(Utf8Order.COMPARATOR).toList();
  }

  /** How much of a module is repeated. */
  public enum Scope {
    EVERYTHING("everything"),
    CHOSEN("chosen"),
    NOT_AFFECTED("not_affected");

    private final String wireName;

    Scope(String wireName) {
      this.wireName = wireName;
    }

    /** The word in records. */
    public String wireName() {
      return wireName;
    }
  }
}
