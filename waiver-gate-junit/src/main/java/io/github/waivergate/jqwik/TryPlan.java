package io.github.waivergate.jqwik;

import java.util.List;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;

/** What becomes of each try of one execution of a property. */
interface TryPlan {
  TryExecutionResult run(TryExecutor aTry, List<Object> parameters);
}
