package io.github.waivergate.benchmarks;

import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.fixture.FixtureTree;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Hashes many small and a few large fixtures, beside {@code sha256sum} on the same files. */
final class Hashing {
  private static final List<String> PATTERNS = List.of("fixtures/**");

  /** What the goal {@code check} takes. */
  private static final int THREADS = Math.min(4, Runtime.getRuntime().availableProcessors());

  private Hashing() {}

  static List<Line> lines(Data data) throws Exception {
    return List.of(
        line(data, data.scaled(20_000), 4 << 10, "4 KB", 0.6),
        line(data, data.scaled(20), 64 << 20, "64 MB", 0.3));
  }

  private static Line line(Data data, int count, int bytes, String size, double goal)
      throws Exception {
    var names =
        IntStream.range(0, count)
            .mapToObj(i -> String.format(Locale.ROOT, "fixtures/%05d.bin", i))
            .toList();
    var module = data.directory("fixtures-" + count + "-" + bytes, at -> write(at, names, bytes));
    var what = String.format(Locale.ROOT, "hashing %,d fixtures of %s", count, size);
    Race.Contestant ours =
        () -> {
          scan(module);
          return names.size();
        };
    if (!Sha256sum.isInstalled()) {
      return Line.figure(what, Race.of(ours).get(0).text(), "sha256sum is not installed");
    }
    // Once, outside the clock: what is compared must be the same digests of the same files.
    FixtureLock.of(scan(module)).write(module.resolve(FixtureLock.NAME));
    Sha256sum.check(module, FixtureLock.NAME);
    var times = Race.of(ours, () -> Sha256sum.digest(module, names));
    return Line.duel(what, times.get(0), "sha256sum", times.get(1), goal);
  }

  private static FixtureTree scan(Path module) throws EvidenceException {
    return FixtureTree.scan(module, PATTERNS, THREADS);
  }

  private static void write(Path module, List<String> names, int size) throws IOException {
    Data.below(module, "fixtures");
    var bytes = new byte[size];
    for (int i = 0; i < names.size(); i++) {
      new SplittableRandom(i).nextBytes(bytes);
      Files.write(module.resolve(names.get(i)), bytes);
    }
  }
}
