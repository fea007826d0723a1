package io.github.waivergate.module;

import io.github.waivergate.cases.CasesWriter;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.fixture.FixtureCheck;
import io.github.waivergate.fixture.FixtureTree;
import io.github.waivergate.gate.AdmissionGate;
import io.github.waivergate.gate.BothOracles;
import io.github.waivergate.gate.GateInput;
import io.github.waivergate.gate.Oracle;
import io.github.waivergate.gate.PatchView;
import io.github.waivergate.gate.Row;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import io.github.waivergate.report.Provenance;
import io.github.waivergate.report.VerdictJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Judges one module from its files: reads the contract and the replays, asks the gate, writes
 * {@code waiver.json} and {@code cases.json}.
 *
 * @param layout where the module's files lie
 * @param configuration what the project sets
 * @param facts what the build knows of itself
 */
public record ModuleCheck(ModuleLayout layout, GateConfiguration configuration, BuildFacts facts) {

  /**
   * Judges by the reports of Surefire executions that the project configured by hand. Verdicts of
   * earlier builds are deleted first, so that none of them outlives a build that reached none.
   *
   * @throws EvidenceException where the module could not be judged; the record then says so, if it
   *     can be written
   */
  public Verdict run() throws EvidenceException {
    return run(() -> ReplayEvidence.ofDirectories(layout, configuration, facts), Optional.empty());
  }

  /**
   * Judges by the replays that the gate ran itself in this build.
   *
   * @param session what came of them; empty where they were to be run and were not
   * @throws EvidenceException where the module could not be judged; the record then says so, if it
   *     can be written
   */
  public Verdict run(Optional<ReplaySession> session) throws EvidenceException {
    return run(
        () -> ReplayEvidence.ofSession(layout, session.orElseThrow(this::noReplays)), session);
  }

  /**
   * Judges by replays that other builds ran, on this machine or elsewhere.
   *
   * @param checkouts Ant patterns or paths from the contract's root: each directory is laid out as
   *     the project is, and holds {@code target/waiver-gate} of the modules of one slice
   * @throws EvidenceException where the module could not be judged; the record then says so, if it
   *     can be written
   */
  public Verdict collected(List<String> checkouts) throws EvidenceException {
    deleteOldReports();
    try {
      var session = ModuleSlice.collect(layout, facts, checkouts);
      var verdict = judge(() -> ReplayEvidence.ofCollected(session));
      write(verdict, Optional.of(session));
      return verdict;
    } catch (EvidenceException e) {
      writeUnjudged(e);
      throw e;
    }
  }

  /**
   * Records, without judging, that this build ran only some of the replays.
   *
   * @throws EvidenceException where it could not even start to run them
   */
  public Finding slice(ReplayPlan plan, ReplaySession session) throws EvidenceException {
    deleteOldReports();
    if (session.stop() == Stop.CONTRACT) {
      var reason = ReplayEvidence.whyNothingRan(session);
      writeUnjudged(reason);
      throw reason;
    }
    var finding = ModuleSlice.write(layout, facts, plan, session);
    writeUnjudged(finding);
    return finding;
  }

  /** Records, without judging, that the patch is not admitted: tests or gate were switched off. */
  public Finding notAdmitted(String because) throws EvidenceException {
    deleteOldReports();
    var finding =
        Finding.blocking(
            "not_admitted",
            layout.coordinates(),
            because,
            "run mvn verify without it; only a full run can admit the patch");
    writeUnjudged(finding);
    return finding;
  }

  private Verdict run(EvidenceSource source, Optional<ReplaySession> session)
      throws EvidenceException {
    deleteOldReports();
    try {
      var verdict = judge(source);
      write(verdict, session);
      return verdict;
    } catch (EvidenceException e) {
      writeUnjudged(e);
      throw e;
    }
  }

  private Verdict judge(EvidenceSource source) throws EvidenceException {
    var settings = configuration.settings();
    SurefireSupport.check(facts.engines());
    var contract = Contract.of(layout, facts.patch());
    var tree = FixtureTree.scan(layout.basedir(), configuration.fixtures(), threads());
    var evidence = source.get();
    var findings = new ArrayList<>(evidence.findings());
    findings.addAll(engineNotes(contract.inventory()));
    ShadowedClasses.findings(layout).stream()
        .filter(finding -> !findings.contains(finding))
        .forEach(findings::add);
    facts.patch().anchor().ifPresent(anchor -> findings.addAll(anchor.blocking()));
    var base = baseVerdict();
    base.ifPresent(verdict -> findings.addAll(verdict.findings()));
    findings.addAll(facts.patch().guard().moved());
    var own =
        AdmissionGate.judge(
            new GateInput(
                settings,
                contract.inventory(),
                FixtureCheck.compare(contract.lock(), tree),
                evidence.propertyStep(),
                evidence.replays(),
                findings,
                view(),
                facts.ci()),
            facts.now());
    var both =
        base.flatMap(BaseVerdict::verdict)
            .map(of -> askingForApproval(BothOracles.of(own, of)))
            .orElse(own);
    return facts
        .patch()
        .anchor()
        .map(anchor -> OracleNotes.beside(both, anchor.oracle()))
        .orElse(both);
  }

  /** Where a requirement has changed, its test has to: that is for a person to say. */
  private Verdict askingForApproval(Verdict verdict) {
    var byBase = verdict.rows().stream().filter(ModuleCheck::blocksByBase).count();
    if (byBase == 0) {
      return verdict;
    }
    var digest = facts.patch().anchor().orElseThrow().digest().hex();
    var findings = new ArrayList<>(verdict.findings());
    findings.add(
        Finding.note(
            "approval_possible",
            "the patch",
            byBase
                + (byBase == 1 ? " test" : " tests")
                + " of the merge base refuse what it changes",
            "mend the code; or, where the requirement itself has changed, a person who has read the"
                + " change gives -Dwaiver-gate.approvedContract="
                + digest
                + " from outside the tree"));
    return new Verdict(verdict.input(), verdict.rows(), findings, verdict.skipped());
  }

  private static boolean blocksByBase(Row row) {
    return row.oracle() == Oracle.BASE && row.classified().caseClass().blocks();
  }

  /** A patch of production code alone brings no judge of its own: its replays are the base's. */
  private Optional<BaseVerdict> baseVerdict() throws EvidenceException {
    var anchor = facts.patch().anchor();
    if (anchor.isEmpty() || anchor.get().productionOnly()) {
      return Optional.empty();
    }
    return ofBase().map(base -> anchor.get().approval().approved() ? base.asNotes() : base);
  }

  private Optional<BaseVerdict> ofBase() throws EvidenceException {
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
            BaseVerdict.of(layout, configuration, facts, contract.get(), facts.baseSuite().run()));
  }

  private PatchView view() {
    return facts
        .patch()
        .anchor()
        .map(anchor -> new PatchView(true, anchor.denials(), anchor.noWaiver()))
        .orElse(PatchView.UNANCHORED);
  }

  /** That the replays which this build should have run are not there. */
  public EvidenceException noReplays() {
    return new EvidenceException(
        layout.coordinates(),
        "the replays of this build are missing",
        "run mvn verify as a whole: the goal replay runs before the goal check");
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

  /** Deletes the verdict of an earlier build, so that it does not outlive this one. */
  public void deleteOldReports() throws EvidenceException {
    WholeFile.delete(layout.waiverJson());
    WholeFile.delete(layout.casesJson());
    WholeFile.delete(layout.slice());
  }

  private void write(Verdict verdict, Optional<ReplaySession> session) throws EvidenceException {
    var results = verdict.rows().stream().map(Row::result).toList();
    WholeFile.write(layout.casesJson(), out -> CasesWriter.write(out, results));
    var digest =
        WholeFile.write(
            layout.waiverJson(), out -> VerdictJson.write(out, verdict, provenance(session)));
    record(true, verdict.blocked(), verdict.reviewReady(), digest);
  }

  private void writeUnjudged(EvidenceException reason) {
    try {
      writeUnjudged(reason.asFinding());
    } catch (EvidenceException unwritable) {
      // The build fails with the first reason; that the record is missing blocks all the same.
      reason.addSuppressed(unwritable);
    }
  }

  private void writeUnjudged(Finding reason) throws EvidenceException {
    var digest =
        WholeFile.write(
            layout.waiverJson(),
            out ->
                VerdictJson.writeUnjudged(
                    out, configuration.minReplays(), reason, provenance(Optional.empty())));
    record(false, true, false, digest);
  }

  private void record(boolean judged, boolean blocked, boolean reviewReady, Sha256 digest) {
    var module = facts.patch().root().map(root -> facts.patch().fromRoot(layout.basedir()));
    facts
        .records()
        .accept(
            new ModuleRecord(
                module.map(path -> path.isEmpty() ? "." : path).orElse(layout.module()),
                judged,
                blocked,
                reviewReady,
                layout.waiverJson(),
                digest));
  }

  private Provenance provenance(Optional<ReplaySession> session) {
    return new Provenance(
        layout.coordinates(),
        layout.module(),
        facts.patch().source().commit(),
        facts.engines(),
        facts.patch().anchor(),
        session);
  }

  static int threads() {
    return Math.min(4, Runtime.getRuntime().availableProcessors());
  }

  /** Where the evidence comes from; opened after the contract was read. */
  private interface EvidenceSource {
    ReplayEvidence get() throws EvidenceException;
  }
}
