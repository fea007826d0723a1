package io.github.waivergate.gate;

import io.github.waivergate.classify.CaseClassifier;
import io.github.waivergate.classify.CaseResult;
import io.github.waivergate.classify.Classified;
import io.github.waivergate.classify.Classified.UnstableAssertion;
import io.github.waivergate.fixture.FixtureDrift;
import io.github.waivergate.freeze.FreezeProposal;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Replay;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;

/** The one door: what was read about a module goes in, the verdict on its patch comes out. */
public final class AdmissionGate {
  private final GateInput input;
  private final Instant now;
  private final List<Finding> findings = new ArrayList<>();

  private AdmissionGate(GateInput input, Instant now) {
    this.input = input;
    this.now = now;
  }

  /**
   * Judges one module.
   *
   * @param now when proposals are issued
   * @throws EvidenceException where not a single case can be judged: nothing seen is never a pass
   */
  public static Verdict judge(GateInput input, Instant now) throws EvidenceException {
    return new AdmissionGate(input, now).judge();
  }

  private Verdict judge() throws EvidenceException {
    var properties = input.settings().propertyClasses();
    var runs = new ArrayList<Replay>(input.propertyStep().stream().toList());
    runs.addAll(input.replays());
    PropertyStep.falsified(properties, runs).forEach(findings::add);
    var falsified = findings.stream().findFirst().map(f -> f.place() + " is " + f.found());
    input.fixtures().drift().forEach(drift -> findings.add(asFinding(drift)));
    findings.addAll(input.findings());
    runs.forEach(run -> findings.addAll(run.findings()));

    var collected = collector().collect();
    Gaps.finding(collected.cases().values(), input.settings().minReplays())
        .ifPresent(findings::add);
    if (collected.cases().isEmpty()) {
      throw nothingToJudge(collected.skipped().size());
    }
    var rows = collected.cases().values().stream().map(e -> row(e, falsified)).toList();
    return new Verdict(input, rows, findings, new TreeSet<>(collected.skipped()));
  }

  private EvidenceCollector collector() {
    var properties = input.settings().propertyClasses();
    return new EvidenceCollector(
        input.inventory(),
        input.replays(),
        input.propertyStep(),
        properties,
        input.settings().minReplays());
  }

  private Row row(Evidence evidence, Optional<String> falsified) {
    var result =
        new CaseResult(
            evidence.testId(),
            falsified,
            input.fixtures().locked().hex(),
            input.fixtures().actual().hex(),
            evidence.known(),
            evidence.outcomes());
    var classified = new CaseClassifier(input.settings().minReplays()).classify(result);
    return new Row(
        result,
        classified,
        freeze(classified, evidence),
        evidence.failedInvocations(),
        reasons(classified, evidence),
        evidence.message(),
        Oracle.PATCH);
  }

  private Optional<FreezeProposal> freeze(Classified classified, Evidence evidence) {
    if (!(classified instanceof UnstableAssertion unstable)) {
      return Optional.empty();
    }
    var policy = input.patch().policy(input.settings().unstable());
    if (policy != UnstablePolicy.PROPOSE) {
      findings.add(
          Finding.blocking(
              "unstable_refused",
              unstable.testId().value(),
              unstable.evidence() + ", and " + why(policy),
              "make the test stable; under this policy an unstable test blocks"));
    }
    return policy != UnstablePolicy.BLOCK
            && evidence.freezable()
            && input.patch().denials().isEmpty()
        ? Optional.of(FreezeProposal.of(unstable, now, input.settings().freezeLifetime()))
        : Optional.empty();
  }

  private String why(UnstablePolicy policy) {
    var paths = input.patch().noWaiver();
    return paths.isEmpty()
        ? "unstable is " + policy.wireName()
        : "the patch changes " + paths.get(0) + ", where nothing unstable is waived";
  }

  private List<String> reasons(Classified classified, Evidence evidence) {
    if (!(classified instanceof UnstableAssertion)) {
      return evidence.reasons();
    }
    var reasons = new ArrayList<>(evidence.reasons());
    reasons.addAll(input.patch().reasons());
    return reasons;
  }

  private static Finding asFinding(FixtureDrift drift) {
    var kind = drift.kind().name().toLowerCase(Locale.ROOT);
    return Finding.blocking(
        "fixture_drift", drift.path(), kind + ": " + drift.found(), drift.mend());
  }

  private static EvidenceException nothingToJudge(int skipped) {
    return new EvidenceException(
        "the replays",
        skipped == 0
            ? "no test is known and none was reported"
            : "every known test was skipped: " + skipped,
        "let at least one test of this module run, then lock again: mvn test waiver-gate:lock");
  }
}
