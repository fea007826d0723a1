package io.github.waivergate.manifest;

import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import io.github.waivergate.witness.NamedFailure;
import java.util.Collection;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The false properties of which several machines can say all that falsified them. One that cannot
 * tell why the property failed there speaks for all.
 */
final class AgreedNames {
  private AgreedNames() {}

  /**
   * Puts together what each machine names.
   *
   * @param named of each machine
   * @param steps the property step of each machine that had one
   */
  static List<NamedFailure> of(List<List<NamedFailure>> named, List<Replay> steps) {
    var together = new TreeMap<String, NamedFailure>();
    named.stream()
        .flatMap(Collection::stream)
        .forEach(of -> together.merge(of.testId(), of, AgreedNames::both));
    together.keySet().removeIf(test -> namings(test, named) != failures(new TestId(test), steps));
    return List.copyOf(together.values());
  }

  private static long namings(String test, List<List<NamedFailure>> named) {
    return named.stream()
        .filter(slice -> slice.stream().anyMatch(of -> of.testId().equals(test)))
        .count();
  }

  private static long failures(TestId test, List<Replay> steps) {
    return steps.stream()
        .map(step -> step.observations().get(test))
        .filter(seen -> seen != null && seen.seen() != Seen.PASSED)
        .count();
  }

  private static NamedFailure both(NamedFailure one, NamedFailure other) {
    return new NamedFailure(
        one.testId(),
        Stream.concat(one.examples().stream(), other.examples().stream()).distinct().toList(),
        one.against().or(other::against));
  }
}
