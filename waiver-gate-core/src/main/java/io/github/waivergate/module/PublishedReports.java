package io.github.waivergate.module;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** Puts one whole run where other tools look for reports. */
public final class PublishedReports {
  private PublishedReports() {}

  /**
   * Replaces the reports in {@code target} with those of one run, so that no report of an earlier
   * build is left among them.
   *
   * @param run report directory of one execution in a replay; may be missing
   * @param target the execution's own report directory
   */
  public static void replace(Path run, Path target) throws EvidenceException {
    try {
      for (Path old : reports(target)) {
        Files.delete(old);
      }
      var reports = reports(run);
      if (!reports.isEmpty()) {
        Files.createDirectories(target);
      }
      for (Path report : reports) {
        Files.copy(
            report,
            target.resolve(report.getFileName().toString()),
            StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw new EvidenceException(
          target.toString(),
          "the reports of a replay cannot be put there: " + IoReason.of(e),
          "make the directory writable for the user who runs Maven");
    }
  }

  private static List<Path> reports(Path directory) throws IOException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (var files = Files.list(directory)) {
      return files.filter(Files::isRegularFile).filter(PublishedReports::isReport).toList();
    }
  }

  private static boolean isReport(Path file) {
    var name = String.valueOf(file.getFileName());
    return name.endsWith(".txt") || name.endsWith(".xml");
  }
}
