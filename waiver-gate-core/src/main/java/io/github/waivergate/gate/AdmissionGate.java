package io.github.waivergate.gate;

import io.github.waivergate.classify.CaseClassifier;
import io.github.waivergate.classify.CaseResult;
import io.github.waivergate.classify.Classified;
import io.github.waivergate.classify.Classified.UnstableAssertion;
import io.github.waivergate.fixture.FixtureDrift;
import io.github.waivergate.freeze.FreezeProposal;
import io.github.waivergate.freeze.Freezes;
import io.github.waivergate.freeze.FrozenTest;
import io.github.waivergate.freeze.Ledger;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.TestId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The one door: what was read about a module goes in, the verdict on its patch comes out. */
public final class AdmissionGate {
  private final GateInput input;
  private final Ledger ledger;
  private final Instant now;
  private final List<Finding> findings = new ArrayList<>();
  private Freezes freezes = Freezes.UNOPENED;

  private AdmissionGate(GateInput input, Ledger ledger, Instant now) {
    this.input = input;
    this.ledger = ledger;
    this.now = now;
  }

  /** Judges one module for which there is no ledger. */
  public static Verdict judge(GateInput input, Instant now) throws EvidenceException {
    return judge(input, Ledger.NONE, now);
  }

  /**
   * Judges one module.
   *
   * @param ledger opened only where a freeze could count: no property is false, no fixture has
   *     drifted, and the policy is not to block
   * @param now when proposals are issued
   * @throws EvidenceException where not a single case can be judged: nothing seen is never a pass
   */
  public static Verdict judge(GateInput input, Ledger ledger, Instant now)
      throws EvidenceException {
    return new AdmissionGate(input, ledger, now).judge();
  }

  private Verdict judge() throws EvidenceException {
    var drift = input.fixtures().drift();
    var predicates =
        FalsePredicates.of(input, drift.isEmpty() && policy() != UnstablePolicy.BLOCK, ledger);
    freezes = predicates.freezes();
    findings.addAll(predicates.findings());
    drift.forEach(change -> findings.add(asFinding(change)));
    findings.addAll(input.findings());
    input.propertyStep().ifPresent(step -> findings.addAll(step.findings()));
    input.replays().forEach(run -> findings.addAll(run.findings()));

    var collected = collector(predicates.noCases()).collect();
    Gaps.finding(collected.cases().values(), input.settings().minReplays())
        .ifPresent(findings::add);
    if (collected.cases().isEmpty()) {
      throw nothingToJudge(collected.skipped().size());
    }
    findings.addAll(predicates.notes());
    findings.addAll(freezes.findings());
    var rows = collected.cases().values().stream().map(e -> row(e, predicates.reason())).toList();
    return new Verdict(
        input, rows, findings, new TreeSet<>(collected.skipped()), freezes, predicates.spared());
  }

  private UnstablePolicy policy() {
    return input.patch().policy(input.settings().unstable());
  }

  private EvidenceCollector collector(Set<TestId> noCases) {
    var properties = input.settings().propertyClasses();
    return new EvidenceCollector(
        input.inventory(),
        input.replays(),
        input.propertyStep(),
        properties,
        noCases,
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
    var frozen = frozenBy(classified, evidence);
    return new Row(
        result,
        classified,
        proposal(classified, evidence, frozen),
        evidence.failedInvocations(),
        reasons(classified, evidence),
        evidence.message(),
        Oracle.PATCH,
        frozen);
  }

  private Optional<FrozenTest> frozenBy(Classified classified, Evidence evidence) {
    return classified instanceof UnstableAssertion unstable && evidence.freezable()
        ? freezes.covering(unstable.testId(), evidence.failedInvocations())
        : Optional.empty();
  }

  private Optional<FreezeProposal> proposal(
      Classified classified, Evidence evidence, Optional<FrozenTest> frozen) {
    if (!(classified instanceof UnstableAssertion unstable)) {
      return Optional.empty();
    }
    var policy = policy();
    if (policy == UnstablePolicy.BLOCK
        || (policy == UnstablePolicy.REQUIRE_FREEZE && frozen.isEmpty())) {
      findings.add(
          Finding.blocking(
              "unstable_refused",
              unstable.testId().value(),
              unstable.evidence() + ", and " + why(policy),
              policy == UnstablePolicy.BLOCK
                  ? "make the test stable; under this policy an unstable test blocks"
                  : "make the test stable; under this policy it blocks until a row of the ledger"
                      + " covers it"));
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
    evidence.denials().stream().filter(why -> !reasons.contains(why)).forEach(reasons::add);
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
