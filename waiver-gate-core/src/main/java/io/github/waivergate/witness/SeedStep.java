package io.github.waivergate.witness;

import java.util.List;

/**
 * The property step on the checked-in seeds, and where it led.
 *
 * @param seeds the seeds in use
 * @param generators what draws the inputs
 * @param proven properties that are shown to have run on each of them
 * @param witnesses the examples that falsify the others, where they have one
 */
public record SeedStep(
    SeedList seeds, GeneratorHashes generators, List<String> proven, List<WitnessCase> witnesses) {

  public SeedStep {
    proven = List.copyOf(proven);
    witnesses = List.copyOf(witnesses);
  }
}
