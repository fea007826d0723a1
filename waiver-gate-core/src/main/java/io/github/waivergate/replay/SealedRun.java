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
 */
public record SealedRun(
    String execution,
    Optional<String> said,
    int tests,
    int failed,
    SortedMap<String, Sha256> reports) {

  public SealedRun {
    reports = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, Sha256>) reports));
  }
}
