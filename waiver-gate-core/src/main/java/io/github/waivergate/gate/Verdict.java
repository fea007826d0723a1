package io.github.waivergate.gate;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.freeze.Freezes;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.TestId;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;

/**
 * The gate's answer for one module.
 *
 * @param input what it rests on
 * @param rows one row per judged id, sorted by id
 * @param findings everything else there is to say, blocking or not, in the order of the policy
 * @param skipped ids that were skipped as the inventory says; they are no cases
 * @param freezes what the ledger holds for the module, where it was opened
 * @param spared properties that were false on nothing but what the ledger sets aside; no cases
 */
public record Verdict(
    GateInput input,
    List<Row> rows,
    List<Finding> findings,
    SortedSet<TestId> skipped,
    Freezes freezes,
    List<SparedProperty> spared) {

  public Verdict {
    rows = List.copyOf(rows);
    findings = List.copyOf(findings);
    spared = List.copyOf(spared);
  }

  /** A verdict for which no ledger was opened. */
  public Verdict(
      GateInput input, List<Row> rows, List<Finding> findings, SortedSet<TestId> skipped) {
    this(input, rows, findings, skipped, Freezes.UNOPENED, List.of());
  }

  /** The same with other rows. */
  public Verdict withRows(List<Row> other) {
    return new Verdict(input, other, findings, skipped, freezes, spared);
  }

  /** The same with more to say. */
  public Verdict withFindings(List<Finding> more) {
    var all = new ArrayList<>(findings);
    all.addAll(more);
    return new Verdict(input, rows, all, skipped, freezes, spared);
  }

  /** Whether the patch is refused. Freeze proposals have no say in it. */
  public boolean blocked() {
    return rows.stream().anyMatch(row -> row.classified().caseClass().blocks())
        || findings.stream().anyMatch(Finding::blocking);
  }

  /** Whether contract and configuration were read at a merge base rather than in the tree. */
  public boolean anchored() {
    return input.patch().anchored();
  }

  /**
   * Whether a person may start to review: nothing blocked, nothing unstable that no freeze covers,
   * no unanchored CI.
   */
  public boolean reviewReady() {
    return !blocked() && rows.stream().noneMatch(Verdict::isOpen) && (anchored() || !input.ci());
  }

  private static boolean isOpen(Row row) {
    return row.classified().caseClass() == CaseClass.UNSTABLE_ASSERTION && row.frozenBy().isEmpty();
  }

  /** How many rows are in each class that has any. */
  public Map<CaseClass, Integer> counts() {
    var counts = new EnumMap<CaseClass, Integer>(CaseClass.class);
    rows.forEach(row -> counts.merge(row.classified().caseClass(), 1, Integer::sum));
    return counts;
  }
}
