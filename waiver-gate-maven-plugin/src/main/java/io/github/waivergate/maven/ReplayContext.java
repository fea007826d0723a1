package io.github.waivergate.maven;

import io.github.waivergate.module.ReplayPlan;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.witness.SeedStep;
import java.util.Map;
import java.util.Optional;
import org.apache.maven.project.MavenProject;

/**
 * What {@code replay} leaves for {@code check} in the same project of the same build: kept in
 * Maven's memory, where no test can rewrite it.
 */
final class ReplayContext {
  private static final String KEY = "waiver-gate.replays";
  private static final String SKIPPED = "skipped";

  private ReplayContext() {}

  @SuppressWarnings("unchecked") // Maven hands out a raw map; only this class uses the key
  private static Map<Object, Object> typed(Map<?, ?> context) {
    return (Map<Object, Object>) context;
  }

  static boolean isRegistered(Map<?, ?> context) {
    return context.containsKey(KEY);
  }

  static void register(Map<?, ?> context, ProjectReplays replays) {
    typed(context).put(KEY, replays);
  }

  /** That the base suite has no reason to run a test of this module. */
  static void notAffected(Map<?, ?> context, ReplayPlan plan) {
    typed(context).put(KEY, plan);
  }

  static boolean isNotAffected(Map<?, ?> context) {
    return context.get(KEY) instanceof ReplayPlan;
  }

  static void allSkipped(Map<?, ?> context) {
    typed(context).put(KEY, SKIPPED);
  }

  /** Whether the project's own configuration skips all its tests. */
  static boolean isSkipped(Map<?, ?> context) {
    return SKIPPED.equals(context.get(KEY));
  }

  /** What the replays of this build came to, where they were run. */
  static Optional<ReplaySession> session(Map<?, ?> context) {
    return context.get(KEY) instanceof ProjectReplays replays
        ? replays.session()
        : Optional.empty();
  }

  /** How the properties fared on the checked-in seeds, where there are some. */
  static Optional<SeedStep> seedStep(Map<?, ?> context) {
    return context.get(KEY) instanceof ProjectReplays replays
        ? replays.seedStep()
        : Optional.empty();
  }

  /** How the replays of this build were planned, where they were. */
  static Optional<ReplayPlan> plan(Map<?, ?> context) {
    if (context.get(KEY) instanceof ReplayPlan plan) {
      return Optional.of(plan);
    }
    return context.get(KEY) instanceof ProjectReplays replays
        ? Optional.of(replays.plan())
        : Optional.empty();
  }

  /** Which tests every replay was to run. */
  static Repetition repetition(Map<?, ?> context) {
    return context.get(KEY) instanceof ProjectReplays replays
        ? replays.repetition()
        : Repetition.EVERYTHING;
  }

  /** Whether the project's pom asks the gate to run the replays itself. */
  static boolean isExpected(MavenProject project) {
    var plugin = project.getPlugin("io.github.waivergate:waiver-gate-maven-plugin");
    return plugin != null
        && plugin.getExecutions().stream()
            .anyMatch(execution -> execution.getGoals().contains("replay"));
  }
}
