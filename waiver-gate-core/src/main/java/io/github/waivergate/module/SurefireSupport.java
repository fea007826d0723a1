package io.github.waivergate.module;

import io.github.waivergate.refusal.EvidenceException;
import java.util.List;
import java.util.regex.Pattern;

/** Which Surefire versions write reports that can be believed. */
final class SurefireSupport {
  private static final Pattern WRITES_DISPLAY_NAMES =
      Pattern.compile("maven-(surefire|failsafe)-plugin 3\\.5\\.[456]");

  private SurefireSupport() {}

  /** Refuses the versions that write a display name where the class name belongs. */
  static void check(List<String> engines) throws EvidenceException {
    for (String engine : engines) {
      if (WRITES_DISPLAY_NAMES.matcher(engine).matches()) {
        throw new EvidenceException(
            engine,
            "Surefire 3.5.4 to 3.5.6 writes display names where class names belong",
            "use Surefire 3.5.3, or 3.6.0 and newer");
      }
    }
  }
}
