package io.github.waivergate.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * Replays a suite five times: the gate in one build, a shell loop, and what cannot be done without.
 *
 * <p>The floor is one Maven start, {@code mvn validate} on the same project, plus the time that the
 * reports of the five replays give their tests.
 */
final class Replaying {
  static final int ROUNDS = 3;

  /** The comparison before the race warms the files up; each start of Maven is cold anyway. */
  private static final int WARM_UPS = 1;

  private final MavenCommand maven = MavenCommand.ofThisBuild();
  private final ReplayedProject project;
  private final Path directory;
  private final List<Double> testTimes = new ArrayList<>();

  private Replaying(Data data, ReplayedProject project) throws Exception {
    this.project = project;
    this.directory = data.directory(project.name(), at -> project.write(at, maven));
  }

  static List<Line> lines(Data data) throws Exception {
    int classes = data.scaled(41);
    var lines = new ArrayList<Line>();
    lines.addAll(
        new Replaying(data, new ReplayedProject(classes, data.scaled(120), 30)).lines(0.6));
    lines.addAll(new Replaying(data, new ReplayedProject(3, 3, 0)).lines(0.35));
    return lines;
  }

  private List<Line> lines(double goal) throws Exception {
    var times =
        Race.of(
            WARM_UPS,
            ROUNDS,
            () -> replays(List.of("verify")),
            () -> replays(List.of("verify", "-Dwaiver-gate.replayThreads=2")),
            this::loop,
            () -> start(List.of("validate")),
            () -> start(List.of("verify", "-DskipTests")));
    var what = "5 replays of " + project.title();
    var ours = times.get(0);
    double tests = median(testTimes);
    var floor = new Floor("mvn validate", times.get(3), tests);
    return List.of(
        Line.duel(what, ours, "5 x mvn surefire:test", times.get(2), goal),
        floor.line(what, ours, OptionalDouble.of(1.25)),
        floor.line(what + ", 2 threads", times.get(1), OptionalDouble.of(0.8)),
        new Floor("mvn verify -DskipTests", times.get(4), tests)
            .line(what, ours, OptionalDouble.empty()));
  }

  /**
   * What the replays cannot be quicker than.
   *
   * @param command starts Maven and runs no test
   * @param start what that takes
   * @param tests seconds that five runs give their tests
   */
  private record Floor(String command, Timing start, double tests) {

    Line line(String what, Timing ours, OptionalDouble goal) {
      double seconds = start.median() + tests;
      var theirs =
          String.format(Locale.ROOT, "%s %.3f s, tests %.3f s", command, start.median(), tests);
      return new Line(what, ours.text(), theirs, OptionalDouble.of(ours.median() / seconds), goal);
    }
  }

  private long replays(List<String> arguments) throws Exception {
    maven.offline(directory, arguments);
    var seen = RunReports.below(directory.resolve("target/waiver-gate/replays"));
    if (arguments.size() == 1) {
      testTimes.add(seen.seconds());
    }
    return missing(seen.tests());
  }

  private long loop() throws Exception {
    long seen = 0;
    for (int run = 0; run < Suite.REPLAYS; run++) {
      maven.offline(directory, List.of("surefire:test"));
      seen += RunReports.below(directory.resolve("target/surefire-reports")).tests();
    }
    return missing(seen);
  }

  /** How many tests were not seen: none, whoever runs them. */
  private long missing(long seen) {
    long planned = Suite.REPLAYS;
    return planned * project.tests() - seen;
  }

  private long start(List<String> arguments) throws Exception {
    maven.offline(directory, arguments);
    return 0;
  }

  private static double median(List<Double> seconds) {
    var sorted = new ArrayList<>(seconds);
    Collections.sort(sorted);
    return sorted.get(sorted.size() / 2);
  }
}
