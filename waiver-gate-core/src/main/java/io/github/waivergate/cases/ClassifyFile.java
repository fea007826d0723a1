package io.github.waivergate.cases;

import io.github.waivergate.classify.CaseClassifier;
import io.github.waivergate.classify.Classified;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;

/** Classifies one {@code cases.json} and writes the verdict, also where it is a refusal. */
public final class ClassifyFile {
  private static final Duration LONGEST = Duration.ofDays(365);

  private ClassifyFile() {}

  /**
   * Reads {@code cases}, writes {@code out}. Where it cannot judge, no {@code out} is left: not an
   * older one either.
   *
   * @param lifetime how long a freeze proposal lasts: whole hours, a year at most
   * @param now when the proposals are issued
   */
  public static ClassifiedCases run(
      Path cases, Path out, int minReplays, Duration lifetime, Instant now)
      throws EvidenceException {
    requireReplaceable(out, cases);
    WholeFile.delete(out);
    requireLimits(minReplays, lifetime);
    var classifier = new CaseClassifier(minReplays);
    var rows = new ArrayList<Classified>();
    CasesReader.forEach(cases, row -> rows.add(classifier.classify(row)));
    var classified = new ClassifiedCases(minReplays, rows);
    var json = new ClassifiedJson(now, lifetime);
    WholeFile.write(out, stream -> json.write(stream, classified));
    return classified;
  }

  private static void requireReplaceable(Path out, Path cases) throws EvidenceException {
    if (Files.exists(out) && !Files.isRegularFile(out)) {
      throw new EvidenceException(
          "<out>", out + " is not a regular file", "name a file that may be replaced");
    }
    if (same(out, cases)) {
      throw new EvidenceException(
          "<out>", out + " is the file that <cases> names", "name another file for the verdict");
    }
  }

  private static boolean same(Path out, Path cases) throws EvidenceException {
    if (out.toAbsolutePath().normalize().equals(cases.toAbsolutePath().normalize())) {
      return true;
    }
    try {
      return Files.exists(out) && Files.exists(cases) && Files.isSameFile(out, cases);
    } catch (IOException e) {
      throw new CasesRefusal(cases).unreadable(e, 0);
    }
  }

  private static void requireLimits(int minReplays, Duration lifetime) throws EvidenceException {
    if (minReplays < 1) {
      throw new EvidenceException(
          "<minReplays>", minReplays + ", at least 1 is needed", "set it to 5, the default");
    }
    if (lifetime.compareTo(Duration.ofHours(1)) < 0
        || lifetime.compareTo(LONGEST) > 0
        || !lifetime.equals(Duration.ofHours(lifetime.toHours()))) {
      throw new EvidenceException(
          "<freezeHours>",
          lifetime.toHours() + ", whole hours from 1 to " + LONGEST.toHours() + " are needed",
          "set it to 24, the default");
    }
  }
}
