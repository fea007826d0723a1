package io.github.waivergate.module;

import io.github.waivergate.output.Directories;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.refusal.IoReason;
import io.github.waivergate.replay.SealedRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Clears a replay's directory of what lies there before its run: only a test can have put it there.
 */
final class PlantedFiles {
  private PlantedFiles() {}

  /**
   * Removes everything that no earlier part of the replay wrote.
   *
   * @return one blocking finding for each thing that was there
   */
  static List<Finding> remove(Path directory, String shownAs, List<SealedRun> earlier)
      throws EvidenceException {
    if (!Files.exists(directory, LinkOption.NOFOLLOW_LINKS)) {
      return List.of();
    }
    Set<String> own = new HashSet<>();
    if (!earlier.isEmpty()) {
      own.add("replay.json");
      earlier.forEach(run -> own.add(run.execution()));
    }
    var findings = new ArrayList<Finding>();
    for (Path entry : entries(directory, shownAs)) {
      var name = String.valueOf(entry.getFileName());
      if (!own.contains(name)) {
        Directories.delete(entry);
        findings.add(planted(shownAs + "/" + name));
      }
    }
    return findings;
  }

  private static List<Path> entries(Path directory, String shownAs) throws EvidenceException {
    try (var files = Files.list(directory)) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new EvidenceException(
          shownAs,
          "is in the way of a replay: " + IoReason.of(e),
          "find the test that writes below target/waiver-gate; no test may write there");
    }
  }

  private static Finding planted(String place) {
    return Finding.blocking(
        "planted_report",
        place,
        "was there before the run that owns the directory began",
        "find the test that writes below target/waiver-gate; no test may write there");
  }
}
