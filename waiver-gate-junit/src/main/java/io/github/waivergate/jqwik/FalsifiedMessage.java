package io.github.waivergate.jqwik;

import java.util.List;

/** What a false property tells its reader: the smallest example, its seed, and what it threw. */
final class FalsifiedMessage {
  private final Order order;
  private final String propertyId;
  private final List<Falsified> falsified;

  FalsifiedMessage(Order order, String propertyId, List<Falsified> falsified) {
    this.order = order;
    this.propertyId = propertyId;
    this.falsified = falsified;
  }

  AssertionError of(Falsified first) {
    var thrown = first.error().map(Throwable::toString).orElse("it returned false");
    return new AssertionError(
        "%s is false on %s%s: %s".formatted(propertyId, where(first), example(first), thrown),
        first.error().orElse(null));
  }

  private String where(Falsified first) {
    long onSeeds = falsified.stream().filter(each -> each.seed().isPresent()).count();
    return first.seed().isEmpty()
        ? "what it runs on without a seed of the gate"
        : onSeeds + " of " + order.seeds().size() + " seeds";
  }

  private static String example(Falsified first) {
    var seed = first.seed().map(each -> " (seed " + each + ")").orElse("");
    return first
        .witness()
        .map(
            witness ->
                "; the smallest example%s is %s%s"
                    .formatted(
                        seed,
                        witness.example().canonical(),
                        witness.flipping() ? ", on which it does not always fail" : ""))
        .orElseGet(
            () ->
                "; no witness%s: %s"
                    .formatted(
                        seed,
                        first
                            .denied()
                            .map(each -> each.denial().wireName() + ", " + each.getMessage())
                            .orElse("")));
  }
}
