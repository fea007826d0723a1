package io.github.waivergate.module;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import io.github.waivergate.replay.ReportSeal;
import io.github.waivergate.replay.RunAgreement;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.witness.NamedFailure;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the replays of this build say, and what is wrong with how they came about.
 *
 * @param propertyStep the run of the property tests alone, where there was one
 * @param replays the full runs
 * @param findings what was found wrong with them
 * @param session the replays with their receipts, where the gate ran them itself
 */
record ReplayEvidence(
    Optional<Replay> propertyStep,
    List<Replay> replays,
    List<Finding> findings,
    Optional<ReplaySession> session) {

  ReplayEvidence {
    replays = List.copyOf(replays);
    findings = List.copyOf(findings);
  }

  /** False properties of which every failure has a witness. */
  List<NamedFailure> named() {
    return session.map(ReplaySession::named).orElse(List.of());
  }

  /** Reads the directories of Surefire executions that the project configured by hand. */
  static ReplayEvidence ofDirectories(
      ModuleLayout layout, GateConfiguration configuration, BuildFacts facts)
      throws EvidenceException {
    var patterns = configuration.reportsDirectories();
    var replays = ReplayReading.read(layout, patterns, facts.started());
    return new ReplayEvidence(
        Optional.empty(),
        replays,
        ReplayReading.shortage(replays, configuration.minReplays(), layout, patterns),
        Optional.empty());
  }

  /**
   * Takes the replays that the gate ran itself, and checks that nobody touched their reports since.
   *
   * @throws EvidenceException where the gate could not even start to run them
   */
  static ReplayEvidence ofSession(ModuleLayout layout, ReplaySession session)
      throws EvidenceException {
    if (session.stop() == Stop.CONTRACT) {
      throw whyNothingRan(session);
    }
    var findings = new ArrayList<>(session.findings());
    if (session.stop() == Stop.NONE && session.replays().size() != session.planned()) {
      findings.add(incomplete(session));
    }
    session
        .propertyStep()
        .ifPresent(step -> findings.addAll(about(step, layout.propertyStep(), layout)));
    for (SealedReplay replay : session.replays()) {
      var directory = layout.replays().resolve(Integer.toString(replay.index()));
      findings.addAll(about(replay, directory, layout));
    }
    return new ReplayEvidence(
        session.propertyStep().map(SealedReplay::replay),
        session.replays().stream().map(SealedReplay::replay).toList(),
        findings.stream().distinct().toList(),
        Optional.of(session));
  }

  /**
   * Takes replays that other builds ran; their seals were checked when they were put together.
   *
   * @throws EvidenceException where one of those builds could not even start to run them
   */
  static ReplayEvidence ofCollected(ReplaySession session) throws EvidenceException {
    if (session.stop() == Stop.CONTRACT) {
      throw whyNothingRan(session);
    }
    var findings = new ArrayList<>(session.findings());
    if (session.stop() == Stop.NONE && session.replays().size() != session.planned()) {
      findings.add(incomplete(session));
    }
    session.propertyStep().ifPresent(step -> findings.addAll(said(step)));
    session.replays().forEach(replay -> findings.addAll(said(replay)));
    return new ReplayEvidence(
        session.propertyStep().map(SealedReplay::replay),
        session.replays().stream().map(SealedReplay::replay).toList(),
        findings.stream().distinct().toList(),
        Optional.of(session));
  }

  private static List<Finding> said(SealedReplay replay) {
    return RunAgreement.findings(replay.replay().directory(), replay.runs());
  }

  static EvidenceException whyNothingRan(ReplaySession session) {
    var reason =
        session.findings().stream()
            .filter(finding -> finding.rule().equals("could_not_judge"))
            .findFirst()
            .orElse(incomplete(session));
    return new EvidenceException(reason.place(), reason.found(), reason.mend());
  }

  private static List<Finding> about(SealedReplay replay, Path directory, ModuleLayout layout) {
    var shown = layout.shown(directory);
    var findings = new ArrayList<>(ReportSeal.broken(directory, shown, replay.runs()));
    findings.addAll(RunAgreement.findings(shown, replay.runs()));
    return findings;
  }

  private static Finding incomplete(ReplaySession session) {
    return Finding.blocking(
        "replays_incomplete",
        "replay",
        session.replays().size() + " of " + session.planned() + " replays were run",
        "run mvn verify again, to its end");
  }
}
