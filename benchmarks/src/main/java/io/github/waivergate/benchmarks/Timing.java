package io.github.waivergate.benchmarks;

import java.util.List;
import java.util.Locale;

/**
 * How long the rounds of one contestant took.
 *
 * @param nanos one entry per round, sorted
 */
record Timing(List<Long> nanos) {

  Timing {
    nanos = nanos.stream().sorted().toList();
  }

  /** The middle round, in seconds. */
  double median() {
    return seconds(nanos.size() / 2);
  }

  /** Median, fastest and slowest round. */
  String text() {
    return String.format(
        Locale.ROOT, "%.3f s (%.3f to %.3f)", median(), seconds(0), seconds(nanos.size() - 1));
  }

  private double seconds(int round) {
    return nanos.get(round) / 1e9;
  }
}
