package io.github.waivergate.classify;

import io.github.waivergate.replay.TestId;

/** A test case with its class, carrying exactly the evidence that class rests on. */
public sealed interface Classified {

  /** The test. */
  TestId testId();

  /** Its class. */
  CaseClass caseClass();

  /** What was found, in the words of a message. */
  String evidence();

  /**
   * A property of the module is false, so nothing the module's tests say can be believed.
   *
   * @param falsified what is known of the false property
   */
  record PropertyViolation(TestId testId, String falsified) implements Classified {
    @Override
    public CaseClass caseClass() {
      return CaseClass.PROPERTY_VIOLATION;
    }

    @Override
    public String evidence() {
      return falsified;
    }
  }

  /** The fixtures the test was judged on are not the locked ones. */
  record FixtureDrift(TestId testId, String locked, String actual) implements Classified {
    @Override
    public CaseClass caseClass() {
      return CaseClass.FIXTURE_DRIFT;
    }

    @Override
    public String evidence() {
      return "fixtures are " + abbreviated(actual) + ", locked as " + abbreviated(locked);
    }

    private static String abbreviated(String hash) {
      return hash.length() > 12 ? hash.substring(0, 12) : hash;
    }
  }

  /** Nobody vouched for the test, or too few replays speak of it. */
  record UnknownTest(TestId testId, boolean known, int outcomes, int needed) implements Classified {
    @Override
    public CaseClass caseClass() {
      return CaseClass.UNKNOWN_TEST;
    }

    @Override
    public String evidence() {
      return known
          ? outcomes + (outcomes == 1 ? " outcome, " : " outcomes, ") + needed + " needed"
          : "not in the inventory";
    }
  }

  /** Every outcome passed. */
  record StablePass(TestId testId, Tally tally) implements Classified {
    @Override
    public CaseClass caseClass() {
      return CaseClass.STABLE_PASS;
    }

    @Override
    public String evidence() {
      return tally.toString();
    }
  }

  /**
   * The outcomes are mixed: the only class that can be proposed for a freeze.
   *
   * @param fixture fixture hash the outcomes were seen on, equal to the locked one
   */
  record UnstableAssertion(TestId testId, Tally tally, String fixture) implements Classified {
    @Override
    public CaseClass caseClass() {
      return CaseClass.UNSTABLE_ASSERTION;
    }

    @Override
    public String evidence() {
      return tally.toString();
    }
  }

  /** Every outcome failed. */
  record StableAssertionFail(TestId testId, Tally tally) implements Classified {
    @Override
    public CaseClass caseClass() {
      return CaseClass.STABLE_ASSERTION_FAIL;
    }

    @Override
    public String evidence() {
      return tally.toString();
    }
  }
}
