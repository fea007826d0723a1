package io.github.waivergate.jqwik;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutionResult.Status;

/**
 * Runs one property on every seed of the order, also after the first that falsified it: one frozen
 * example must not hide the seeds after it.
 */
final class SeedRun {
  private final Order order;
  private final PropertyRunner runner;
  private final int tries;

  private final List<String> taken = new ArrayList<>();
  private final List<Falsified> falsified = new ArrayList<>();
  private final TreeSet<String> denials = new TreeSet<>();
  private Optional<PropertyExecutionResult> passed = Optional.empty();
  private Optional<PropertyExecutionResult> aborted = Optional.empty();

  /**
   * @param tries per seed
   */
  SeedRun(Order order, PropertyRunner runner, int tries) {
    this.order = order;
    this.runner = runner;
    this.tries = tries;
  }

  PropertyExecutionResult run() throws UnreadableException {
    boolean bySeed = Drawn.bySeed(runner.method(), runner.attributes());
    if (!bySeed || hasSeedOfItsOwn()) {
      // As without this hook: what fails there fails here.
      runAsDeclared(bySeed);
    }
    for (String seed : bySeed ? order.seeds() : List.<String>of()) {
      if (runOnSeed(seed)) {
        break;
      }
    }
    falsified.forEach(each -> denials.addAll(each.denials()));
    if (!falsified.isEmpty() || aborted.isEmpty()) {
      writeReceipt();
    }
    return outcome(bySeed);
  }

  private boolean hasSeedOfItsOwn() {
    return runner.attributes().seed().filter(seed -> !order.seeds().contains(seed)).isPresent();
  }

  private void runAsDeclared(boolean bySeed) {
    if (!bySeed) {
      denials.add(Denial.NO_FREEZE_PATH.wireName());
    }
    var result = runner.asDeclared();
    if (result.status() == Status.FAILED) {
      falsified.add(
          Falsified.denied(
              Optional.empty(),
              result,
              result.throwable(),
              new DeniedException(
                  Denial.NO_FREEZE_PATH, "it ran on none of the checked-in seeds")));
    } else {
      keep(result);
    }
  }

  /** Whether the seed turned out to draw nothing, so that the next one would not either. */
  private boolean runOnSeed(String seed) {
    var drawing = new Drawing(order.shrinkSteps());
    var result = runner.onSeed(seed, tries, drawing);
    var generation = Drawn.generation(result);
    boolean exhaustive = generation.filter("EXHAUSTIVE"::equals).isPresent();
    if (exhaustive) {
      denials.add(Denial.NO_FREEZE_PATH.wireName());
    } else if (result.seed().equals(Optional.of(seed))) {
      taken.add(seed);
    } else {
      denials.add(Denial.SEED_NOT_TAKEN.wireName());
    }
    if (result.status() != Status.FAILED) {
      keep(result);
    } else if (!exhaustive && taken.contains(seed) && generation.isPresent()) {
      falsified.add(new WitnessRecorder(order, runner, tries).record(seed, result, drawing));
    } else {
      falsified.add(unproven(seed, exhaustive, result, drawing));
    }
    return exhaustive;
  }

  private Falsified unproven(
      String seed, boolean exhaustive, PropertyExecutionResult result, Drawing drawing) {
    var denied =
        exhaustive || taken.contains(seed)
            ? new DeniedException(Denial.NO_FREEZE_PATH, "nothing was drawn by a seed")
            : new DeniedException(
                Denial.SEED_NOT_TAKEN, "it ran on seed " + result.seed().orElse("unknown"));
    return Falsified.denied(
        exhaustive ? Optional.empty() : Optional.of(seed), result, drawing.error(result), denied);
  }

  private void keep(PropertyExecutionResult result) {
    if (result.status() == Status.SUCCESSFUL) {
      passed = Optional.of(result);
    } else {
      aborted = Optional.of(result);
    }
  }

  private void writeReceipt() throws UnreadableException {
    var smallest = smallest().flatMap(Falsified::witness);
    var said = new LinkedHashMap<String, Json>();
    said.put("property_id", new Json.Text(runner.propertyId()));
    said.put("seeds_taken", Json.Items.ofTexts(taken));
    said.put("outcome", new Json.Text(falsified.isEmpty() ? "passed" : "falsified"));
    said.put("denials", Json.Items.ofTexts(List.copyOf(denials)));
    said.put(
        "witness",
        smallest.<Json>map(witness -> new Json.Text(witness.key())).orElse(new Json.Nothing()));
    said.put("falsified", new Json.Items(falsified.stream().map(Falsified::toJson).toList()));
    var receipts = new Receipts(order);
    receipts.write(witnesses());
    receipts.write("seeds", said);
  }

  /** Each example once, as the first seed that came to it found it. */
  private Collection<Witness> witnesses() {
    var byKey = new LinkedHashMap<String, Witness>();
    for (Falsified each : falsified) {
      each.witness().ifPresent(witness -> byKey.putIfAbsent(witness.key(), witness));
    }
    return byKey.values();
  }

  private PropertyExecutionResult outcome(boolean bySeed) {
    var first = smallest();
    if (first.isPresent()) {
      var message = new FalsifiedMessage(order, runner.propertyId(), falsified).of(first.get());
      return first.get().result().mapToFailed(message);
    } else if (aborted.isPresent()) {
      return aborted.get();
    }
    var last = passed.orElseThrow();
    return bySeed && denials.contains(Denial.SEED_NOT_TAKEN.wireName())
        ? last.mapToFailed(
            new AssertionError(
                "%s: seed_not_taken: ran on %d of %d seeds; leave the seed to the gate"
                    .formatted(runner.propertyId(), taken.size(), order.seeds().size())))
        : last;
  }

  /** The smallest example; where there is none, the first run that was false. */
  private Optional<Falsified> smallest() {
    Comparator<String> bySize = Comparator.comparing(String::length);
    return falsified.stream()
        .filter(each -> each.witness().isPresent())
        .min(
            Comparator.comparing(
                each -> each.witness().orElseThrow().example().canonical(),
                bySize.thenComparing(Comparator.naturalOrder())))
        .or(() -> falsified.stream().findFirst());
  }
}
