package io.github.waivergate.freeze;

import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.TestId;
import io.github.waivergate.witness.NamedFailure;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What the ledger comes to while one module is judged.
 *
 * @param opened whether it was read at all
 * @param cap how many rows it may have; empty where there is no ledger, or none that says so
 * @param used how many rows it has
 * @param rows the module's own rows with which nothing is wrong
 * @param findings everything that is wrong with it
 */
public record Freezes(
    boolean opened, Optional<Integer> cap, int used, List<Held> rows, List<Finding> findings) {
  /** The ledger was not opened. */
  public static final Freezes UNOPENED =
      new Freezes(false, Optional.empty(), 0, List.of(), List.of());

  /** There is no ledger. */
  public static final Freezes NONE = new Freezes(true, Optional.empty(), 0, List.of(), List.of());

  public Freezes {
    rows = List.copyOf(rows);
    findings = List.copyOf(findings);
  }

  /**
   * A row with which nothing is wrong.
   *
   * @param freeze the row
   * @param counts whether it is the merge base's, or approved, or no merge base is known
   * @param hoursLeft whole hours until it expires
   */
  public record Held(Freeze freeze, boolean counts, long hoursLeft) {}

  /** The row that covers a test of the module of which just these invocations failed. */
  public Optional<FrozenTest> covering(TestId test, Collection<String> failed) {
    return rows.stream()
        .filter(Held::counts)
        .map(Held::freeze)
        .filter(FrozenTest.class::isInstance)
        .map(FrozenTest.class::cast)
        .filter(freeze -> freeze.covers(test, failed))
        .findFirst();
  }

  /** Whether rows of the module set aside all that falsified a property. */
  public Sparing sparing(NamedFailure failure) {
    return Sparing.of(failure, rows);
  }

  /**
   * Whether there is a row for each example, before anything is asked of them: then it is worth
   * while to go on, and the verdict will ask.
   */
  public boolean maySpare(NamedFailure failure) {
    return failure.examples().stream().allMatch(of -> Sparing.naming(of, rows).isPresent());
  }

  /** Whether any row is about an example of a property. */
  public boolean nameExamples() {
    return rows.stream().anyMatch(row -> Sparing.witness(row).isPresent());
  }

  /** The same rows; what is wrong with the ledger has been said elsewhere. */
  public Freezes withoutFindings() {
    return new Freezes(opened, cap, used, rows, List.of());
  }
}
