package io.github.waivergate.module;

import io.github.waivergate.gate.Row;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.oracle.OracleChange;
import io.github.waivergate.replay.TestId;
import java.util.ArrayList;
import java.util.List;

/** Shows beside a test what the patch changed in it; that has no say in any verdict. */
final class OracleNotes {
  private OracleNotes() {}

  static Verdict beside(Verdict verdict, List<OracleChange> changes) {
    var rows = verdict.rows().stream().map(row -> beside(row, changes)).toList();
    return new Verdict(verdict.input(), rows, verdict.findings(), verdict.skipped());
  }

  private static Row beside(Row row, List<OracleChange> changes) {
    var reasons = new ArrayList<>(row.reasons());
    changes.stream()
        .filter(change -> isOf(row.result().testId(), change))
        .map(change -> "the patch: " + change.kind().wireName() + ": " + change.words())
        .forEach(reasons::add);
    return reasons.size() == row.reasons().size()
        ? row
        : new Row(
            row.result(),
            row.classified(),
            row.freeze(),
            row.failedInvocations(),
            reasons,
            row.message(),
            row.oracle());
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
