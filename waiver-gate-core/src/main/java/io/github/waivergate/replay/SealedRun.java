package io.github.waivergate.replay;

import io.github.waivergate.digest.Sha256;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * One Surefire execution inside a replay, sealed as soon as Surefire returned: whatever touches its
 * reports later is seen.
 *
 * @param execution the execution's id in the pom
 * @param said what Surefire said of the run: empty where it said that all is well, otherwise its
 *     complaint in one line
 * @param tests testcase elements in its reports
 * @param failed ids that failed, and classes whose set-up or tear-down did
 * @param reports digest of each report, by its path from the replay's directory
 * @param receipts digest of each file of receipts, in the same way
 */
public record SealedRun(
    String execution,
    Optional<String> said,
    int tests,
    int failed,
    SortedMap<String, Sha256> reports,
    SortedMap<String, Sha256> receipts) {

  public SealedRun {
    receipts = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, Sha256>) receipts));
    reports = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, Sha256>) reports));
  }

  /** A run whose tests left no receipts. */
  public SealedRun(
      String execution,
      Optional<String> said,
      int tests,
      int failed,
      SortedMap<String, Sha256> reports) {
    this(execution, said, tests, failed, reports, new TreeMap<>());
  }
}
