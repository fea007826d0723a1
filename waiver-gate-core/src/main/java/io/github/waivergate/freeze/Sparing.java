package io.github.waivergate.freeze;

import io.github.waivergate.freeze.Freezes.Held;
import io.github.waivergate.witness.Counterexample;
import io.github.waivergate.witness.NamedFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether the ledger sets aside all that falsified one property.
 *
 * @param failure the property, and the examples
 * @param rows the rows that set them aside
 * @param reasons why an example is not set aside; empty where all are
 */
public record Sparing(NamedFailure failure, List<QuarantinedInput> rows, List<String> reasons) {

  public Sparing {
    rows = List.copyOf(rows);
    reasons = List.copyOf(reasons);
  }

  /** Asks each row for each example: one that no row names keeps the property false. */
  static Sparing of(NamedFailure failure, List<Held> held) {
    var rows = new ArrayList<QuarantinedInput>();
    var reasons = new ArrayList<String>();
    for (Counterexample example : failure.examples()) {
      var row = naming(example, held);
      if (row.isEmpty()) {
        reasons.add("no row of the ledger names example " + example.key().example().abbreviated());
        continue;
      }
      var against = against(row.get(), example);
      against.ifPresent(reason -> reasons.add(row.get().freeze().id() + ": " + reason));
      rows.add((QuarantinedInput) row.get().freeze());
    }
    failure.against().ifPresent(reasons::add);
    return new Sparing(failure, reasons.isEmpty() ? rows : List.of(), reasons);
  }

  /** Whether the property does not count as false. */
  public boolean isComplete() {
    return reasons.isEmpty();
  }

  /** The row of that property and example, whether or not it counts. */
  static Optional<Held> naming(Counterexample example, List<Held> held) {
    return held.stream()
        .filter(row -> witness(row).filter(example::isSameExample).isPresent())
        .findFirst();
  }

  static Optional<Counterexample> witness(Held row) {
    return row.freeze() instanceof QuarantinedInput input ? input.witness() : Optional.empty();
  }

  private static Optional<String> against(Held row, Counterexample example) {
    return row.counts()
        ? example.difference(witness(row).orElseThrow())
        : Optional.of("does not count, the merge base has no such row");
  }
}
