package io.github.waivergate.benchmarks;

import io.github.waivergate.cases.CasesWriter;
import io.github.waivergate.classify.CaseResult;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.replay.Outcome;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

/** Classifies one large {@code cases.json}, in a small heap. */
final class Classifying {
  private static final String HASH = "0123456789abcdef".repeat(4);

  private Classifying() {}

  static List<Line> lines(Data data) throws Exception {
    var suite = Suite.of(data.scaled(200_000));
    var directory = data.directory("cases-" + suite.cases(), at -> write(at, suite));
    var measured = SmallHeap.start(directory);
    var what = String.format(Locale.ROOT, "classifying %,d rows", suite.cases());
    return List.of(
        Line.figure(what, measured.timing().text(), ""),
        Line.figure(
            what + ", highest heap",
            measured.highest() + " MB, after a collection " + measured.live() + " MB",
            "allowed: " + SmallHeap.MEGABYTES + " MB"));
  }

  private static void write(Path directory, Suite suite) throws EvidenceException {
    Iterable<CaseResult> rows =
        () -> IntStream.range(0, suite.cases()).mapToObj(i -> row(suite, i)).iterator();
    WholeFile.write(directory.resolve("cases.json"), out -> CasesWriter.write(out, rows));
  }

  private static CaseResult row(Suite suite, int index) {
    int number = index / suite.casesPerClass();
    int inClass = index % suite.casesPerClass();
    List<Outcome> outcomes =
        IntStream.rangeClosed(1, Suite.REPLAYS)
            .mapToObj(replay -> suite.end(replay, number, inClass))
            .map(end -> end == Suite.End.FAILED ? Outcome.FAILED : Outcome.PASSED)
            .toList();
    return new CaseResult(suite.id(number, inClass), Optional.empty(), HASH, HASH, true, outcomes);
  }
}
