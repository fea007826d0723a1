package io.github.waivergate.replay;

import io.github.waivergate.replay.ReportedCase.Mark;
import java.util.List;
import java.util.Set;

/**
 * What Surefire itself heard of the tests of one run, handed over in memory: nothing that a test
 * writes to disk can change it.
 *
 * @param testSets one list per set of tests: class, name and one of {@code passed}, {@code failed},
 *     {@code skipped} of its first test, then of the next
 */
public record TestEvents(List<List<String>> testSets) {
  private static final int FIELDS = 3;

  public TestEvents {
    testSets = List.copyOf(testSets);
  }

  /** The run as its reports would tell it, if nobody but Surefire had written them. */
  Replay replay() {
    var folding = new ReplayFolding("");
    for (List<String> testSet : testSets) {
      var report = new ReadReport("");
      for (int at = 0; at + FIELDS <= testSet.size(); at += FIELDS) {
        report.add(reported(testSet.get(at), testSet.get(at + 1), testSet.get(at + 2)));
      }
      folding.add(report);
    }
    return folding.replay();
  }

  private static ReportedCase reported(String className, String name, String outcome) {
    return new ReportedCase(className, name, marks(outcome), "");
  }

  private static Set<Mark> marks(String outcome) {
    return switch (outcome) {
      case "passed" -> Set.of();
      case "skipped" -> Set.of(Mark.SKIPPED);
      default -> Set.of(Mark.FAILURE);
    };
  }
}
