package io.github.waivergate.module;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.SurefireReports;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Reads the replays of one module: one per directory that {@code reportsDirectories} stands for.
 */
final class ReplayReading {
  private ReplayReading() {}

  /**
   * Reads every directory; one that is missing is a replay without any outcome.
   *
   * @throws EvidenceException where no directory holds a single report of this build
   */
  static List<Replay> read(ModuleLayout layout, List<String> patterns, Instant notBefore)
      throws EvidenceException {
    var replays = new ArrayList<Replay>();
    for (Path directory : ReplayDirectories.of(layout, patterns)) {
      var shown = layout.shown(directory);
      replays.add(
          ReplayDirectories.exists(directory)
              ? SurefireReports.read(directory, shown, notBefore)
              : missing(shown));
    }
    if (replays.stream().allMatch(replay -> replay.reports() == 0 && !hasBlocking(replay))) {
      throw new EvidenceException(
          shown(layout, patterns),
          replays.isEmpty()
              ? "no replay directory is there"
              : "no report of this build in "
                  + replays.size()
                  + (replays.size() == 1 ? " replay directory" : " replay directories"),
          "run the suite in this build, with each Surefire execution's <reportsDirectory> set to a"
              + " directory of its own there");
    }
    return replays;
  }

  /** What is wrong with the set of replays as a whole. */
  static List<Finding> shortage(
      List<Replay> replays, int minReplays, ModuleLayout layout, List<String> patterns) {
    long usable = replays.stream().filter(replay -> replay.reports() > 0).count();
    return usable >= minReplays
        ? List.of()
        : List.of(
            Finding.note(
                "short_replays",
                shown(layout, patterns),
                usable
                    + (usable == 1 ? " replay" : " replays")
                    + " with reports of this build, "
                    + minReplays
                    + " needed",
                "let "
                    + minReplays
                    + " Surefire executions run, each with a <reportsDirectory> of"
                    + " its own"));
  }

  private static String shown(ModuleLayout layout, List<String> patterns) {
    return patterns.stream().map(layout::shownPattern).collect(Collectors.joining(", "));
  }

  private static boolean hasBlocking(Replay replay) {
    return replay.findings().stream().anyMatch(Finding::blocking);
  }

  private static Replay missing(String shown) {
    var finding =
        Finding.note(
            "missing_replay",
            shown,
            "no such directory",
            "let the Surefire execution of this replay run, with its <reportsDirectory> set there");
    return new Replay(
        shown, Map.of(), Set.of(), Map.of(), Set.of(), Set.of(), Set.of(), List.of(finding), 0);
  }
}
