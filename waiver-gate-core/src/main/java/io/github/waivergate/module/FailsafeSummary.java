package io.github.waivergate.module;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What Failsafe said of its run: it never fails the build itself, but writes a summary. */
public final class FailsafeSummary {
  /** The file's name in a report directory. */
  public static final String NAME = "failsafe-summary.xml";

  /** Error-free, and no test to run: an id without an outcome is seen anyway. */
  private static final Set<String> WELL = Set.of("null", "0", "254");

  private static final Pattern RESULT =
      Pattern.compile("<failsafe-summary\\b[^>]*?\\bresult=\"(\\d+|null)\"");
  private static final Pattern TIMEOUT = Pattern.compile("\\btimeout=\"true\"");
  private static final Pattern COUNTS =
      Pattern.compile("<errors>(\\d+)</errors>|<failures>(\\d+)</failures>");
  private static final Pattern MESSAGE =
      Pattern.compile("<failureMessage[^>]*>\\s*([^<]+?)\\s*</failureMessage>");

  private FailsafeSummary() {}

  /** Empty where all is well, otherwise its complaint in one line. */
  public static Optional<String> said(Path reports) {
    String summary;
    try {
      summary = Files.readString(reports.resolve(NAME), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return Optional.of("its summary cannot be read");
    }
    Matcher result = RESULT.matcher(summary);
    if (!result.find()
        || !summary.stripTrailing().endsWith("</failsafe-summary>")
        || TIMEOUT.matcher(summary).find()) {
      return Optional.of("its summary shows a time-out or is cut short");
    }
    // What ended the run comes before what failed until then.
    var message = MESSAGE.matcher(summary);
    if (message.find()) {
      return Optional.of(EarlyEnd.of(message.group(1).lines().toList()));
    }
    if (failures(summary) > 0) {
      return Optional.of("There are test failures");
    }
    return WELL.contains(result.group(1))
        ? Optional.empty()
        : Optional.of("result " + result.group(1));
  }

  private static long failures(String summary) {
    return COUNTS
        .matcher(summary)
        .results()
        .mapToLong(
            count -> Long.parseLong(count.group(1) == null ? count.group(2) : count.group(1)))
        .sum();
  }
}
