package io.github.waivergate.jqwik;

import java.lang.reflect.AnnotatedElement;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.AroundTryHook;
import net.jqwik.api.lifecycle.LifecycleContext;
import net.jqwik.api.lifecycle.Lifespan;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;
import net.jqwik.api.lifecycle.SkipExecutionHook;
import net.jqwik.api.lifecycle.Store;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;
import net.jqwik.api.lifecycle.TryLifecycleContext;
import org.jspecify.annotations.Nullable;

/** Follows the order of the gate in every property; without an order it changes nothing. */
public final class WaiverGateHook implements AroundPropertyHook, AroundTryHook, SkipExecutionHook {

  /** For jqwik, which finds the hook as a service. */
  public WaiverGateHook() {}

  @Override
  public PropagationMode propagateTo() {
    return PropagationMode.ALL_DESCENDANTS;
  }

  @Override
  public boolean appliesTo(Optional<AnnotatedElement> element) {
    return System.getProperty(Order.PROPERTY) != null;
  }

  /** Around the property's own before and after methods, so that each seed has them. */
  @Override
  public int aroundPropertyProximity() {
    return -20;
  }

  @Override
  public int aroundTryProximity() {
    return -20;
  }

  @Override
  public PropertyExecutionResult aroundProperty(
      PropertyLifecycleContext context, PropertyExecutor property) throws Throwable {
    var order = Run.ofThis().order();
    var runner = new PropertyRunner(context, property);
    return order.replay()
        ? new WitnessReplay(order, runner).run()
        : new SeedRun(order, runner, tries(order, runner)).run();
  }

  @Override
  public TryExecutionResult aroundTry(
      TryLifecycleContext context, TryExecutor aTry, List<Object> parameters) {
    return PropertyRunner.runTry(new OwnAssumptions(aTry, context), parameters);
  }

  @Override
  public SkipResult shouldBeSkipped(LifecycleContext context) {
    var order = Run.ofThis().order;
    return context instanceof PropertyLifecycleContext property
            && order != null
            && order.replay()
            && order.witnessesOf(PropertyId.of(property)).isEmpty()
        ? SkipResult.skip("the gate's order names no witness of this property")
        : SkipResult.doNotSkip();
  }

  /** Never fewer than the property has by itself. */
  private static int tries(Order order, PropertyRunner runner) {
    var declared = runner.attributes().tries();
    if (declared.isPresent() || !Drawn.bySeed(runner.method(), runner.attributes())) {
      return Math.max(order.tries(), declared.orElse(0));
    }
    var run = Run.ofThis();
    if (run.defaultTries == 0) {
      run.defaultTries = runner.defaultTries();
    }
    return Math.max(order.tries(), run.defaultTries);
  }

  /** What all properties of one run of jqwik share. */
  private static final class Run {
    private final @Nullable Order order;
    private final @Nullable UnreadableException unreadable;
    private int defaultTries;

    private Run(@Nullable Order order, @Nullable UnreadableException unreadable) {
      this.order = order;
      this.unreadable = unreadable;
    }

    static Run ofThis() {
      var file = System.getProperty(Order.PROPERTY, "");
      return Store.getOrCreate(List.of(Run.class, file), Lifespan.RUN, () -> read(file)).get();
    }

    private static Run read(String file) {
      try {
        return new Run(Order.read(Path.of(file)), null);
      } catch (UnreadableException e) {
        return new Run(null, e);
      }
    }

    Order order() throws UnreadableException {
      if (order == null) {
        throw unreadable == null ? new UnreadableException("order", "unread") : unreadable;
      }
      return order;
    }
  }
}
