package io.github.waivergate.maven;

import io.github.waivergate.module.EarlyEnd;
import java.nio.file.Path;
import java.util.List;

/**
 * Reads why Surefire says that a run went wrong.
 *
 * <p>Its message names the report directory first; what ended the run, if anything did, stands in a
 * line of its own below. Where there is none, tests failed and the run came to its end.
 */
final class SurefireComplaint {
  /** What is said of a run that came to its end with failing tests. */
  static final String TEST_FAILURES = "There are test failures";

  private static final List<String> NO_CAUSE =
      List.of(TEST_FAILURES, "There are some test failures", "See ", "Please refer to ");

  private SurefireComplaint() {}

  /** What names a cause, in one line and without paths of this machine. */
  static String of(Exception e, Path basedir) {
    var cause =
        String.valueOf(e.getMessage())
            .lines()
            .map(String::strip)
            .dropWhile(line -> line.isEmpty() || NO_CAUSE.stream().anyMatch(line::startsWith))
            .toList();
    return cause.isEmpty() ? TEST_FAILURES : EarlyEnd.of(cause).replace(basedir.toString(), ".");
  }
}
