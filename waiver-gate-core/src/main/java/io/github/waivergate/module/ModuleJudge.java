package io.github.waivergate.module;

import io.github.waivergate.fixture.FixtureCheck;
import io.github.waivergate.fixture.FixtureTree;
import io.github.waivergate.freeze.Freezes;
import io.github.waivergate.freeze.Proofs;
import io.github.waivergate.gate.AdmissionGate;
import io.github.waivergate.gate.BothOracles;
import io.github.waivergate.gate.GateInput;
import io.github.waivergate.gate.Oracle;
import io.github.waivergate.gate.PatchView;
import io.github.waivergate.gate.Row;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.neighbours.LockedFixtures;
import io.github.waivergate.proof.Proof;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.report.BaseSuiteRun;
import io.github.waivergate.witness.SeedStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Judges one module from what was read: the contract that counts, its fixtures, the replays, and
 * the merge base's own tests where a patch brings a judge of its own.
 *
 * @param layout where the module's files lie
 * @param configuration what the project sets
 * @param facts what the build knows of itself
 */
record ModuleJudge(ModuleLayout layout, GateConfiguration configuration, BuildFacts facts) {

  /** Where the evidence comes from; opened after the contract was read. */
  interface EvidenceSource {
    ReplayEvidence get() throws EvidenceException;
  }

  /**
   * A verdict, and how the merge base's tests were run for it.
   *
   * @param base empty where they were not
   */
  record Judged(Verdict verdict, Optional<BaseSuiteRun> base) {}

  /**
   * Judges.
   *
   * @param seeds how the properties fared on the checked-in seeds, where this build ran them
   */
  Judged judge(EvidenceSource source, Optional<SeedStep> seeds) throws EvidenceException {
    var settings = configuration.settings();
    SurefireSupport.check(facts.engines());
    var contract = Contract.of(layout, facts.patch());
    var tree = FixtureTree.scan(layout.basedir(), configuration.fixtures(), ModuleCheck.threads());
    var evidence = source.get();
    var findings = new ArrayList<>(evidence.findings());
    findings.addAll(engineNotes(contract.inventory()));
    ShadowedClasses.findings(layout).stream()
        .filter(finding -> !findings.contains(finding))
        .forEach(findings::add);
    facts.patch().anchor().ifPresent(anchor -> findings.addAll(anchor.blocking()));
    var own =
        AdmissionGate.judge(
            new GateInput(
                settings,
                contract.inventory(),
                FixtureCheck.compare(contract.lock(), tree),
                evidence.propertyStep(),
                evidence.replays(),
                evidence.named(),
                findings,
                view(),
                facts.ci()),
            new ModuleLedger(layout, settings, contract, facts, proofs(contract, evidence)),
            facts.now());
    var base = baseVerdict(own.freezes().withoutFindings(), seeds);
    var more = new ArrayList<>(base.map(BaseVerdict::findings).orElse(List.of()));
    more.addAll(facts.patch().guard().moved());
    var judged = own.withFindings(more);
    var both =
        base.flatMap(BaseVerdict::verdict)
            .map(of -> askingForApproval(BothOracles.of(judged, of)))
            .orElse(judged);
    var shown =
        facts
            .patch()
            .anchor()
            .map(anchor -> OracleNotes.beside(both, anchor.oracle()))
            .orElse(both);
    return new Judged(shown, base.flatMap(BaseVerdict::run));
  }

  /** What this build proves of quarantined inputs: without receipts of its own, nothing. */
  private Proofs proofs(Contract contract, ReplayEvidence evidence) {
    var locked = new LockedFixtures(layout.basedir(), contract.lock());
    return evidence
        .session()
        .<Proofs>map(of -> new ProvenInputs(new Proof(of.planned(), of.replays(), locked)))
        .orElse(Proofs.NONE);
  }

  /** Where a requirement has changed, its test has to: that is for a person to say. */
  private Verdict askingForApproval(Verdict verdict) {
    var byBase = verdict.rows().stream().filter(ModuleJudge::blocksByBase).count();
    if (byBase == 0) {
      return verdict;
    }
    var digest = facts.patch().anchor().orElseThrow().digest().hex();
    return verdict.withFindings(
        List.of(
            Finding.note(
                "approval_possible",
                "the patch",
                byBase
                    + (byBase == 1
                        ? " test of the merge base refuses"
                        : " tests of the merge base refuse")
                    + " what it changes",
                "mend the code; or, where the requirement itself has changed, a person who has read the"
                    + " change gives -Dwaiver-gate.approvedContract="
                    + digest
                    + " from outside the tree")));
  }

  private static boolean blocksByBase(Row row) {
    return row.oracle() == Oracle.BASE && row.classified().caseClass().blocks();
  }

  /** A patch of production code alone brings no judge of its own: its replays are the base's. */
  private Optional<BaseVerdict> baseVerdict(Freezes freezes, Optional<SeedStep> seeds)
      throws EvidenceException {
    var anchor = facts.patch().anchor();
    if (anchor.isEmpty() || anchor.get().productionOnly()) {
      return Optional.empty();
    }
    return ofBase(freezes, seeds)
        .map(base -> anchor.get().approval().approved() ? base.asNotes() : base);
  }

  private Optional<BaseVerdict> ofBase(Freezes freezes, Optional<SeedStep> seeds)
      throws EvidenceException {
    Optional<Contract> contract;
    try {
      contract = Contract.atBase(layout, facts.patch());
    } catch (EvidenceException e) {
      // A patch that mends it has to be judged by its own, which a person approves.
      return Optional.of(BaseVerdict.unreadable(e, "let a person approve the patch that mends it"));
    }
    return contract.isEmpty()
        ? Optional.empty()
        : Optional.of(
            BaseVerdict.of(
                layout,
                configuration,
                facts,
                contract.get(),
                () -> freezes,
                seeds,
                facts.baseSuite().run()));
  }

  private PatchView view() {
    return facts
        .patch()
        .anchor()
        .map(anchor -> new PatchView(true, anchor.denials(), anchor.noWaiver()))
        .orElse(PatchView.UNANCHORED);
  }

  private List<Finding> engineNotes(TestInventory inventory) {
    return inventory.engines().equals(facts.engines())
        ? List.of()
        : List.of(
            Finding.note(
                "engines_changed",
                layout.shown(layout.inventory()),
                "locked under " + inventory.engines() + ", running under " + facts.engines(),
                "lock again in a commit of its own when names or counts of tests changed"));
  }
}
