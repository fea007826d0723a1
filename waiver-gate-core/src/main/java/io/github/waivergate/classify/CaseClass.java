package io.github.waivergate.classify;

import java.util.Locale;

/**
 * The six classes of a test case, in the order of the policy: the first that applies wins, and a
 * later one never repairs it.
 */
public enum CaseClass {
  PROPERTY_VIOLATION(true, "fix the production code; no freeze opens for a false property"),
  FIXTURE_DRIFT(true, "restore the fixture, or relock it in a reviewed commit of its own"),
  UNKNOWN_TEST(true, "a human adds the id to the inventory, or the replays are run in full"),
  STABLE_PASS(false, "nothing to mend"),
  UNSTABLE_ASSERTION(false, "review the freeze proposal; it does not count as a pass"),
  STABLE_ASSERTION_FAIL(true, "fix the failure; it is reproducible and cannot be frozen");

  private final boolean blocking;
  private final String mend;
  private final String wireName;

  CaseClass(boolean blocking, String mend) {
    this.blocking = blocking;
    this.mend = mend;
    this.wireName = name().toLowerCase(Locale.ROOT);
  }

  /** Whether one case of this class blocks the patch. */
  public boolean blocks() {
    return blocking;
  }

  /** The next step a person may take. */
  public String mend() {
    return mend;
  }

  /** The name in every file, such as {@code stable_pass}. */
  public String wireName() {
    return wireName;
  }
}
