package io.github.waivergate.module;

import io.github.waivergate.gate.Row;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.oracle.OracleChange;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.TestId;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Shows beside a test what the patch changed in it; that has no say in any verdict. */
final class OracleNotes {
  private static final int SHOWN = 20;

  private OracleNotes() {}

  static Verdict beside(Verdict verdict, List<OracleChange> changes) {
    var rows = verdict.rows().stream().map(row -> beside(row, changes)).toList();
    var weakened = rows.stream().flatMap(row -> weakened(row, changes)).limit(SHOWN).toList();
    return verdict.withRows(rows).withFindings(weakened);
  }

  /**
   * A test that is red says so itself; one that is green asks nobody to look at it, and judges the
   * next patch as it is now.
   */
  private static Stream<Finding> weakened(Row row, List<OracleChange> changes) {
    var id = row.result().testId();
    return row.classified().caseClass().blocks()
        ? Stream.empty()
        : changes.stream()
            .filter(change -> change.kind().weakens() && isOf(id, change))
            .map(change -> weakened(id, change));
  }

  private static Finding weakened(TestId id, OracleChange change) {
    return Finding.note(
        "test_may_be_weaker",
        id.value(),
        change.kind().wireName() + ": " + change.words(),
        "read the change: the next patch is judged by the test as it is then");
  }

  private static Row beside(Row row, List<OracleChange> changes) {
    var reasons = new ArrayList<>(row.reasons());
    changes.stream()
        .filter(change -> isOf(row.result().testId(), change))
        .map(change -> "the patch: " + change.kind().wireName() + ": " + change.words())
        .forEach(reasons::add);
    return reasons.size() == row.reasons().size() ? row : row.withReasons(reasons);
  }

  /** An engine may name the types of parameters where the source diff does not, or the reverse. */
  private static boolean isOf(TestId id, OracleChange change) {
    return !change.testId().isEmpty()
        && (id.value().equals(change.testId()) || bare(id.value()).equals(bare(change.testId())));
  }

  private static String bare(String id) {
    int types = id.indexOf('(');
    return types < 0 ? id : id.substring(0, types);
  }
}
