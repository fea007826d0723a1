package io.github.waivergate.jqwik;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;
import org.jspecify.annotations.Nullable;

/** Gives a property one sample in place of what jqwik draws. */
final class OneSample implements TryPlan {
  private final List<@Nullable Object> values;
  private int tries;
  private Optional<TryExecutionResult> result = Optional.empty();

  OneSample(List<@Nullable Object> values) {
    this.values = values;
  }

  @Override
  public TryExecutionResult run(TryExecutor aTry, List<Object> parameters) {
    tries++;
    var ran = aTry.execute(values);
    result = tries == 1 ? Optional.of(ran) : Optional.empty();
    return ran;
  }

  /** What the property said of the sample; empty where it did not run on it exactly once. */
  Optional<TryExecutionResult> result() {
    return result;
  }
}
