package io.github.waivergate.classify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.waivergate.classify.Classified.FixtureDrift;
import io.github.waivergate.classify.Classified.PropertyViolation;
import io.github.waivergate.classify.Classified.StableAssertionFail;
import io.github.waivergate.classify.Classified.StablePass;
import io.github.waivergate.classify.Classified.UnknownTest;
import io.github.waivergate.classify.Classified.UnstableAssertion;
import io.github.waivergate.replay.TestId;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClassifiedTest {
  private static final TestId ID = new TestId("com.acme.ParseTest#roundTrip");

  @Test
  void the_six_classes_are_in_the_order_of_the_policy_and_four_of_them_block() {
    assertThat(Stream.of(CaseClass.values()).map(c -> c.wireName() + " " + c.blocks()))
        .containsExactly(
            "property_violation true",
            "fixture_drift true",
            "unknown_test true",
            "stable_pass false",
            "unstable_assertion false",
            "stable_assertion_fail true");
  }

  @Test
  void every_class_says_what_to_do_next() {
    assertThat(Stream.of(CaseClass.values()).map(CaseClass::mend))
        .containsExactly(
            "fix the production code; no freeze opens for a false property",
            "restore the fixture, or relock it in a reviewed commit of its own",
            "a human adds the id to the inventory, or the replays are run in full",
            "nothing to mend",
            "review the freeze proposal; it does not count as a pass",
            "fix the failure; it is reproducible and cannot be frozen");
  }

  @Test
  void every_row_says_what_was_found() {
    var rows =
        List.of(
            new PropertyViolation(ID, "InvoiceProperties#total failed"),
            new FixtureDrift(ID, "09ca7e4eaa6e0123", "41d8dfe07cfa0123"),
            new FixtureDrift(ID, "abc", ""),
            new UnknownTest(ID, false, 5, 5),
            new UnknownTest(ID, true, 1, 5),
            new UnknownTest(ID, true, 3, 5),
            new StablePass(ID, new Tally(5, 5)),
            new UnstableAssertion(ID, new Tally(2, 5), "abc"),
            new StableAssertionFail(ID, new Tally(0, 5)));

    assertThat(rows.stream().map(row -> row.caseClass().wireName() + ": " + row.evidence()))
        .containsExactly(
            "property_violation: InvoiceProperties#total failed",
            "fixture_drift: fixtures are 41d8dfe07cfa, locked as 09ca7e4eaa6e",
            "fixture_drift: fixtures are , locked as abc",
            "unknown_test: not in the inventory",
            "unknown_test: 1 outcome, 5 needed",
            "unknown_test: 3 outcomes, 5 needed",
            "stable_pass: passed 5 of 5 replays",
            "unstable_assertion: passed 2 of 5 replays",
            "stable_assertion_fail: passed 0 of 5 replays");
  }

  @Test
  void a_tally_never_holds_more_passes_than_outcomes() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Tally(2, 1)).withMessage("2 of 1");
    assertThatIllegalArgumentException().isThrownBy(() -> new Tally(-1, 1)).withMessage("-1 of 1");
    assertThat(new Tally(1, 1).allPassed()).isTrue();
  }
}
