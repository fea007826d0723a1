package io.github.waivergate.replay;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Reads one directory of Surefire reports as one replay. */
public final class SurefireReports {
  /** So many cases are shown to the library at once: starting its parser costs more than a file. */
  private static final int BATCH = 20_000;

  /** Long names end a batch early, so that memory does not grow with the directory. */
  private static final int BATCH_CHARACTERS = 4_000_000;

  /** So many files are read on all cores before their cases are folded in the order of names. */
  private static final int TOGETHER = 256;

  private final ReplayFolding folding;
  private final List<ReadReport> batch = new ArrayList<>();
  private int batched;
  private long characters;

  private SurefireReports(ReplayFolding folding) {
    this.folding = folding;
  }

  /**
   * Reads every {@code TEST-*.xml} directly in the directory; whatever is wrong on disk becomes a
   * finding of the replay.
   *
   * @param directory where Surefire wrote its reports
   * @param shownAs the user's name for the directory
   * @param notBefore reports written before this moment are of another build, and are not read
   */
  public static Replay read(Path directory, String shownAs, Instant notBefore) {
    var folding = new ReplayFolding(shownAs);
    try {
      var reports = new SurefireReports(folding);
      var names = ReportFiles.names(directory);
      for (int from = 0; from < names.size(); from += TOGETHER) {
        names.subList(from, Math.min(from + TOGETHER, names.size())).parallelStream()
            .map(name -> ReportFiles.read(directory, name, notBefore))
            .toList()
            .forEach(reports::add);
      }
      reports.confirm();
    } catch (UnreadableReportException e) {
      folding.unreadableDirectory(e.found());
    }
    return folding.replay();
  }

  private void add(ReadReport report) {
    batch.add(report);
    batched += report.cases().size();
    characters += report.characters();
    if (batched >= BATCH || characters >= BATCH_CHARACTERS) {
      confirm();
    }
  }

  private void confirm() {
    var cases = new ArrayList<ReportedCase>(batched);
    batch.forEach(report -> cases.addAll(report.cases()));
    if (!LibraryParser.confirms(cases)) {
      batch.stream()
          .filter(report -> !LibraryParser.confirms(report.cases()))
          .forEach(this::refuse);
    }
    batch.forEach(folding::add);
    batch.clear();
    batched = 0;
    characters = 0;
  }

  private void refuse(ReadReport report) {
    report.refuse(
        "Surefire's report parser sees other testcases in it than the "
            + report.cases().size()
            + " that stand there");
  }
}
