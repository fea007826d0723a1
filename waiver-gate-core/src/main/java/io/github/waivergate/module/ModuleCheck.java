package io.github.waivergate.module;

import io.github.waivergate.cases.CasesWriter;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.gate.Row;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import io.github.waivergate.report.BaseSuiteRun;
import io.github.waivergate.report.Provenance;
import io.github.waivergate.report.VerdictJson;
import io.github.waivergate.witness.SeedStep;
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
    return run(
        () -> ReplayEvidence.ofDirectories(layout, configuration, facts),
        Optional.empty(),
        Optional.empty());
  }

  /**
   * Judges by the replays that the gate ran itself in this build.
   *
   * @param session what came of them; empty where they were to be run and were not
   * @throws EvidenceException where the module could not be judged; the record then says so, if it
   *     can be written
   */
  public Verdict run(Optional<ReplaySession> session) throws EvidenceException {
    return run(session, Optional.empty());
  }

  /**
   * The same, where the properties ran on checked-in seeds.
   *
   * @param seeds how they fared
   * @throws EvidenceException where the module could not be judged; the record then says so, if it
   *     can be written
   */
  public Verdict run(Optional<ReplaySession> session, Optional<SeedStep> seeds)
      throws EvidenceException {
    return run(
        () -> ReplayEvidence.ofSession(layout, session.orElseThrow(this::noReplays)),
        session,
        seeds);
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
      var judged =
          new ModuleJudge(layout, configuration, facts)
              .judge(() -> ReplayEvidence.ofCollected(session), Optional.empty());
      write(judged, Optional.of(session), Optional.empty());
      return judged.verdict();
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
    return slice(plan, session, Repetition.EVERYTHING);
  }

  /** The same in a base suite, which may leave tests out of a module that nothing reaches. */
  public Finding notAffected(ReplayPlan plan) throws EvidenceException {
    var none =
        new ReplaySession(plan.replays(), 1, Stop.NONE, Optional.empty(), List.of(), List.of());
    return slice(plan, none, Repetition.NOT_AFFECTED);
  }

  /**
   * The same in a base suite, which repeats what the patch changed.
   *
   * @param repetition which tests every replay was to run
   */
  public Finding slice(ReplayPlan plan, ReplaySession session, Repetition repetition)
      throws EvidenceException {
    deleteOldReports();
    if (session.stop() == Stop.CONTRACT) {
      var reason = ReplayEvidence.whyNothingRan(session);
      writeUnjudged(reason);
      throw reason;
    }
    var finding = ModuleSlice.write(layout, facts, plan, session, repetition);
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

  /**
   * Records, without judging, that code of the patch may have moved the merge base before it was
   * read.
   *
   * @param ran what may have run it
   */
  public EvidenceException anchoredLate(String ran) throws EvidenceException {
    deleteOldReports();
    var reason =
        new EvidenceException(
            layout.coordinates(),
            "the merge base was read after " + ran,
            "let the build begin with the goal anchor, or let the goal replay run before all"
                + " tests");
    writeUnjudged(reason);
    return reason;
  }

  private Verdict run(
      ModuleJudge.EvidenceSource source, Optional<ReplaySession> session, Optional<SeedStep> seeds)
      throws EvidenceException {
    deleteOldReports();
    try {
      var judged = new ModuleJudge(layout, configuration, facts).judge(source, seeds);
      write(judged, session, seeds);
      return judged.verdict();
    } catch (EvidenceException e) {
      writeUnjudged(e);
      throw e;
    }
  }

  /** That the replays which this build should have run are not there. */
  public EvidenceException noReplays() {
    return new EvidenceException(
        layout.coordinates(),
        "the replays of this build are missing",
        "run mvn verify as a whole, and not with Maven 4's -b concurrent: the goal replay runs"
            + " before the goal check");
  }

  /** Deletes the verdict of an earlier build, so that it does not outlive this one. */
  public void deleteOldReports() throws EvidenceException {
    WholeFile.delete(layout.waiverJson());
    WholeFile.delete(layout.casesJson());
    WholeFile.delete(layout.slice());
  }

  private void write(
      ModuleJudge.Judged judged, Optional<ReplaySession> session, Optional<SeedStep> seeds)
      throws EvidenceException {
    var verdict = judged.verdict();
    var results = verdict.rows().stream().map(Row::result).toList();
    WholeFile.write(layout.casesJson(), out -> CasesWriter.write(out, results));
    var digest =
        WholeFile.write(
            layout.waiverJson(),
            out -> VerdictJson.write(out, verdict, provenance(session, judged.base(), seeds)));
    record(true, verdict.blocked(), verdict.reviewReady(), digest);
  }

  /** Records that the module could not be judged, if the record can be written. */
  public void unjudged(EvidenceException reason) {
    try {
      deleteOldReports();
    } catch (EvidenceException undeletable) {
      reason.addSuppressed(undeletable);
    }
    writeUnjudged(reason);
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
                    out,
                    configuration.minReplays(),
                    reason,
                    provenance(Optional.empty(), Optional.empty(), Optional.empty())));
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

  private Provenance provenance(
      Optional<ReplaySession> session, Optional<BaseSuiteRun> baseSuite, Optional<SeedStep> seeds) {
    return new Provenance(
        layout.coordinates(),
        layout.module(),
        facts.patch().source().commit(),
        facts.patch().source().tree(),
        facts.engines(),
        facts.patch().anchor(),
        session,
        baseSuite,
        seeds);
  }

  static int threads() {
    return Math.min(4, Runtime.getRuntime().availableProcessors());
  }
}
