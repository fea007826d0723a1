package io.github.waivergate.gate;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.TestId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Puts what the merge base's tests say beside what the patch's own say: the graver counts. */
public final class BothOracles {
  /** What a base row is told by, before its own reasons. */
  private static final String BASE = "by the merge base's test";

  private static final List<CaseClass> GRAVEST_FIRST =
      List.of(
          CaseClass.PROPERTY_VIOLATION,
          CaseClass.FIXTURE_DRIFT,
          CaseClass.UNKNOWN_TEST,
          CaseClass.STABLE_ASSERTION_FAIL,
          CaseClass.UNSTABLE_ASSERTION,
          CaseClass.STABLE_PASS);

  private BothOracles() {}

  /** One verdict with one row per id; an id that only the base has counts too. */
  public static Verdict of(Verdict patch, Verdict base) {
    var rows = new TreeMap<TestId, Row>();
    patch.rows().forEach(row -> rows.put(row.result().testId(), row));
    var other = new HashMap<TestId, Row>();
    base.rows().forEach(row -> other.put(row.result().testId(), row));
    other.forEach((id, row) -> rows.merge(id, ofBase(row), BothOracles::graver));
    var spared = new ArrayList<>(patch.spared());
    base.spared().stream()
        .filter(
            of -> patch.spared().stream().noneMatch(own -> own.property().equals(of.property())))
        .forEach(spared::add);
    spared.forEach(of -> rows.computeIfPresent(of.property(), BothOracles::unlessPassed));
    var findings = new ArrayList<>(patch.findings());
    base.findings().stream()
        .filter(Finding::blocking)
        .map(BothOracles::ofBase)
        .forEach(findings::add);
    var skipped = new TreeSet<>(patch.skipped());
    skipped.removeAll(rows.keySet());
    return new Verdict(
        patch.input(), List.copyOf(rows.values()), findings, skipped, patch.freezes(), spared);
  }

  /** What was false in one of them is no pass by the other. */
  private static @Nullable Row unlessPassed(TestId property, Row row) {
    return row.classified().caseClass() == CaseClass.STABLE_PASS ? null : row;
  }

  private static Row graver(Row patch, Row base) {
    int ofPatch = GRAVEST_FIRST.indexOf(patch.classified().caseClass());
    int ofBase = GRAVEST_FIRST.indexOf(base.classified().caseClass());
    if (ofBase >= ofPatch) {
      return base.classified().caseClass() == CaseClass.STABLE_PASS ? patch : beside(patch, base);
    }
    var reasons = new ArrayList<>(base.reasons());
    reasons.addAll(patch.reasons());
    return new Row(
        base.result(),
        base.classified(),
        Optional.empty(),
        base.failedInvocations(),
        reasons,
        base.message(),
        base.oracle(),
        base.frozenBy());
  }

  /** What the merge base's test holds against the patch is told, though it is not the graver. */
  private static Row beside(Row patch, Row base) {
    var reasons = new ArrayList<>(patch.reasons());
    reasons.add(BASE + ": " + base.classified().caseClass().wireName());
    base.reasons().stream().skip(1).forEach(reasons::add);
    boolean uncovered =
        base.classified().caseClass() == CaseClass.UNSTABLE_ASSERTION && base.frozenBy().isEmpty();
    return new Row(
        patch.result(),
        patch.classified(),
        patch.freeze(),
        patch.failedInvocations(),
        reasons,
        patch.message(),
        patch.oracle(),
        // What failed in the base's test has to be covered too.
        uncovered ? Optional.empty() : patch.frozenBy());
  }

  /** A row of the base is evidence against the patch and never earns it a proposal. */
  private static Row ofBase(Row row) {
    var reasons = new ArrayList<>(List.of(BASE));
    reasons.addAll(row.reasons());
    return new Row(
        row.result(),
        row.classified(),
        Optional.empty(),
        row.failedInvocations(),
        reasons,
        row.message(),
        Oracle.BASE,
        row.frozenBy());
  }

  private static Finding ofBase(Finding finding) {
    return new Finding(
        finding.rule(),
        "base suite: " + finding.place(),
        finding.found(),
        finding.mend(),
        finding.blocking());
  }
}
