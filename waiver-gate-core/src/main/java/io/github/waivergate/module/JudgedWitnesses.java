package io.github.waivergate.module;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.witness.CleanOutcome;
import io.github.waivergate.witness.CleanReplayVerdict;
import io.github.waivergate.witness.Counterexample;
import io.github.waivergate.witness.GeneratorHashes;
import io.github.waivergate.witness.NamedFailure;
import io.github.waivergate.witness.ReviewNote;
import io.github.waivergate.witness.SeedList;
import io.github.waivergate.witness.Witness;
import io.github.waivergate.witness.WitnessCase;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What becomes of the examples that falsify properties.
 *
 * @param patch what is judged, and at what
 * @param tree where they were replayed
 * @param seeds what they were found on
 * @param generators what draws the inputs
 */
record JudgedWitnesses(Patch patch, CleanTree tree, SeedList seeds, GeneratorHashes generators) {

  /** Decides on one example, by its clean replays. */
  WitnessCase judge(Witness witness, List<CleanOutcome> outcomes, String command)
      throws EvidenceException {
    var unequal = generators.unequal();
    var refusal = tree.refusal();
    var verdict =
        refusal.isPresent()
            ? new CleanReplayVerdict.Incomplete(refusal.get())
            : CleanReplayVerdict.of(witness, seeds.cleanReplays(), outcomes, unequal);
    var note =
        ReviewNote.of(
            patch
                .anchor()
                .map(anchor -> anchor.denials())
                .orElse(List.of("no merge base is known")),
            witness,
            unequal,
            verdict,
            seeds.flips());
    return new WitnessCase(witness, verdict, note, command, against(witness, outcomes, refusal));
  }

  /** A failure that is told by witnesses alone, with what keeps rows of the ledger from it. */
  NamedFailure named(SeedEvidence.Named failure, Map<Witness, WitnessCase> cases) {
    var against =
        failure.witnesses().stream()
            .map(cases::get)
            .filter(Objects::nonNull)
            .flatMap(of -> of.against().stream())
            .findFirst()
            .or(generators::edited);
    return new NamedFailure(
        failure.testId().value(),
        failure.witnesses().stream().map(Counterexample::of).distinct().toList(),
        against);
  }

  /**
   * Why no row of the ledger may set it aside in this build: it always fails by now, or nothing
   * shows that it does not. That generators were edited is another reason.
   */
  private Optional<String> against(
      Witness witness, List<CleanOutcome> outcomes, Optional<String> refusal) {
    if (refusal.isPresent()) {
      return refusal;
    }
    var verdict = CleanReplayVerdict.of(witness, seeds.cleanReplays(), outcomes, List.of());
    return verdict.someReplayPassed() ? seeds.refusesFlips() : Optional.of(verdict.evidence());
  }
}
