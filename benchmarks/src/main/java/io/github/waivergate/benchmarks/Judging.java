package io.github.waivergate.benchmarks;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.module.BaseSuite;
import io.github.waivergate.module.BuildFacts;
import io.github.waivergate.module.GateConfiguration;
import io.github.waivergate.module.ModuleCheck;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Judges whole modules of growing size, from the files on disk to the written verdict. */
final class Judging {
  /** Ten per cent more than linear is what caches and the collector may cost. */
  private static final double GOAL = 1.1;

  private static final GateConfiguration DEFAULTS =
      new GateConfiguration(
          5,
          24,
          "propose",
          List.of("**/*Properties", "**/*PropertyTest", "**/*PropertyTests"),
          List.of("src/test/resources/**"),
          List.of("target/waiver-gate/replays/*"));

  private static final BuildFacts FACTS =
      new BuildFacts(
          Instant.EPOCH,
          Instant.parse("2026-10-09T00:00:00Z"),
          false,
          JudgedModule.ENGINES,
          Patch.NONE,
          BaseSuite.NONE,
          record -> {},
          "1.0");

  private Judging() {}

  static List<Line> lines(Data data) throws Exception {
    var suites = new ArrayList<Suite>();
    var contestants = new ArrayList<Race.Contestant>();
    for (int full : List.of(1_000, 10_000, 100_000)) {
      var suite = Suite.of(data.scaled(full));
      var module =
          data.directory("module-" + suite.cases(), at -> new JudgedModule(at, suite).write());
      suites.add(suite);
      contestants.add(() -> judge(module, suite));
    }
    var times = Race.of(contestants.toArray(Race.Contestant[]::new));
    var lines = new ArrayList<Line>();
    for (int i = 0; i < times.size(); i++) {
      lines.add(
          i == 0
              ? Line.figure(what(suites.get(0)), text(suites.get(0), times.get(0)), "")
              : line(suites.get(i - 1), times.get(i - 1), suites.get(i), times.get(i)));
    }
    return lines;
  }

  private static Line line(Suite smaller, Timing before, Suite suite, Timing timing) {
    double factor = (double) suite.cases() / smaller.cases();
    return Line.against(
        what(suite),
        text(suite, timing),
        String.format(Locale.ROOT, "linear: %.0f x the line above", factor),
        timing,
        before.median() * factor,
        GOAL);
  }

  /** The cases that were left out: none, in a module of any size. */
  private static long judge(Path module, Suite suite) throws EvidenceException {
    var verdict = new ModuleCheck(JudgedModule.layout(module), DEFAULTS, FACTS).run();
    int judged = verdict.rows().size() + verdict.skipped().size();
    return Math.abs(suite.cases() - judged);
  }

  private static String what(Suite suite) {
    return String.format(Locale.ROOT, "judging %,d cases, 5 replays", suite.cases());
  }

  private static String text(Suite suite, Timing timing) {
    double micros = timing.median() * 1e6 / suite.cases();
    return String.format(Locale.ROOT, "%s, %.0f us a case", timing.text(), micros);
  }
}
