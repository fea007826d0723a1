package io.github.waivergate.module;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What Failsafe said of its run: it never fails the build itself, but writes a summary. */
public final class FailsafeSummary {
  /** The file's name in a report directory. */
  public static final String NAME = "failsafe-summary.xml";

  private static final Pattern RESULT =
      Pattern.compile("<failsafe-summary\\b[^>]*?\\bresult=\"(\\d+|null)\"");
  private static final Pattern TIMEOUT = Pattern.compile("\\btimeout=\"true\"");
  private static final Pattern COUNTS =
      Pattern.compile("<errors>(\\d+)</errors>|<failures>(\\d+)</failures>");
  private static final Pattern MESSAGE =
      Pattern.compile("<failureMessage[^>]*>\\s*([^<]+?)\\s*</failureMessage>");

  private FailsafeSummary() {}

  /** Empty where all is well, otherwise the first line of its complaint. */
  public static Optional<String> said(Path reports) {
    String summary;
    try {
      summary = Files.readString(reports.resolve(NAME), StandardCharsets.UTF_8);
    } catch (IOException e) {
      return Optional.of("its summary cannot be read");
    }
    if (failures(summary) > 0) {
      return Optional.of("There are test failures");
    }
    Matcher result = RESULT.matcher(summary);
    if (!result.find() || TIMEOUT.matcher(summary).find()) {
      return Optional.of("its summary shows a time-out or is cut short");
    }
    boolean well = result.group(1).equals("null") || result.group(1).equals("0");
    return well ? Optional.empty() : Optional.of(message(summary, result.group(1)));
  }

  private static long failures(String summary) {
    return COUNTS
        .matcher(summary)
        .results()
        .mapToLong(
            count -> Long.parseLong(count.group(1) == null ? count.group(2) : count.group(1)))
        .sum();
  }

  private static String message(String summary, String result) {
    var message = MESSAGE.matcher(summary);
    return message.find()
        ? message.group(1).lines().findFirst().orElse("result " + result)
        : "result " + result;
  }
}
