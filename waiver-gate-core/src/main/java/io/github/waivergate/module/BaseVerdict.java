package io.github.waivergate.module;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.fixture.FixtureState;
import io.github.waivergate.freeze.Ledger;
import io.github.waivergate.gate.AdmissionGate;
import io.github.waivergate.gate.GateInput;
import io.github.waivergate.gate.PatchView;
import io.github.waivergate.gate.Row;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.manifest.CollectedSlices;
import io.github.waivergate.manifest.Slice;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.repetition.Repetition.Scope;
import io.github.waivergate.report.BaseSuiteRun;
import io.github.waivergate.witness.SeedStep;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the base suite says of one module.
 *
 * @param verdict its verdict; empty where it came to none
 * @param findings why it came to none
 * @param run how it was run; empty where it was not
 */
record BaseVerdict(Optional<Verdict> verdict, List<Finding> findings, Optional<BaseSuiteRun> run) {
  private static final String PLACE = "base suite";
  private static final String APPROVED = "nothing; a person has approved this change";
  private static final int SHOWN = 20;

  BaseVerdict {
    findings = List.copyOf(findings);
  }

  /**
   * Reads and judges what the build of the base left for the module.
   *
   * @param seeds how the patch's properties fared on the checked-in seeds
   */
  static BaseVerdict of(
      ModuleLayout layout,
      GateConfiguration configuration,
      BuildFacts facts,
      Contract contract,
      Ledger ledger,
      Optional<SeedStep> seeds,
      BaseSuite.Outcome outcome)
      throws EvidenceException {
    var top = outcome.checkout().resolve(fromTop(layout, facts));
    var directory = layout.gateBelow(top);
    if (!Files.exists(directory.resolve(Slice.NAME))) {
      return none(List.of(unbuildable(facts, outcome))).ranAs(outcome, Optional.empty());
    }
    try {
      var base =
          CollectedSlices.ofBase(
              directory, path -> PLACE + "/" + shown(top, path), outcome.nonce());
      if (base.repetition().scope() == Scope.NOT_AFFECTED) {
        return NotAffected.confirmed(layout, facts, base)
            .ranAs(outcome, Optional.of(base.repetition()));
      }
      var session = FilledReplays.of(base);
      var evidence = ReplayEvidence.ofCollected(session);
      var locked = contract.lock().entriesDigest();
      var verdict =
          AdmissionGate.judge(
              new GateInput(
                  configuration.settings(),
                  contract.inventory(),
                  new FixtureState(locked, locked, List.of()),
                  evidence.propertyStep(),
                  evidence.replays(),
                  session.named().stream().map(failure -> failure.ofBase(seeds)).toList(),
                  evidence.findings(),
                  view(facts),
                  facts.ci()),
              ledger,
              facts.now());
      return new BaseVerdict(Optional.of(verdict), List.of(), Optional.empty())
          .ranAs(outcome, Optional.of(base.repetition()));
    } catch (EvidenceException e) {
      return unreadable(e, "repeat it by hand: " + String.join(" && ", outcome.byHand()))
          .ranAs(outcome, Optional.empty());
    }
  }

  /** Something that the base's verdict rests on cannot be read. */
  static BaseVerdict unreadable(EvidenceException reason, String mend) {
    var finding = reason.asFinding();
    return none(
        List.of(
            Finding.blocking(
                "base_suite_unreadable", PLACE + ": " + finding.place(), finding.found(), mend)));
  }

  /** Came to no verdict. */
  static BaseVerdict none(List<Finding> findings) {
    return new BaseVerdict(Optional.empty(), findings, Optional.empty());
  }

  private BaseVerdict ranAs(BaseSuite.Outcome outcome, Optional<Repetition> repetition) {
    return new BaseVerdict(
        verdict,
        findings,
        Optional.of(new BaseSuiteRun(outcome.millis(), repetition, outcome.byHand())));
  }

  /** Where the patch may not waive what is unstable, the base's tests may not either. */
  private static PatchView view(BuildFacts facts) {
    return facts
        .patch()
        .anchor()
        .map(anchor -> new PatchView(true, List.of(), anchor.noWaiver()))
        .orElse(PatchView.UNANCHORED);
  }

  /** The same where a person has approved the change: shown, and of no effect. */
  BaseVerdict asNotes() {
    var notes = new ArrayList<Finding>();
    findings.forEach(finding -> notes.add(note(finding)));
    verdict.ifPresent(
        judged -> {
          var differing =
              judged.rows().stream()
                  .filter(row -> row.classified().caseClass() != CaseClass.STABLE_PASS)
                  .toList();
          differing.stream().limit(SHOWN).forEach(row -> notes.add(differs(row)));
          if (differing.size() > SHOWN) {
            notes.add(
                Finding.note(
                    "base_suite_differs",
                    PLACE,
                    "and " + (differing.size() - SHOWN) + " more, of which no note is made",
                    APPROVED));
          }
        });
    return new BaseVerdict(Optional.empty(), notes, run);
  }

  private static Finding note(Finding finding) {
    if (!finding.blocking()) {
      return finding;
    }
    return new Finding(finding.rule(), finding.place(), finding.found(), APPROVED, false);
  }

  private static Finding differs(Row row) {
    return Finding.note(
        "base_suite_differs",
        row.result().testId().value(),
        row.classified().caseClass().wireName() + " by the merge base's test",
        APPROVED);
  }

  private static Finding unbuildable(BuildFacts facts, BaseSuite.Outcome outcome) {
    var digest = facts.patch().anchor().map(anchor -> anchor.digest().hex()).orElse("");
    return Finding.blocking(
        "base_suite_unbuildable",
        PLACE,
        outcome.complaint().isEmpty()
            ? "the build of the merge base's tests ended without a record of this module"
            : String.join("; ", outcome.complaint()),
        "keep what the tests of the merge base need; or a person who has read the change gives"
            + " -Dwaiver-gate.approvedContract="
            + digest
            + " from outside the tree");
  }

  /** The module's path from the top of the work tree. */
  static Path fromTop(ModuleLayout layout, BuildFacts facts) {
    return facts.patch().root().map(root -> root.relativize(layout.basedir())).orElse(Path.of(""));
  }

  private static String shown(Path top, Path path) {
    return path.startsWith(top)
        ? top.relativize(path).toString().replace('\\', '/')
        : path.toString();
  }
}
