package io.github.waivergate.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Replays a suite five times: the gate in one build, a shell loop, and what cannot be done without.
 *
 * <p>The floor is one Maven start, {@code mvn validate} on the same project, plus the time that the
 * reports of the five replays give their tests.
 */
final class Replaying {
  private static final int WARM_UPS = 1;
  static final int ROUNDS = 3;

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
    double tests = median(testTimes);
    double floor = times.get(3).median() + tests;
    double build = times.get(4).median() + tests;
    var what = "5 replays of " + project.title();
    var two = what + ", 2 threads";
    var one = times.get(0);
    var parallel = times.get(1);
    return List.of(
        Line.duel(what, one, "5 x mvn surefire:test", times.get(2), goal),
        against(what, one, "mvn validate", times.get(3), tests, floor, 1.25),
        against(two, parallel, "mvn validate", times.get(3), tests, floor, 0.8),
        Line.figure(
            what + ", no tests",
            String.format(java.util.Locale.ROOT, "%.2f x", one.median() / build),
            "mvn verify -DskipTests " + times.get(4).text() + " and the tests"));
  }

  private static Line against(
      String what,
      Timing ours,
      String whom,
      Timing start,
      double tests,
      double floor,
      double goal) {
    var theirs =
        String.format(
            java.util.Locale.ROOT, "floor: %s %.3f s, tests %.3f s", whom, start.median(), tests);
    return Line.against(what, ours.text(), theirs, ours, floor, goal);
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
