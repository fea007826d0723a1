package io.github.waivergate.witness;

import java.util.List;
import java.util.Optional;

/**
 * A false property of which every failure has a name: each seed that falsified it came to an
 * example with a witness. Only such a failure can be set aside by rows of the ledger.
 *
 * @param testId the property, as its report names it
 * @param examples what the seeds came to, each once
 * @param against why no row may set it aside, whatever the ledger says; empty where one may
 */
public record NamedFailure(String testId, List<Counterexample> examples, Optional<String> against) {

  public NamedFailure {
    examples = List.copyOf(examples);
    if (examples.isEmpty()) {
      throw new IllegalArgumentException("a failure without an example has no name");
    }
  }

  /**
   * The same failure in the merge base's own run of it, which neither replays witnesses nor asks
   * git for generators: both are the patch's, where the patch changed none of them.
   *
   * @param patch the property step of the patch; empty where it ran on no seeds
   */
  public NamedFailure ofBase(Optional<SeedStep> patch) {
    if (patch.isEmpty()) {
      return new NamedFailure(
          testId, examples, Optional.of("the properties of the patch did not run on the seeds"));
    }
    var generators = patch.get().generators();
    var digest = generators.digest();
    return new NamedFailure(
        testId,
        examples.stream().map(example -> example.drawnBy(digest)).toList(),
        generators.edited().or(patch.get().seeds()::refusesFlips));
  }
}
