package io.github.waivergate.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.witness.Order;
import io.github.waivergate.witness.SeedList;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/** Runs properties on the seeds of an order, against jqwik alone with as many tries in one run. */
final class Seeding {
  /** The first comparison warms the files up; each test JVM is cold anyway. */
  private static final int WARM_UPS = 1;

  private final MavenCommand maven = MavenCommand.ofThisBuild();
  private final int seeds;
  private final int tries;
  private final Path directory;
  private final List<Long> ourNanos = new ArrayList<>();
  private final List<Long> theirNanos = new ArrayList<>();

  private Seeding(Data data) throws Exception {
    seeds = data.scaled(32);
    tries = data.scaled(1000);
    var project = new PropertyProject(new ReplayedProject(0, 0, 0), "");
    directory = data.directory("properties", at -> project.write(at, maven));
  }

  static List<Line> lines(Data data) throws Exception {
    return new Seeding(data).lines();
  }

  private List<Line> lines() throws Exception {
    var commands = Race.of(WARM_UPS, Replaying.ROUNDS, this::onSeeds, this::alone);
    var what =
        String.format(
            Locale.ROOT,
            "%d properties, %d seeds x %,d tries",
            PropertyProject.PROPERTIES,
            seeds,
            tries);
    var alone = String.format(Locale.ROOT, "jqwik alone, %,d tries", seeds * tries);
    return List.of(
        Line.duel(what, last(ourNanos), alone, last(theirNanos), 1.15),
        Line.beside(what + ", whole mvn surefire:test", commands.get(0), alone, commands.get(1)));
  }

  /** What Surefire's report gives the properties, in the rounds that count. */
  private static Timing last(List<Long> nanos) {
    return new Timing(nanos.subList(nanos.size() - Replaying.ROUNDS, nanos.size()));
  }

  private long onSeeds() throws Exception {
    var order = directory.resolve("target/order.json");
    var receipts = directory.resolve("target/receipts");
    Files.createDirectories(receipts);
    var list = SeedList.parse(seedList().getBytes(UTF_8), SeedList.NAME);
    try (var out = Files.newOutputStream(order)) {
      Order.ofSeeds(list, "nonce", receipts, Sha256.of(new byte[0])).write(out);
    }
    // Left to itself, jqwik would try each seed a thousand times at any scale.
    return run(ourNanos, "-Djqwik.tries.default=" + tries, "-D" + Order.PROPERTY + "=" + order);
  }

  private long alone() throws Exception {
    return run(theirNanos, "-Djqwik.tries.default=" + seeds * tries);
  }

  /** How often a property was really called. */
  private long run(List<Long> nanos, String... properties) throws Exception {
    var arguments = new ArrayList<>(List.of(properties));
    arguments.add("surefire:test");
    maven.offline(directory, arguments);
    var reports = RunReports.below(directory.resolve("target/surefire-reports"));
    nanos.add(Math.round(reports.seconds() * 1e9));
    return Long.parseLong(Files.readString(directory.resolve("target/tries.txt"), UTF_8));
  }

  private String seedList() {
    return LongStream.range(0, seeds)
        .mapToObj(seed -> "\"" + (seed * 0x9E3779B97F4A7C15L) + "\"")
        .collect(
            Collectors.joining(
                ", ",
                "{\"version\": 1, \"seeds\": [",
                "], \"budget\": " + seeds + ", \"tries\": " + tries + "}"));
  }
}
