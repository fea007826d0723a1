package io.github.waivergate.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.cases.ClassifiedCases;
import io.github.waivergate.classify.Classified;
import io.github.waivergate.classify.Classified.StableAssertionFail;
import io.github.waivergate.classify.Classified.StablePass;
import io.github.waivergate.classify.Classified.UnknownTest;
import io.github.waivergate.classify.Classified.UnstableAssertion;
import io.github.waivergate.classify.Tally;
import io.github.waivergate.replay.TestId;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ClassifiedTextTest {
  private static final TestId ID = new TestId("com.acme.ParseTest#empty");
  private static final Classified PASSING = new StablePass(ID, new Tally(5, 5));
  private static final Classified UNSTABLE = new UnstableAssertion(ID, new Tally(2, 5), "abc");
  private static final Classified FAILING = new StableAssertionFail(ID, new Tally(0, 5));

  @Test
  void a_refusal_gives_its_reasons_the_counts_and_what_to_read() {
    var text = text(PASSING, FAILING, UNSTABLE, new UnknownTest(ID, true, 3, 5));

    assertThat(text.lines())
        .containsExactly(
            "stable_assertion_fail: com.acme.ParseTest#empty",
            "  found: passed 0 of 5 replays",
            "  mend:  fix the failure; it is reproducible and cannot be frozen",
            "unknown_test: com.acme.ParseTest#empty",
            "  found: 3 outcomes, 5 needed",
            "  mend:  a human adds the id to the inventory, or the replays are run in full",
            "4 cases: 1 unknown_test, 1 stable_pass, 1 unstable_assertion, 1 stable_assertion_fail",
            "blocked; next: read waiver.json");
    assertThat(text.failure()).isEqualTo("blocked by 2 of 4 cases; the reasons are listed above");
  }

  @Test
  void a_long_refusal_is_cut_after_ten_reasons() {
    var rows = IntStream.range(0, 24).mapToObj(i -> FAILING).toArray(Classified[]::new);

    assertThat(text(rows).lines())
        .hasSize(33)
        .endsWith(
            "and 14 more in waiver.json",
            "24 cases: 24 stable_assertion_fail",
            "blocked; next: read waiver.json");
  }

  @Test
  void passing_cases_are_counted() {
    assertThat(text(PASSING).lines())
        .containsExactly("1 case: 1 stable_pass", "not blocked; next: read waiver.json");
  }

  @Test
  void an_unstable_case_asks_for_a_review() {
    assertThat(text(PASSING, UNSTABLE).lines())
        .containsExactly(
            "2 cases: 1 stable_pass, 1 unstable_assertion",
            "not blocked; next: read waiver.json and review its freeze proposals, which are no"
                + " passes");
  }

  private static ClassifiedText text(Classified... rows) {
    return new ClassifiedText(new ClassifiedCases(5, List.of(rows)), "waiver.json");
  }
}
