package io.github.waivergate.jqwik;

import java.lang.reflect.Method;
import java.util.List;
import net.jqwik.api.AfterFailureMode;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.FixedSeedMode;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.lifecycle.PropertyAttributes;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;
import org.jspecify.annotations.Nullable;

/** Executes one property as often as needed, each time with attributes and a plan of its own. */
final class PropertyRunner {
  // jqwik runs tries on the thread of their property, as long as shrinking has no time limit.
  private static final ThreadLocal<@Nullable TryPlan> PLAN = new ThreadLocal<>();

  private final PropertyLifecycleContext context;
  private final PropertyExecutor property;

  PropertyRunner(PropertyLifecycleContext context, PropertyExecutor property) {
    this.context = context;
    this.property = property;
  }

  /** The try as the plan of this thread has it; as jqwik has it where there is no plan. */
  static TryExecutionResult runTry(TryExecutor aTry, List<Object> parameters) {
    var plan = PLAN.get();
    return plan == null ? aTry.execute(parameters) : plan.run(aTry, parameters);
  }

  String propertyId() {
    return PropertyId.of(context);
  }

  Method method() {
    return context.targetMethod();
  }

  PropertyAttributes attributes() {
    return context.attributes();
  }

  /** Changes nothing. */
  PropertyExecutionResult asDeclared() {
    return property.execute();
  }

  PropertyExecutionResult onSeed(String seed, int tries, Drawing plan) {
    var attributes = attributes();
    var declared = DeclaredAttributes.of(attributes);
    attributes.setSeed(seed);
    attributes.setWhenFixedSeed(FixedSeedMode.ALLOW);
    attributes.setTries(tries);
    attributes.setShrinking(ShrinkingMode.FULL);
    // What an earlier run left in jqwik's database is no part of the order.
    attributes.setAfterFailure(AfterFailureMode.RANDOM_SEED);
    return execute(plan, declared);
  }

  PropertyExecutionResult onSample(OneSample plan) {
    var attributes = attributes();
    var declared = DeclaredAttributes.of(attributes);
    attributes.setSeed("0");
    attributes.setWhenFixedSeed(FixedSeedMode.ALLOW);
    attributes.setTries(1);
    attributes.setShrinking(ShrinkingMode.OFF);
    attributes.setAfterFailure(AfterFailureMode.RANDOM_SEED);
    attributes.setGeneration(GenerationMode.AUTO);
    attributes.setEdgeCases(EdgeCasesMode.NONE);
    return execute(plan, declared);
  }

  /** How often jqwik tries a property that does not say; 0 where this one cannot tell. */
  int defaultTries() {
    var attributes = attributes();
    var declared = DeclaredAttributes.of(attributes);
    attributes.setSeed("0");
    attributes.setWhenFixedSeed(FixedSeedMode.ALLOW);
    attributes.setAfterFailure(AfterFailureMode.RANDOM_SEED);
    attributes.setGeneration(GenerationMode.RANDOMIZED);
    attributes.setEdgeCases(EdgeCasesMode.NONE);
    var result = execute((aTry, parameters) -> TryExecutionResult.satisfied(), declared);
    boolean counted = result.status() == PropertyExecutionResult.Status.SUCCESSFUL;
    return counted ? result.countTries() : 0;
  }

  private PropertyExecutionResult execute(TryPlan plan, DeclaredAttributes declared) {
    PLAN.set(plan);
    try {
      return property.execute();
    } finally {
      PLAN.remove();
      declared.restore(attributes());
    }
  }
}
