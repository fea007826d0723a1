package io.github.waivergate.replay;

import io.github.waivergate.refusal.Finding;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * One full run of the suite, as its report directory tells it.
 *
 * @param directory the directory, by the user's name for it: relative to the module, {@code /}
 *     separators
 * @param observations what was seen of each reported id, in the order of the ids; a pass of a
 *     voided class is left out
 * @param failedSetups classes whose set-up failed: their ids have no outcome in this replay
 * @param failedTeardowns classes whose tear-down failed, with the message of the failure
 * @param skippedClasses classes reported as skipped as a whole, without their tests
 * @param voidedClasses classes with an unreadable report: their ids have no outcome in this replay
 * @param classes every class that a readable report mentions
 * @param findings what is wrong with the directory's reports
 * @param reports how many reports were read and are evidence
 */
public record Replay(
    String directory,
    Map<TestId, Observation> observations,
    Set<String> failedSetups,
    Map<String, String> failedTeardowns,
    Set<String> skippedClasses,
    Set<String> voidedClasses,
    Set<String> classes,
    List<Finding> findings,
    int reports) {

  public Replay {
    observations = sorted(observations);
    failedSetups = Set.copyOf(failedSetups);
    failedTeardowns = Map.copyOf(failedTeardowns);
    skippedClasses = Set.copyOf(skippedClasses);
    voidedClasses = Set.copyOf(voidedClasses);
    classes = Set.copyOf(classes);
    findings = List.copyOf(findings);
  }

  /** A copy in the order of the ids; quick where they are in that order already. */
  private static Map<TestId, Observation> sorted(Map<TestId, Observation> observations) {
    var ids = new ArrayList<>(observations.keySet());
    Collections.sort(ids);
    var sorted = new LinkedHashMap<TestId, Observation>(ids.size() * 2);
    ids.forEach(id -> sorted.put(id, observations.get(id)));
    return Collections.unmodifiableMap(sorted);
  }

  /** Whether a report of the class, or of one that encloses it, is unreadable. */
  public boolean isVoided(String className) {
    return isWithin(className, voidedClasses);
  }

  /** Whether the set-up of the class, or of one that encloses it, failed. */
  public boolean hasFailedSetup(String className) {
    return isWithin(className, failedSetups);
  }

  private static boolean isWithin(String className, Set<String> classes) {
    for (int end = className.length(); end > 0; end = className.lastIndexOf('$', end - 1)) {
      if (classes.contains(className.substring(0, end))) {
        return true;
      }
    }
    return false;
  }
}
