package io.github.waivergate.witness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CleanReplayVerdictTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // F fails as recorded, O fails otherwise, P passes, U says nothing
        "FFFF | equal   | real_counterexample | failed in all 4 clean replays with"
            + " java.lang.AssertionError",
        "FFFF | unequal | real_counterexample | failed in all 4 clean replays with"
            + " java.lang.AssertionError",
        "PPPP | equal   | contamination | passed in all 4 clean replays, and failed in the working"
            + " tree",
        "PPPP | unequal | contamination | passed in all 4 clean replays, and failed in the working"
            + " tree",
        "PFPP | equal   | flips | failed in 1 of 4 clean replays, all others passed",
        "FFFP | equal   | flips | failed in 3 of 4 clean replays, all others passed",
        "PFPP | unequal | incomplete | failed in 1 of 4 clean replays, and the generators are not"
            + " those of the merge base: qa/seeds.json is new",
        "FPF  | equal   | incomplete | 3 of 4 clean replays were run",
        "FFF  | equal   | incomplete | 3 of 4 clean replays were run",
        "FPFPF| equal   | incomplete | 5 of 4 clean replays were run",
        "''   | equal   | incomplete | 0 of 4 clean replays were run",
        "FPUF | equal   | incomplete | clean replay 3: no receipt",
        "FFFU | equal   | incomplete | clean replay 4: no receipt",
        "PPPU | equal   | incomplete | clean replay 4: no receipt",
        "FOPF | equal   | incomplete | clean replay 2: failed with java.lang.StackOverflowError,"
            + " recorded is java.lang.AssertionError",
        "OOOO | equal   | incomplete | clean replay 1: failed with java.lang.StackOverflowError,"
            + " recorded is java.lang.AssertionError",
      })
  void the_first_line_that_applies_wins(
      String outcomes, String generators, String verdict, String evidence) throws Exception {
    var unequal = generators.equals("equal") ? List.<String>of() : List.of("qa/seeds.json is new");

    var decided = CleanReplayVerdict.of(Examples.witness(), 4, outcomes(outcomes), unequal);

    assertThat(decided.wireName()).isEqualTo(verdict);
    assertThat(decided.evidence()).isEqualTo(evidence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "FF | fix the production code; no freeze opens for a false property",
        "PP | find what the working tree holds beside the commit: ignored and untracked files, an"
            + " old target; no freeze opens for it",
        "FP | make the property depend on its inputs alone; where that has to wait, a person may"
            + " propose a witness freeze for a later patch",
        "F  | mend what keeps the clean replays from being whole; until then no freeze opens",
      })
  void each_verdict_says_what_to_do(String outcomes, String mend) throws Exception {
    assertThat(CleanReplayVerdict.of(Examples.witness(), 2, outcomes(outcomes), List.of()).mend())
        .isEqualTo(mend);
  }

  @Test
  void a_note_is_open_when_all_four_facts_hold() throws Exception {
    var note = note(List.of(), List.of(), "FPFF", FlipPolicy.PROPOSE);

    assertThat(note.open()).isTrue();
    assertThat(note.lines())
        .containsExactly(
            "production_only: yes, the patch changes production code and docs alone",
            "witness_hash: yes, target/waiver-gate/witnesses/found/"
                + Examples.NAME
                + " has its digest",
            "generators_equal: yes, sha256 " + Examples.GENERATORS + " at the merge base and here",
            "clean_replays_flip: yes, failed in 3 of 4 clean replays, all others passed",
            "open: a person may propose a freeze of this example");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "pom.xml is build_config | - | FPFF | PROPOSE | production_only: no, pom.xml is"
            + " build_config",
        "- | qa/seeds.json is new | FFFF | PROPOSE | generators_equal: no, qa/seeds.json is new",
        "- | - | FFFF | PROPOSE | clean_replays_flip: no, failed in all 4 clean replays with"
            + " java.lang.AssertionError",
        "- | - | PPPP | PROPOSE | clean_replays_flip: no, passed in all 4 clean replays, and"
            + " failed in the working tree",
        "- | - | FP | PROPOSE | clean_replays_flip: no, 2 of 4 clean replays were run",
        "- | - | FPFF | REFUSE | clean_replays_flip: no, failed in 3 of 4 clean replays, all"
            + " others passed; flips is refuse in qa/seeds.json",
      })
  void a_fact_that_does_not_hold_closes_it(
      String change, String generator, String outcomes, FlipPolicy flips, String line)
      throws Exception {
    var note =
        note(
            change == null ? List.of() : List.of(change),
            generator == null ? List.of() : List.of(generator),
            outcomes,
            flips);

    assertThat(note.open()).isFalse();
    assertThat(note.lines()).contains(line).endsWith("closed");
  }

  private static ReviewNote note(
      List<String> changes, List<String> unequal, String outcomes, FlipPolicy flips)
      throws Exception {
    var witness = Examples.witness();
    var verdict = CleanReplayVerdict.of(witness, 4, outcomes(outcomes), unequal);
    return ReviewNote.of(changes, witness, unequal, verdict, flips);
  }

  private static List<CleanOutcome> outcomes(String letters) {
    var outcomes = new ArrayList<CleanOutcome>();
    for (int i = 0; i < letters.length(); i++) {
      outcomes.add(
          switch (letters.charAt(i)) {
            case 'F' -> CleanOutcome.failed("java.lang.AssertionError");
            case 'O' -> CleanOutcome.failed("java.lang.StackOverflowError");
            case 'P' -> CleanOutcome.passed();
            default -> CleanOutcome.unusable("no receipt");
          });
    }
    return outcomes;
  }
}
