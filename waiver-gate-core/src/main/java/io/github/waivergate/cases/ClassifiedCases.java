package io.github.waivergate.cases;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.classify.Classified;
import io.github.waivergate.refusal.Finding;
import java.util.List;
import java.util.stream.Stream;

/**
 * The rows of one {@code cases.json} with their classes.
 *
 * @param minReplays outcomes that each case needed
 * @param rows the cases in the order of the file; at least one
 */
public record ClassifiedCases(int minReplays, List<Classified> rows) {

  public ClassifiedCases {
    rows = List.copyOf(rows);
    if (rows.isEmpty()) {
      throw new IllegalArgumentException("without rows there is no verdict");
    }
  }

  /** Whether any case is in a class that blocks. Proposals do not change it. */
  public boolean blocked() {
    return rows.stream().anyMatch(row -> row.caseClass().blocks());
  }

  /** How many cases are in that class. */
  public long count(CaseClass caseClass) {
    return rows.stream().filter(row -> row.caseClass() == caseClass).count();
  }

  /** Each case that blocks, with its reason. */
  public Stream<Finding> refusals() {
    return rows.stream().filter(row -> row.caseClass().blocks()).map(ClassifiedCases::refusal);
  }

  private static Finding refusal(Classified row) {
    var caseClass = row.caseClass();
    return Finding.blocking(
        caseClass.wireName(), row.testId().value(), row.evidence(), caseClass.mend());
  }
}
