package io.github.waivergate.jqwik;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;

/**
 * Tries what jqwik draws, then what it shrinks to, and counts: jqwik itself says nowhere whether a
 * shrink came to its end.
 */
class Drawing implements TryPlan {
  private final int mostCandidates;
  private int drawn;
  private int candidates;
  private Optional<Throwable> firstError = Optional.empty();
  private boolean falsified;
  private boolean capReached;

  Drawing(int mostCandidates) {
    this.mostCandidates = mostCandidates;
  }

  @Override
  public final TryExecutionResult run(TryExecutor aTry, List<Object> parameters) {
    if (falsified) {
      if (candidates == mostCandidates) {
        capReached = true;
        throw new ShrinkCapReached(mostCandidates);
      }
      candidates++;
      return shrink(aTry, parameters);
    }
    drawn++;
    var result = draw(aTry, parameters);
    if (result.isFalsified()) {
      falsified = true;
      firstError = result.throwable();
    }
    return result;
  }

  TryExecutionResult draw(TryExecutor aTry, List<Object> parameters) {
    return aTry.execute(parameters);
  }

  TryExecutionResult shrink(TryExecutor aTry, List<Object> parameters) {
    return aTry.execute(parameters);
  }

  /** How many samples were drawn, the one that failed included. */
  final int drawn() {
    return drawn;
  }

  final int candidates() {
    return candidates;
  }

  final boolean isFalsified() {
    return falsified;
  }

  final boolean isCapReached() {
    return capReached;
  }

  /** What it threw when it first failed: what ended the shrinking says nothing of the property. */
  final Optional<Throwable> error(PropertyExecutionResult result) {
    return falsified ? firstError : result.throwable();
  }

  /** No AssertionError and no Exception, for jqwik goes on shrinking after those. */
  private static final class ShrinkCapReached extends Error {
    private static final long serialVersionUID = 1;

    ShrinkCapReached(int candidates) {
      super("stopped shrinking after " + candidates + " candidates");
    }
  }
}
