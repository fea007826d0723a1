package io.github.waivergate.module;

import io.github.waivergate.replay.SealedReplay;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** Words for the log while replays run. */
final class Progress {
  private Progress() {}

  /** What a finished run came to. */
  static String done(String what, SealedReplay replay) {
    return String.format(
        Locale.ROOT,
        "%s: %d %s, %d failed, %s s",
        what,
        replay.tests(),
        replay.tests() == 1 ? "test" : "tests",
        replay.failed(),
        seconds(replay.duration()));
  }

  /** How long the rest will take, by what the finished replays took on average. */
  static String left(List<SealedReplay> finished, int planned) {
    if (finished.isEmpty()) {
      return "";
    }
    var spent = finished.stream().map(SealedReplay::duration).reduce(Duration.ZERO, Duration::plus);
    var rest = spent.dividedBy(finished.size()).multipliedBy(planned - finished.size());
    return ", about " + seconds(rest) + " s left";
  }

  private static String seconds(Duration duration) {
    return String.format(Locale.ROOT, "%.1f", duration.toMillis() / 1000.0);
  }
}
