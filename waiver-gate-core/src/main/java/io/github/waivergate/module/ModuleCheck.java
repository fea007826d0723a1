package io.github.waivergate.module;

import io.github.waivergate.gate.Verdict;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.replay.ReplaySession;
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
    files().delete();
    try {
      var session = ModuleSlice.collect(layout, facts, checkouts);
      var judged =
          new ModuleJudge(layout, configuration, facts)
              .judge(() -> ReplayEvidence.ofCollected(session), Optional.empty());
      files().write(judged, Optional.of(session), Optional.empty());
      return judged.verdict();
    } catch (EvidenceException e) {
      files().writeUnjudged(e);
      throw e;
    }
  }

  private Verdict run(
      ModuleJudge.EvidenceSource source, Optional<ReplaySession> session, Optional<SeedStep> seeds)
      throws EvidenceException {
    files().delete();
    try {
      var judged = new ModuleJudge(layout, configuration, facts).judge(source, seeds);
      files().write(judged, session, seeds);
      return judged.verdict();
    } catch (EvidenceException e) {
      files().writeUnjudged(e);
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
    files().delete();
  }

  /** The same module where there is no verdict to come to. */
  public UnjudgedModule unjudged() {
    return new UnjudgedModule(layout, configuration, facts);
  }

  private VerdictFiles files() {
    return new VerdictFiles(layout, configuration, facts);
  }

  static int threads() {
    return Math.min(4, Runtime.getRuntime().availableProcessors());
  }
}
