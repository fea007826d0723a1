package io.github.waivergate.benchmarks;

import io.github.waivergate.replay.TestId;
import java.util.Locale;

/**
 * An invented test suite: which tests there are, and how each of them ends in each replay.
 *
 * @param classes test classes in it
 * @param casesPerClass tests in each of them
 */
record Suite(int classes, int casesPerClass) {
  static final int REPLAYS = 5;
  static final int CASES_PER_CLASS = 20;

  /** How a test ends. */
  enum End {
    PASSED,
    FAILED,
    SKIPPED
  }

  static Suite of(int cases) {
    return new Suite(Math.max(1, cases / CASES_PER_CLASS), Math.min(cases, CASES_PER_CLASS));
  }

  int cases() {
    return classes * casesPerClass;
  }

  String className(int number) {
    return String.format(
        Locale.ROOT, "com.acme.billing.module%02d.InvoiceLine%05dTest", number % 40, number);
  }

  String method(int number) {
    return "keepsTheInclusiveAmountOfLine" + number;
  }

  TestId id(int classNumber, int caseNumber) {
    return TestId.of(className(classNumber), method(caseNumber));
  }

  /** Almost always passed; about one test in a hundred each is red, unstable or skipped. */
  End end(int replay, int classNumber, int caseNumber) {
    int test = classNumber * casesPerClass + caseNumber;
    if (test % 101 == 7 || (test % 97 == 3 && (test + replay) % 2 == 0)) {
      return End.FAILED;
    }
    return isSkipped(classNumber, caseNumber) ? End.SKIPPED : End.PASSED;
  }

  /** Whether it is skipped, in every replay. */
  boolean isSkipped(int classNumber, int caseNumber) {
    int test = classNumber * casesPerClass + caseNumber;
    return test % 103 == 11 && test % 101 != 7 && test % 97 != 3;
  }
}
