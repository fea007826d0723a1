package io.github.waivergate.maven;

import io.github.waivergate.module.ReplayPlan;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.maven.execution.MavenSession;

/**
 * What the configuration of a project's test executions means for its replays.
 *
 * @param executions the executions that are replayed
 * @param session the project's session
 */
record SuiteNotes(List<TestExecution> executions, MavenSession session) {

  /** What a reader of the verdict has to know of how the suite was run. */
  List<Finding> about(ReplayPlan plan) {
    var notes = new ArrayList<Finding>();
    for (TestExecution execution : executions) {
      var reruns = execution.value("rerunFailingTestsCount", session);
      if (!reruns.isEmpty() && !reruns.equals("0")) {
        notes.add(reruns(execution, reruns));
      }
      if (!RunWitness.canHear(execution, forkCount(execution))) {
        notes.add(unheard(execution));
      }
    }
    if (plan.threads() > 1) {
      notes.add(parallel(plan));
    }
    return notes;
  }

  /** Why the replays cannot be run as planned. */
  Optional<EvidenceException> refusal(ReplayPlan plan) {
    return executions.stream()
        .filter(execution -> plan.threads() > 1)
        .filter(execution -> RunWitness.runsInsideMaven(forkCount(execution)))
        .map(
            execution ->
                new EvidenceException(
                    execution.key(),
                    "replayThreads is "
                        + plan.threads()
                        + ", and forkCount "
                        + forkCount(execution)
                        + " runs every replay inside Maven, where they share all they have",
                    "set replayThreads to 1, or forkCount to 1 or more"))
        .findFirst();
  }

  private String forkCount(TestExecution execution) {
    return execution.value("forkCount", session);
  }

  private static Finding reruns(TestExecution execution, String reruns) {
    return Finding.note(
        "reruns_off",
        execution.key(),
        "rerunFailingTestsCount is " + reruns + ", the replays run with 0",
        "nothing; a rerun inside a replay would hide what the replay is to show");
  }

  private static Finding unheard(TestExecution execution) {
    return Finding.note(
        "run_unheard",
        execution.key(),
        execution.mojo().getArtifactId()
            + " "
            + execution.mojo().getVersion()
            + " runs these tests where the gate cannot hear it: a report that a test forges for its"
            + " own run is not seen",
        "use Surefire 3.0.0 or newer, with forkCount 1 or more");
  }

  private static Finding parallel(ReplayPlan plan) {
    return Finding.note(
        "parallel_replays",
        "the gate's configuration",
        "replayThreads is "
            + plan.threads()
            + ": tests that share a port, a file or a database can fail by that alone",
        "set replayThreads to 1 and run mvn verify again before you believe a red test");
  }
}
