package io.github.waivergate.module;

import io.github.waivergate.module.ReplayRecorder.Recorded;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/** Tells the log how far the replays of one part of the suite are; several may run at a time. */
final class Progress {
  private final ReplayPlan plan;
  private final Consumer<String> log;
  private final List<Duration> finished = new ArrayList<>();

  Progress(ReplayPlan plan, Consumer<String> log) {
    this.plan = plan;
    this.log = log;
  }

  synchronized void starts(int index) {
    log.accept(name(index) + left(finished, plan));
  }

  synchronized void ended(Recorded recorded) {
    log.accept(done(name(recorded.replay().index()), recorded));
    finished.add(recorded.took());
  }

  private String name(int index) {
    return "replay " + index + " of " + plan.replays();
  }

  /** What a finished run came to. */
  static String done(String what, Recorded recorded) {
    var replay = recorded.replay();
    return String.format(
        Locale.ROOT,
        "%s: %d %s, %d failed, %s s",
        what,
        replay.tests(),
        replay.tests() == 1 ? "test" : "tests",
        replay.failed(),
        seconds(recorded.took()));
  }

  /** How long the rest will take, by what the finished replays took on average. */
  static String left(List<Duration> finished, ReplayPlan plan) {
    if (finished.isEmpty()) {
      return "";
    }
    var spent = finished.stream().reduce(Duration.ZERO, Duration::plus);
    var rest =
        spent
            .dividedBy((long) finished.size() * plan.atOnce())
            .multipliedBy(plan.indexes().size() - finished.size());
    return ", about " + seconds(rest) + " s left";
  }

  private static String seconds(Duration duration) {
    return String.format(Locale.ROOT, "%.1f", duration.toMillis() / 1000.0);
  }
}
