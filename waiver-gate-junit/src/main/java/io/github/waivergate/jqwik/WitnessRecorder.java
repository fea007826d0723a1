package io.github.waivergate.jqwik;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.lifecycle.FalsifiedSample;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.TryExecutionResult;

/** Makes a witness of a seed that falsified a property, or says why there is none. */
final class WitnessRecorder {
  private final Order order;
  private final PropertyRunner runner;
  private final int tries;

  WitnessRecorder(Order order, PropertyRunner runner, int tries) {
    this.order = order;
    this.runner = runner;
    this.tries = tries;
  }

  Falsified record(String seed, PropertyExecutionResult result, Drawing drawing) {
    var error = drawing.error(result);
    try {
      if (result.originalSample().isEmpty()) {
        throw new DeniedException(Denial.NO_FREEZE_PATH, "the property failed without an example");
      }
      var example = shrunk(result, drawing);
      if (alwaysFails(example)) {
        return found(seed, result, drawing, example, false);
      }
      var again = new CanFailDrawing(order.shrinkSteps(), runner.method(), drawing.drawn() - 1);
      var flipping = runner.onSeed(seed, tries, again);
      return found(seed, flipping, again, shrunk(flipping, again), true);
    } catch (DeniedException e) {
      return Falsified.denied(Optional.of(seed), result, error, e);
    }
  }

  private Sample shrunk(PropertyExecutionResult result, Drawing drawing) throws DeniedException {
    if (drawing.isCapReached()) {
      throw new DeniedException(
          Denial.SHRINK_INCOMPLETE,
          "the example was still shrinking after " + drawing.candidates() + " candidates");
    }
    // An Error that is no AssertionError ends a property without shrinking.
    var smallest = smallest(result).filter(sample -> drawing.isFalsified());
    if (smallest.isEmpty()) {
      throw new DeniedException(Denial.SHRINK_INCOMPLETE, "jqwik did not shrink the example");
    }
    return Sample.of(values(smallest.get()), runner.method());
  }

  /** jqwik has no shrunk sample where no candidate failed. */
  private static Optional<FalsifiedSample> smallest(PropertyExecutionResult result) {
    return result
        .shrunkSample()
        .<FalsifiedSample>map(Function.identity())
        .or(result::originalSample);
  }

  private Falsified found(
      String seed,
      PropertyExecutionResult result,
      Drawing drawing,
      Sample example,
      boolean flipping) {
    var error = smallest(result).flatMap(FalsifiedSample::falsifyingError);
    var witness =
        new Witness(
            runner.propertyId(),
            JqwikVersion.get(),
            order.seedsDigest(),
            order.seeds().size(),
            seed,
            tries,
            order.generatorHashes(),
            errorClass(error),
            result.originalSample().flatMap(this::original),
            example,
            drawing.candidates(),
            flipping);
    return new Falsified(Optional.of(seed), result, error, Optional.of(witness), Optional.empty());
  }

  /** Also shows that the example can be replayed: each run decodes it anew. */
  private boolean alwaysFails(Sample example) throws DeniedException {
    for (int run = 0; run < CanFailDrawing.RUNS; run++) {
      var plan = new OneSample(example.fresh(runner.method()));
      runner.onSample(plan);
      if (!plan.result().map(TryExecutionResult::isFalsified).orElse(false)) {
        return false;
      }
    }
    return true;
  }

  private Optional<Sample> original(FalsifiedSample sample) {
    try {
      return Optional.of(Sample.of(values(sample), runner.method()));
    } catch (DeniedException e) {
      return Optional.empty();
    }
  }

  /** New values: those that the property was given it may have changed. */
  private static List<Object> values(FalsifiedSample sample) {
    return sample.shrinkables().stream().map(Shrinkable::value).collect(Collectors.toList());
  }

  /** A property that returns false throws nothing; jqwik reports this error for it. */
  static String errorClass(Optional<Throwable> error) {
    return error
        .map(each -> each.getClass().getName())
        .orElse("org.opentest4j.AssertionFailedError");
  }
}
