package io.github.waivergate.module;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import java.util.List;
import java.util.Optional;

/**
 * A module of which this build gives no verdict: its {@code waiver.json} says why, and a verdict of
 * an earlier build is deleted first.
 *
 * @param layout where the module's files lie
 * @param configuration what the project sets
 * @param facts what the build knows of itself
 */
public record UnjudgedModule(
    ModuleLayout layout, GateConfiguration configuration, BuildFacts facts) {

  /**
   * Records that this build ran only some of the replays.
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
    files().delete();
    if (session.stop() == Stop.CONTRACT) {
      var reason = ReplayEvidence.whyNothingRan(session);
      files().writeUnjudged(reason);
      throw reason;
    }
    var finding = ModuleSlice.write(layout, facts, plan, session, repetition);
    files().writeUnjudged(finding);
    return finding;
  }

  /** Records that the patch is not admitted: tests or gate were switched off. */
  public Finding notAdmitted(String because) throws EvidenceException {
    files().delete();
    var finding =
        Finding.blocking(
            "not_admitted",
            layout.coordinates(),
            because,
            "run mvn verify without it; only a full run can admit the patch");
    files().writeUnjudged(finding);
    return finding;
  }

  /**
   * Records that code of the patch may have moved the merge base before it was read.
   *
   * @param ran what may have run it
   */
  public EvidenceException anchoredLate(String ran) throws EvidenceException {
    files().delete();
    var reason =
        new EvidenceException(
            layout.coordinates(),
            "the merge base was read after " + ran,
            "let the build begin with the goal anchor, or let the goal replay run before all"
                + " tests");
    files().writeUnjudged(reason);
    return reason;
  }

  /** Records that the module could not be judged, if the record can be written. */
  public void because(EvidenceException reason) {
    try {
      files().delete();
    } catch (EvidenceException undeletable) {
      reason.addSuppressed(undeletable);
    }
    files().writeUnjudged(reason);
  }

  private VerdictFiles files() {
    return new VerdictFiles(layout, configuration, facts);
  }
}
