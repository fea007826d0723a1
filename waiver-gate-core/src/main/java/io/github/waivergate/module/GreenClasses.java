package io.github.waivergate.module;

import io.github.waivergate.repetition.ChosenClasses;
import io.github.waivergate.replay.Observation;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.SealedReplay;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;

/** The test classes of a first replay that need no other one: nothing in them is red. */
final class GreenClasses {
  private GreenClasses() {}

  /**
   * Top-level classes that are green throughout; none where a run ended before it had told all.
   *
   * @param repeated classes that need the other replays whatever they came to
   */
  static Set<String> of(SealedReplay first, Set<String> repeated) {
    if (first.runs().stream().anyMatch(run -> run.said().isPresent() && run.failed() == 0)) {
      return Set.of();
    }
    var replay = first.replay();
    var green = new HashSet<String>();
    replay.classes().forEach(name -> green.add(ChosenClasses.topLevel(name)));
    green.removeAll(repeated);
    red(replay).map(ChosenClasses::topLevel).forEach(green::remove);
    var needed = new HashSet<>(repeated);
    replay.classes().forEach(name -> needed.add(ChosenClasses.topLevel(name)));
    needed.removeAll(green);
    // Surefire takes a pattern for the end of a path: acme/Tax leaves com/acme/Tax out as well.
    green.removeIf(name -> needed.stream().anyMatch(other -> other.endsWith("." + name)));
    return green;
  }

  private static Stream<String> red(Replay replay) {
    return Stream.of(
            replay.failedSetups().stream(),
            replay.failedTeardowns().keySet().stream(),
            replay.voidedClasses().stream(),
            replay.observations().values().stream()
                .filter(seen -> !isGreen(seen))
                .map(seen -> seen.testId().className()))
        .flatMap(names -> names);
  }

  private static boolean isGreen(Observation observation) {
    return !observation.duplicate()
        && (observation.seen() == Seen.PASSED || observation.seen() == Seen.SKIPPED);
  }
}
