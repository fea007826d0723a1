package io.github.waivergate.replay;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What happened to whole classes: testcases that speak of no test of their own. */
final class ClassEvents {
  private static final String SETUP = "initializationError";
  private static final String TEARDOWN = "executionError";

  private final Map<String, String> unnamed = new TreeMap<>();
  private final Map<String, String> setups = new TreeMap<>();
  private final Map<String, String> teardowns = new TreeMap<>();
  private final Set<String> skipped = new HashSet<>();
  private final Set<String> ran = new HashSet<>();

  /** Takes the case where it speaks of its class; false where it speaks of a test. */
  boolean take(ReportedCase reported) {
    var name = reported.name();
    // A class-level failure that passed in a rerun is a failure of this replay all the same.
    boolean failed = reported.failed() || reported.reran();
    if (name.isEmpty()) {
      if (failed) {
        unnamed.putIfAbsent(reported.className(), reported.message());
      } else if (reported.skipped()) {
        skipped.add(reported.className());
      }
      // A pass without a name says nothing of any test.
      return true;
    }
    if (failed && name.equals(SETUP)) {
      setups.putIfAbsent(reported.className(), reported.message());
      return true;
    }
    if (failed && name.equals(TEARDOWN)) {
      teardowns.putIfAbsent(reported.className(), reported.message());
      return true;
    }
    if (!reported.skipped()) {
      ran.add(reported.className());
    }
    return false;
  }

  /** Classes whose tests could not start, with the message; a nameless failure before any test. */
  Map<String, String> setups() {
    var all = new TreeMap<>(unnamed);
    all.keySet().removeAll(ran);
    all.putAll(setups);
    return all;
  }

  /** Classes that failed after their tests, with the message. */
  Map<String, String> teardowns() {
    var all = new TreeMap<>(unnamed);
    all.keySet().retainAll(ran);
    all.putAll(teardowns);
    return all;
  }

  Set<String> skipped() {
    return skipped;
  }
}
