package io.github.waivergate.replay;

import java.util.Optional;
import java.util.Set;

/**
 * One testcase element, before its name is folded.
 *
 * @param className the class as the report names it, legal or not
 * @param name name of the invocation; empty for a failure of the whole class in older Surefires
 * @param marks what the report says beside "it ran"; empty for a pass
 * @param message message of the first mark that is not a skip, shortened
 */
record ReportedCase(String className, String name, Set<Mark> marks, String message) {

  boolean failed() {
    return marks.contains(Mark.FAILURE) || marks.contains(Mark.ERROR);
  }

  boolean skipped() {
    return !failed() && marks.contains(Mark.SKIPPED);
  }

  boolean reran() {
    return marks.stream().anyMatch(mark -> mark.rerun);
  }

  /** Child elements of a testcase that change what it says. */
  enum Mark {
    FAILURE("failure", false),
    ERROR("error", false),
    SKIPPED("skipped", false),
    FLAKY_FAILURE("flakyFailure", true),
    FLAKY_ERROR("flakyError", true),
    RERUN_FAILURE("rerunFailure", true),
    RERUN_ERROR("rerunError", true);

    private static final Mark[] ALL = values();

    private final String element;
    private final boolean rerun;

    Mark(String element, boolean rerun) {
      this.element = element;
      this.rerun = rerun;
    }

    String element() {
      return element;
    }

    static Optional<Mark> of(String element) {
      for (var mark : ALL) {
        if (mark.element.equals(element)) {
          return Optional.of(mark);
        }
      }
      return Optional.empty();
    }
  }
}
