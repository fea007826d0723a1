package io.github.waivergate.gate;

import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Builds replays as a test wants to tell them. */
public final class Replays {
  private final String directory;
  private final Map<TestId, Observation> observations = new HashMap<>();
  private final Set<String> failedSetups = new HashSet<>();
  private final Map<String, String> failedTeardowns = new HashMap<>();
  private final Set<String> skippedClasses = new HashSet<>();
  private final Set<String> voidedClasses = new HashSet<>();
  private final Set<String> classes = new HashSet<>();
  private final List<Finding> findings = new ArrayList<>();

  private Replays(int index) {
    this.directory = "target/waiver-gate/replays/" + index;
  }

  public static Replays replay(int index) {
    return new Replays(index);
  }

  /** Five replays that each saw the same. */
  public static List<Replay> five(String id, Seen... seen) {
    var replays = new ArrayList<Replay>();
    for (int i = 0; i < seen.length; i++) {
      replays.add(replay(i + 1).saw(id, seen[i]).build());
    }
    return replays;
  }

  public Replays saw(String id, Seen seen) {
    return saw(id, seen, 1, false);
  }

  public Replays saw(String id, Seen seen, int invocations, boolean duplicate) {
    var testId = new TestId(id);
    boolean failed = seen == Seen.FAILED;
    classes.add(testId.className());
    observations.put(
        testId,
        new Observation(
            testId,
            seen,
            invocations,
            failed ? List.of(id.substring(id.indexOf('#') + 1)) : List.of(),
            duplicate,
            failed ? "boom" : ""));
    return this;
  }

  public Replays setUpFailed(String className) {
    failedSetups.add(className);
    classes.add(className);
    return this;
  }

  public Replays tearDownFailed(String className) {
    failedTeardowns.put(className, "teardown broke");
    classes.add(className);
    return this;
  }

  public Replays skippedClass(String className) {
    skippedClasses.add(className);
    classes.add(className);
    return this;
  }

  public Replays unreadable(String className) {
    voidedClasses.add(className);
    findings.add(Finding.blocking("unreadable_report", className, "cut off", "run again"));
    return this;
  }

  /** A finding that explains something and blocks nothing. */
  public Replays noted(String rule) {
    findings.add(Finding.note(rule, directory, "found", "mend"));
    return this;
  }

  public Replay build() {
    return new Replay(
        directory,
        observations,
        failedSetups,
        failedTeardowns,
        skippedClasses,
        voidedClasses,
        classes,
        findings,
        classes.size());
  }
}
