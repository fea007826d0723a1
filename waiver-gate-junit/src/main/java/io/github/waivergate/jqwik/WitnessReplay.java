package io.github.waivergate.jqwik;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Optional;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutionResult.Status;

/** Replays the witnesses of one property, each once, with a receipt for each that ran. */
final class WitnessReplay {
  private final Order order;
  private final PropertyRunner runner;
  private final String propertyId;

  WitnessReplay(Order order, PropertyRunner runner) {
    this.order = order;
    this.runner = runner;
    this.propertyId = runner.propertyId();
  }

  PropertyExecutionResult run() throws UnreadableException {
    var failures = new ArrayList<String>();
    Optional<PropertyExecutionResult> last = Optional.empty();
    Optional<Throwable> cause = Optional.empty();
    for (Witness witness : order.witnessesOf(propertyId)) {
      var example = witness.example();
      try {
        var plan = new OneSample(example.fresh(runner.method()));
        var digest = Sample.encoded(example.fresh(runner.method())).sha256();
        var result = runner.onSample(plan);
        last = Optional.of(result);
        var ran = plan.result().filter(each -> !each.isInvalid());
        if (ran.isEmpty()) {
          failures.add(
              "witness %s: the property did not run on %s: %s"
                  .formatted(witness.key(), example.canonical(), why(result)));
        } else if (ran.get().isFalsified() || result.status() != Status.SUCCESSFUL) {
          var thrown = ran.get().isFalsified() ? ran.get().throwable() : result.throwable();
          writeReceipt(digest, Optional.of(WitnessRecorder.errorClass(thrown)));
          cause = cause.or(() -> thrown);
          failures.add(
              "witness %s: false on %s: %s"
                  .formatted(
                      witness.key(),
                      example.canonical(),
                      thrown.map(Throwable::toString).orElse("it returned false")));
        } else {
          writeReceipt(digest, Optional.empty());
        }
      } catch (DeniedException e) {
        failures.add(
            "witness %s no longer fits the property: %s".formatted(witness.key(), e.getMessage()));
      }
    }
    if (failures.isEmpty() && last.isPresent()) {
      return last.get();
    }
    throw new AssertionError(propertyId + ": " + String.join("; ", failures), cause.orElse(null));
  }

  private static String why(PropertyExecutionResult result) {
    return result.throwable().map(Throwable::toString).orElse("its assumptions do not hold there");
  }

  private void writeReceipt(String digest, Optional<String> errorClass) throws UnreadableException {
    var said = new LinkedHashMap<String, Json>();
    said.put("property_id", new Json.Text(propertyId));
    said.put("example_sha256", new Json.Text(digest));
    said.put("outcome", new Json.Text(errorClass.isPresent() ? "failed" : "passed"));
    said.put("error_class", errorClass.<Json>map(Json.Text::new).orElse(new Json.Nothing()));
    new Receipts(order).write("replay", said);
  }
}
