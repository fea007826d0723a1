package io.github.waivergate.witness;

import java.util.ArrayList;
import java.util.List;

/**
 * The four facts that a person needs before a witness freeze may be proposed. One that does not
 * hold closes it.
 *
 * @param facts in their order
 */
public record ReviewNote(List<Fact> facts) {

  public ReviewNote {
    facts = List.copyOf(facts);
  }

  /**
   * One fact.
   *
   * @param fact what is asked
   * @param holds whether it is so
   * @param evidence what shows it
   */
  public record Fact(String fact, boolean holds, String evidence) {}

  /**
   * The note on a witness.
   *
   * @param notProduction what the patch changes beside production code and docs; a reason where
   *     that is not known
   * @param witness what was recorded
   * @param unequal why the generators are not those of the merge base; empty where they are
   * @param verdict of the clean replays
   * @param flips what the seeds file lets a flipping witness come to
   */
  public static ReviewNote of(
      List<String> notProduction,
      Witness witness,
      List<String> unequal,
      CleanReplayVerdict verdict,
      FlipPolicy flips) {
    boolean flipping = verdict.wireName().equals("flips");
    return new ReviewNote(
        List.of(
            new Fact(
                "production_only",
                notProduction.isEmpty(),
                notProduction.isEmpty()
                    ? "the patch changes production code and docs alone"
                    : String.join("; ", notProduction)),
            new Fact(
                "witness_hash",
                true,
                "target/waiver-gate/witnesses/found/" + witness.fileName() + " has its digest"),
            new Fact(
                "generators_equal",
                unequal.isEmpty(),
                unequal.isEmpty()
                    ? "sha256 " + witness.generatorHashes().hex() + " at the merge base and here"
                    : String.join("; ", unequal)),
            new Fact(
                "clean_replays_flip",
                flipping && flips == FlipPolicy.PROPOSE,
                flipping && flips == FlipPolicy.REFUSE
                    ? verdict.evidence() + "; flips is refuse in " + SeedList.NAME
                    : verdict.evidence())));
  }

  /** Whether a person may propose a freeze of this one example. */
  public boolean open() {
    return facts.stream().allMatch(Fact::holds);
  }

  /** The note as text. */
  public List<String> lines() {
    var lines = new ArrayList<String>();
    for (Fact fact : facts) {
      lines.add(fact.fact() + ": " + (fact.holds() ? "yes" : "no") + ", " + fact.evidence());
    }
    lines.add(open() ? "open: a person may propose a freeze of this example" : "closed");
    return lines;
  }
}
