package io.github.waivergate.freeze;

import io.github.waivergate.replay.TestId;
import io.github.waivergate.witness.Counterexample;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;

/**
 * An input whose generation is frozen: it is locked, and the property still runs on it and on its
 * neighbours. It covers no failing test; with a witness, it sets one example of one property aside.
 *
 * @param test the test that runs the property on the locked input
 * @param recheck the test that runs the property on its neighbours
 * @param inputPath the locked input, from the module's directory
 * @param property name of the property
 * @param symptom why generation is frozen
 * @param clockSeed what the clock is set to, where the symptom needs it
 * @param witness the one example that it sets aside, where it names one
 */
public record QuarantinedInput(
    String id,
    String module,
    TestId test,
    TestId recheck,
    String inputPath,
    String property,
    Symptom symptom,
    Optional<String> clockSeed,
    LocalDate openedOn,
    LocalDate expiresOn,
    Optional<Counterexample> witness)
    implements Freeze {

  /** A date lasts to the end of its day, UTC. */
  @Override
  public Instant end() {
    return LedgerTimes.endOf(expiresOn);
  }
}
