package io.github.waivergate.jqwik;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;

/**
 * Draws a seed again for a property that does not always fail on what it failed on: a candidate is
 * smaller and false where any of several runs on fresh copies is.
 */
final class CanFailDrawing extends Drawing {
  /** With 12 runs, a property that fails every third time ends at one example. */
  static final int RUNS = 12;

  private final Method property;
  private final int passedBefore;
  private int skipped;

  /**
   * @param passedBefore how many samples passed before the one that failed when the seed was first
   *     drawn
   */
  CanFailDrawing(int mostCandidates, Method property, int passedBefore) {
    super(mostCandidates);
    this.property = property;
    this.passedBefore = passedBefore;
  }

  @Override
  TryExecutionResult draw(TryExecutor aTry, List<Object> parameters) {
    return skipped++ < passedBefore ? TryExecutionResult.satisfied() : shrink(aTry, parameters);
  }

  @Override
  TryExecutionResult shrink(TryExecutor aTry, List<Object> parameters) {
    var copies = copies(parameters);
    var result = aTry.execute(parameters);
    for (int run = 1; run < RUNS && copies.isPresent() && result.isSatisfied(); run++) {
      result = execute(aTry, copies.get(), result);
    }
    return result;
  }

  private TryExecutionResult execute(TryExecutor aTry, Sample copies, TryExecutionResult last) {
    try {
      return aTry.execute(copies.fresh(property));
    } catch (DeniedException e) {
      return last;
    }
  }

  private static Optional<Sample> copies(List<Object> parameters) {
    try {
      return Optional.of(Sample.encoded(parameters));
    } catch (DeniedException e) {
      return Optional.empty();
    }
  }
}
