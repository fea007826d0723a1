package io.github.waivergate.benchmarks;

import java.util.ArrayList;
import java.util.List;

/** Times several ways to do the same work, turn and turn about in one warm JVM. */
final class Race {
  private static final int WARM_UPS = 2;
  static final int ROUNDS = 7;

  private final List<Contestant> contestants;
  private final List<List<Long>> nanos = new ArrayList<>();

  private Race(List<Contestant> contestants) {
    this.contestants = contestants;
    contestants.forEach(each -> nanos.add(new ArrayList<>()));
  }

  /** One way to do the work. */
  interface Contestant {
    /** How much was seen, so that nobody wins by looking away. */
    long run() throws Exception;
  }

  /** One timing per contestant, in their order. */
  static List<Timing> of(Contestant... contestants) throws Exception {
    return of(WARM_UPS, ROUNDS, contestants);
  }

  /** The same, where a round takes so long that there can only be a few. */
  static List<Timing> of(int warmUps, int rounds, Contestant... contestants) throws Exception {
    var race = new Race(List.of(contestants));
    race.requireSameWork();
    for (int round = 1 - warmUps; round < rounds; round++) {
      race.round(round);
    }
    return race.nanos.stream().map(Timing::new).toList();
  }

  private void requireSameWork() throws Exception {
    long first = contestants.get(0).run();
    for (var contestant : contestants.subList(1, contestants.size())) {
      long seen = contestant.run();
      if (seen != first) {
        throw new IllegalStateException("one contestant saw " + first + ", another " + seen);
      }
    }
  }

  private void round(int round) throws Exception {
    for (int turn = 0; turn < contestants.size(); turn++) {
      // Another one starts each round: who comes first pays for what the others left behind.
      int index = Math.floorMod(round + turn, contestants.size());
      System.gc();
      long start = System.nanoTime();
      contestants.get(index).run();
      long took = System.nanoTime() - start;
      if (round >= 0) {
        nanos.get(index).add(took);
      }
    }
  }
}
