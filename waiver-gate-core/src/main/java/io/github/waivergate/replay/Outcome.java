package io.github.waivergate.replay;

/**
 * What one replay said of one test id. Skipped, absent and unreadable are not outcomes: they leave
 * the count short.
 */
public enum Outcome {
  PASSED,
  FAILED
}
