package io.github.waivergate.jqwik;

import java.util.Optional;
import net.jqwik.api.AfterFailureMode;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.FixedSeedMode;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.PropertyAttributes;

/** What a property says of itself, to be put back when it was run otherwise. */
record DeclaredAttributes(
    Optional<String> seed,
    Optional<FixedSeedMode> whenFixedSeed,
    Optional<Integer> tries,
    Optional<ShrinkingMode> shrinking,
    Optional<AfterFailureMode> afterFailure,
    Optional<GenerationMode> generation,
    Optional<EdgeCasesMode> edgeCases) {

  static DeclaredAttributes of(PropertyAttributes attributes) {
    return new DeclaredAttributes(
        attributes.seed(),
        attributes.whenFixedSeed(),
        attributes.tries(),
        attributes.shrinking(),
        attributes.afterFailure(),
        attributes.generation(),
        attributes.edgeCases());
  }

  // Null is how jqwik itself says that a property does not declare an attribute.
  @SuppressWarnings("NullAway")
  void restore(PropertyAttributes attributes) {
    attributes.setSeed(seed.orElse(null));
    attributes.setWhenFixedSeed(whenFixedSeed.orElse(null));
    attributes.setTries(tries.orElse(null));
    attributes.setShrinking(shrinking.orElse(null));
    attributes.setAfterFailure(afterFailure.orElse(null));
    attributes.setGeneration(generation.orElse(null));
    attributes.setEdgeCases(edgeCases.orElse(null));
  }
}
