package io.github.waivergate.oracle;

import java.util.Locale;

/** What happened to a test between base and patch, as far as its source shows. */
public enum Kind {
  /** A test of the base is not there, or no longer a test. A renamed test is removed and added. */
  REMOVED(true),
  /** A test that the base does not have. */
  ADDED(false),
  /** The test is switched off. */
  DISABLED(true),
  /** The test runs under a condition that was not there before. */
  CONDITION_ADDED(true),
  /** The test may abort itself in a way it did not before. */
  ASSUMPTION_ADDED(true),
  /** The test may return before an assertion. */
  EARLY_RETURN(true),
  /** An assertion stands in a branch it did not stand in before. */
  ASSERTION_CONDITIONAL(true),
  /** The failure of an assertion is caught and goes nowhere. */
  ASSERTION_SWALLOWED(true),
  /** Fewer calls that assert, counted by name. */
  FEWER_ASSERTIONS(true),
  /** The same subject is asserted on with less. */
  STRICTNESS_LOWERED(true),
  /** Another value is expected. */
  EXPECTED_CHANGED(true),
  /** A numeric tolerance came in or grew. */
  TOLERANCE_WIDENED(true),
  /** A time limit grew or went. */
  TIMEOUT_WIDENED(true),
  /** Other or fewer inputs reach the test. */
  DATA_CHANGED(true),
  /** A method or field that the test uses changed. */
  HELPER_CHANGED(true),
  /** Something new runs around the test: an extension, a runner, a rule, a retry. */
  EXTENSION_ADDED(true),
  /** The body changed in a way that no other kind has a word for. */
  EDITED(false),
  /** The source cannot be parsed: nothing is known of its tests. */
  NOT_PARSED(false),
  /** This Java runtime has no compiler, so that no source was parsed. */
  NOT_AVAILABLE(false);

  private final boolean weakens;
  private final String wireName;

  Kind(boolean weakens) {
    this.weakens = weakens;
    this.wireName = name().toLowerCase(Locale.ROOT);
  }

  /** Whether a change of this kind may let a bug pass that the base's test would have shown. */
  public boolean weakens() {
    return weakens;
  }

  /** The name in every file, such as {@code expected_changed}. */
  public String wireName() {
    return wireName;
  }
}
