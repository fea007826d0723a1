package io.github.waivergate.replay;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Reads one directory of Surefire reports as one replay. */
public final class SurefireReports {
  /** So many files are shown to the library at once: starting its parser costs more than a file. */
  private static final int TOGETHER = 64;

  /** So many files are read before they are folded, so that memory holds no whole directory. */
  private static final int WINDOW = 16 * TOGETHER;

  private SurefireReports() {}

  /**
   * Reads every {@code TEST-*.xml} directly in the directory; whatever is wrong on disk becomes a
   * finding of the replay.
   *
   * <p>Files are read on all cores and folded in the order of their names.
   *
   * @param directory where Surefire wrote its reports
   * @param shownAs the user's name for the directory
   * @param notBefore reports written before this moment are of another build, and are not read
   */
  public static Replay read(Path directory, String shownAs, Instant notBefore) {
    try {
      return read(directory, ReportFiles.names(directory), shownAs, notBefore);
    } catch (UnreadableReportException e) {
      var folding = new ReplayFolding(shownAs);
      folding.unreadableDirectory(e.found());
      return folding.replay();
    }
  }

  /**
   * Reads the named reports and no others, as one replay.
   *
   * @param names paths from the directory, in the order of their bytes
   */
  public static Replay readNamed(Path directory, List<String> names, String shownAs) {
    return read(directory, names, shownAs, Instant.MIN);
  }

  private static Replay read(
      Path directory, List<String> files, String shownAs, Instant notBefore) {
    var folding = new ReplayFolding(shownAs);
    for (var window : parts(files, WINDOW)) {
      parts(window, TOGETHER).parallelStream()
          .map(names -> together(directory, names, notBefore))
          .toList()
          .forEach(reports -> reports.forEach(folding::add));
    }
    return folding.replay();
  }

  private static List<ReadReport> together(Path directory, List<String> names, Instant notBefore) {
    var reports = new ArrayList<ReadReport>();
    names.forEach(name -> reports.add(ReportFiles.read(directory, name, notBefore)));
    LibraryParser.confirm(reports);
    return reports;
  }

  private static List<List<String>> parts(List<String> names, int size) {
    var parts = new ArrayList<List<String>>();
    for (int from = 0; from < names.size(); from += size) {
      parts.add(names.subList(from, Math.min(from + size, names.size())));
    }
    return parts;
  }
}
