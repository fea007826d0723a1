package io.github.waivergate.benchmarks;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * One line of the table.
 *
 * @param what the work that was done
 * @param ours what it took the gate
 * @param theirs what it took whom; empty where nobody else does this work
 * @param ratio ours divided by theirs
 * @param goal the highest ratio that is good enough
 */
record Line(String what, String ours, String theirs, OptionalDouble ratio, OptionalDouble goal) {

  /** A duel: the same work done by the gate and by another program. */
  static Line duel(String what, Timing ours, String whom, Timing theirs, double goal) {
    return against(what, ours.text(), whom + " " + theirs.text(), ours, theirs.median(), goal);
  }

  /** A time beside the seconds that it should not exceed. */
  static Line against(
      String what, String ours, String theirs, Timing timing, double seconds, double goal) {
    return new Line(
        what, ours, theirs, OptionalDouble.of(timing.median() / seconds), OptionalDouble.of(goal));
  }

  /** Two times beside each other, without a goal. */
  static Line beside(String what, Timing ours, String whom, Timing theirs) {
    return new Line(
        what,
        ours.text(),
        whom + " " + theirs.text(),
        OptionalDouble.of(ours.median() / theirs.median()),
        OptionalDouble.empty());
  }

  /** A figure that is only shown. */
  static Line figure(String what, String ours, String theirs) {
    return new Line(what, ours, theirs, OptionalDouble.empty(), OptionalDouble.empty());
  }

  /** The six cells. */
  List<String> cells() {
    boolean judged = ratio.isPresent() && goal.isPresent();
    return List.of(
        what,
        ours,
        theirs,
        ratio.isPresent() ? number(ratio) : "",
        judged ? "<= " + number(goal) : "",
        judged ? ratio.getAsDouble() <= goal.getAsDouble() ? "yes" : "no" : "");
  }

  private static String number(OptionalDouble value) {
    return String.format(Locale.ROOT, "%.2f", value.getAsDouble());
  }
}
