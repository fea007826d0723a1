package io.github.waivergate.path;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a path of a patch is to the gate. All but production code and documentation is judge. */
public enum PathKind {
  SEEDS(true, "the inputs that property tests are drawn from"),
  CONTRACT(true, "what the gate holds a patch to: locks, ledger, policy, witnesses"),
  BUILD_CONFIG(true, "what decides how the build runs, here and in CI"),
  HARNESS(true, "what acts on tests without being one: services and settings of test frameworks"),
  GENERATOR(true, "test code that draws the inputs of properties"),
  FIXTURE(true, "files that tests compare with or read"),
  TEST_BODY(true, "the tests themselves and their helpers"),
  PRODUCTION(false, "the code that is judged"),
  DOCS(false, "what only people read"),
  UNCLASSIFIED(true, "no rule says what it is, so it may be anything");

  private final boolean judge;
  private final String meaning;

  PathKind(boolean judge, String meaning) {
    this.judge = judge;
    this.meaning = meaning;
  }

  /** The kind that a file names. */
  static Optional<PathKind> named(String wireName) {
    return Stream.of(values()).filter(kind -> kind.wireName().equals(wireName)).findFirst();
  }

  /** The kind as files and reports have it. */
  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Whether a patch that changes such a path changes what it is judged by. */
  public boolean judge() {
    return judge;
  }

  /** What such a path holds, as a part of a sentence. */
  public String meaning() {
    return meaning;
  }
}
