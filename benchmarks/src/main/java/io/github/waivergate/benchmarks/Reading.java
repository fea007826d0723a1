package io.github.waivergate.benchmarks;

import io.github.waivergate.replay.SurefireReports;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/** Reads the reports of five replays: the gate, Surefire's own parser, and a bare XML scan. */
final class Reading {
  private Reading() {}

  static List<Line> lines(Data data) throws Exception {
    var suite = new Suite(data.scaled(2000), Suite.CASES_PER_CLASS);
    var reports = data.directory("reports-" + suite.classes(), new Reports(suite)::write);
    var times =
        Race.of(
            () -> perReplay(reports, Reading::gate),
            () -> perReplay(reports, LibraryScan::cases),
            () -> perReplay(reports, WoodstoxScan::cases));
    var what =
        String.format(
            Locale.ROOT,
            "reading %d x %,d reports of %d cases",
            Suite.REPLAYS,
            suite.classes(),
            suite.casesPerClass());
    return List.of(
        Line.duel(what, times.get(0), "Surefire's parser", times.get(1), 1.0),
        Line.duel(what, times.get(0), "Woodstox, bare", times.get(2), 3.0));
  }

  private static long gate(Path replay) {
    var read = SurefireReports.read(replay, "replay", Instant.EPOCH);
    if (!read.findings().isEmpty()) {
      throw new IllegalStateException(read.findings().get(0).toString());
    }
    return read.observations().size();
  }

  private static long perReplay(Path reports, Scan scan) throws Exception {
    long cases = 0;
    for (int replay = 1; replay <= Suite.REPLAYS; replay++) {
      cases += scan.cases(reports.resolve(Integer.toString(replay)));
    }
    return cases;
  }

  /** Counts the cases of one replay. */
  private interface Scan {
    long cases(Path replay) throws Exception;
  }
}
