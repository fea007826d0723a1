package io.github.waivergate.replay;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Digests the reports of a finished run, and finds out later whether anybody touched them. */
public final class ReportSeal {
  private static final String MEND =
      "find the test or process that writes below target/waiver-gate; no test may write reports";

  private ReportSeal() {}

  /**
   * Digests every report in one execution's directory.
   *
   * @param replay the replay's directory
   * @param execution name of the execution's directory in it
   * @return digests by path from the replay's directory; a report that cannot be read is left out,
   *     and so is no evidence
   */
  public static SortedMap<String, Sha256> of(Path replay, String execution) {
    var digests = new TreeMap<String, Sha256>(Utf8Order.COMPARATOR);
    try {
      for (String name : ReportFiles.names(replay.resolve(execution))) {
        var path = execution + "/" + name;
        digests.put(path, digest(replay.resolve(path)));
      }
    } catch (UnreadableReportException | IOException e) {
      return new TreeMap<>();
    }
    return digests;
  }

  /** What is no longer as it was sealed, one blocking finding for each report. */
  public static List<Finding> broken(Path replay, String shownAs, List<SealedRun> runs) {
    var findings = new ArrayList<Finding>();
    for (SealedRun run : runs) {
      var sealed = new TreeMap<String, Sha256>(Utf8Order.COMPARATOR);
      sealed.putAll(run.reports());
      sealed.putAll(run.receipts());
      for (Map.Entry<String, Sha256> report : sealed.entrySet()) {
        var place = shownAs + "/" + report.getKey();
        try {
          var now = digest(replay.resolve(report.getKey()));
          if (!now.equals(report.getValue())) {
            findings.add(changed(place, now, report.getValue()));
          }
        } catch (IOException e) {
          findings.add(
              broken(place, IoReason.of(e) + ", sealed as " + report.getValue().abbreviated()));
        }
      }
      findings.addAll(added(replay, shownAs, run));
    }
    return findings;
  }

  private static List<Finding> added(Path replay, String shownAs, SealedRun run) {
    var findings = new ArrayList<Finding>();
    try {
      for (String name : ReportFiles.names(replay.resolve(run.execution()))) {
        var path = run.execution() + "/" + name;
        if (!run.reports().containsKey(path)) {
          findings.add(broken(shownAs + "/" + path, "was not there when the run ended"));
        }
      }
    } catch (UnreadableReportException e) {
      if (!run.reports().isEmpty()) {
        findings.add(broken(shownAs + "/" + run.execution(), e.found()));
      }
    }
    return findings;
  }

  private static Finding changed(String place, Sha256 now, Sha256 sealed) {
    return broken(place, "is sha256 " + now.abbreviated() + ", sealed as " + sealed.abbreviated());
  }

  private static Finding broken(String place, String found) {
    return Finding.blocking("broken_seal", place, found, MEND);
  }

  private static Sha256 digest(Path file) throws IOException {
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new IOException(Files.exists(file) ? "not a regular file" : "no such file");
    }
    var digest = Sha256.newDigest();
    try (var in = Files.newInputStream(file)) {
      var buffer = new byte[1 << 16];
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
      }
    }
    return Sha256.ofDigest(digest.digest());
  }
}
