package io.github.waivergate.gate;

import java.util.List;

/**
 * How likely replays are to see an unstable test for what it is.
 *
 * <p>A test that fails with probability p shows mixed outcomes in n independent replays with the
 * chance 1 − pⁿ − (1−p)ⁿ; otherwise it looks like a stable pass or a stable failure.
 *
 * @param failurePercent how often the test fails, in per cent
 * @param mixed the chance that its outcomes are mixed, from 0 to 1
 */
public record Sensitivity(int failurePercent, double mixed) {
  private static final List<Integer> PERCENT = List.of(1, 5, 10, 50);

  /** The chances for tests that fail in 1, 5, 10 and 50 per cent of all runs. */
  public static List<Sensitivity> of(int replays) {
    return PERCENT.stream().map(percent -> of(percent, replays)).toList();
  }

  private static Sensitivity of(int percent, int replays) {
    double p = percent / 100.0;
    double agreeing = Math.pow(p, replays) + Math.pow(1 - p, replays);
    return new Sensitivity(percent, Math.max(0, 1 - agreeing));
  }
}
