package io.github.waivergate.module;

import io.github.waivergate.refusal.EvidenceException;
import java.util.List;
import java.util.regex.Pattern;

/** Which Surefire versions run the tests, and write reports that can be believed. */
final class SurefireSupport {
  private static final Pattern WRITES_DISPLAY_NAMES =
      Pattern.compile("maven-(surefire|failsafe)-plugin 3\\.5\\.[456]");

  /** Surefire 2 hands JUnit 5.12 and newer a class path without their launcher: seen, 0 tests. */
  private static final Pattern RUNS_EARLY_JUPITERS_ONLY =
      Pattern.compile("maven-(surefire|failsafe)-plugin 2\\..*");

  private static final Pattern LATE_JUPITER =
      Pattern.compile("junit-jupiter-(engine|api) (5\\.1[2-9]|[6-9])(\\..*)?");

  private SurefireSupport() {}

  /**
   * Refuses the versions that write a display name where the class name belongs, and those that end
   * with success although they ran nothing.
   */
  static void check(List<String> engines) throws EvidenceException {
    for (String engine : engines) {
      if (WRITES_DISPLAY_NAMES.matcher(engine).matches()) {
        throw new EvidenceException(
            engine,
            "Surefire 3.5.4 to 3.5.6 writes display names where class names belong",
            "use Surefire 3.5.3, or 3.6.0 and newer");
      }
      if (RUNS_EARLY_JUPITERS_ONLY.matcher(engine).matches()) {
        refuseLateJupiter(engine, engines);
      }
    }
  }

  private static void refuseLateJupiter(String surefire, List<String> engines)
      throws EvidenceException {
    for (String engine : engines) {
      if (LATE_JUPITER.matcher(engine).matches()) {
        throw new EvidenceException(
            surefire,
            "it runs no test of " + engine + ", and ends with success",
            "use Surefire 3.2.5 or newer, or JUnit 5.11");
      }
    }
  }
}
