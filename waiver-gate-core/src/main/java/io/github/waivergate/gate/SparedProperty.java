package io.github.waivergate.gate;

import io.github.waivergate.freeze.QuarantinedInput;
import io.github.waivergate.freeze.Sparing;
import io.github.waivergate.replay.TestId;
import io.github.waivergate.witness.Counterexample;
import java.util.List;

/**
 * A property that was false on examples which rows of the ledger set aside. It is neither false nor
 * a pass: it is no case.
 *
 * @param property the property
 * @param examples the examples it was false on
 * @param rows the rows that set them aside
 */
public record SparedProperty(
    TestId property, List<Counterexample> examples, List<QuarantinedInput> rows) {

  public SparedProperty {
    examples = List.copyOf(examples);
    rows = List.copyOf(rows);
  }

  static SparedProperty of(Sparing sparing) {
    return new SparedProperty(
        new TestId(sparing.failure().testId()), sparing.failure().examples(), sparing.rows());
  }
}
