package io.github.waivergate.jqwik;

import java.util.List;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;
import net.jqwik.api.lifecycle.TryLifecycleContext;
import org.opentest4j.TestAbortedException;

/**
 * Takes a try for rejected only where the property's own code rejected it: production code that
 * throws what an assumption throws would hide every input that it is wrong on.
 */
final class OwnAssumptions implements TryExecutor {
  private final TryExecutor aTry;
  private final AbortOrigin origin;

  OwnAssumptions(TryExecutor aTry, TryLifecycleContext context) {
    this.aTry = aTry;
    origin = new AbortOrigin(context.containerClass(), context.targetMethod().getDeclaringClass());
  }

  @Override
  public TryExecutionResult execute(List<Object> parameters) {
    var result = result(parameters);
    return result.isInvalid() ? judged(result) : result;
  }

  /** What runs before and after a try may abort it too, and that comes as an exception. */
  private TryExecutionResult result(List<Object> parameters) {
    try {
      return aTry.execute(parameters);
    } catch (TestAbortedException e) {
      return TryExecutionResult.invalid(e);
    }
  }

  private TryExecutionResult judged(TryExecutionResult rejected) {
    var foreign = origin.foreign(rejected.throwable());
    if (foreign.isEmpty()) {
      return rejected;
    }
    var error =
        new AssertionError(
            "aborted by " + foreign.get() + ", which is no assumption of the property",
            rejected.throwable().orElse(null));
    // jqwik shrinks towards what fails at the same place.
    rejected.throwable().map(Throwable::getStackTrace).ifPresent(error::setStackTrace);
    return TryExecutionResult.falsified(error);
  }
}
