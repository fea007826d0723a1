package io.github.waivergate.gate;

import io.github.waivergate.path.ClassPatterns;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * The little of the policy that a project may set. The classes, their order and what blocks are not
 * among it.
 *
 * @param minReplays outcomes every test id needs; at least one
 * @param freezeHours lifetime of a freeze proposal in whole hours, from 1 to 8,760
 * @param quarantineDays longest life of a quarantined input in days, from 1 to 365
 * @param unstable what an unstable assertion means for the patch
 * @param propertyTests Ant patterns over class names that name the property tests
 */
public record GateSettings(
    int minReplays,
    int freezeHours,
    int quarantineDays,
    UnstablePolicy unstable,
    List<String> propertyTests) {
  /** How long an input may be quarantined where a project does not say. */
  public static final int QUARANTINE_DAYS = 7;

  /** Settings of a project that sets none. */
  public static final GateSettings DEFAULT =
      new GateSettings(
          5,
          24,
          QUARANTINE_DAYS,
          UnstablePolicy.PROPOSE,
          List.of("**/*Properties", "**/*PropertyTest", "**/*PropertyTests"));

  private static final int HOURS_OF_A_YEAR = 8_760;
  private static final int DAYS_OF_A_YEAR = 365;

  public GateSettings {
    propertyTests = List.copyOf(propertyTests);
    if (minReplays < 1) {
      throw new IllegalArgumentException("minReplays is " + minReplays + ", at least 1 is needed");
    }
    if (freezeHours < 1 || freezeHours > HOURS_OF_A_YEAR) {
      throw new IllegalArgumentException(
          "freezeHours is "
              + freezeHours
              + ", a number from 1 to "
              + HOURS_OF_A_YEAR
              + " is needed");
    }
    if (quarantineDays < 1 || quarantineDays > DAYS_OF_A_YEAR) {
      throw new IllegalArgumentException(
          "quarantineDays is "
              + quarantineDays
              + ", a number from 1 to "
              + DAYS_OF_A_YEAR
              + " is needed");
    }
    if (propertyTests.isEmpty()) {
      throw new IllegalArgumentException("propertyTests is empty, at least one pattern is needed");
    }
  }

  /** Settings that leave the life of a quarantined input as it is. */
  public GateSettings(
      int minReplays, int freezeHours, UnstablePolicy unstable, List<String> propertyTests) {
    this(minReplays, freezeHours, QUARANTINE_DAYS, unstable, propertyTests);
  }

  /** Lifetime of a freeze proposal. */
  public Duration freezeLifetime() {
    return Duration.ofHours(freezeHours);
  }

  /** The property tests by class name. */
  public ClassPatterns propertyClasses() {
    return ClassPatterns.of(propertyTests);
  }

  /** Each value that differs from the default, in words, for the log and the report. */
  public List<String> deviations() {
    var deviations = new ArrayList<String>();
    if (minReplays != DEFAULT.minReplays) {
      deviations.add("minReplays is " + minReplays + ", default " + DEFAULT.minReplays);
    }
    if (freezeHours != DEFAULT.freezeHours) {
      deviations.add("freezeHours is " + freezeHours + ", default " + DEFAULT.freezeHours);
    }
    if (quarantineDays != DEFAULT.quarantineDays) {
      deviations.add("quarantineDays is " + quarantineDays + ", default " + DEFAULT.quarantineDays);
    }
    if (unstable != DEFAULT.unstable) {
      deviations.add(
          "unstable is " + unstable.wireName() + ", default " + DEFAULT.unstable.wireName());
    }
    if (!propertyTests.equals(DEFAULT.propertyTests)) {
      deviations.add("propertyTests is " + propertyTests + ", default " + DEFAULT.propertyTests);
    }
    return deviations;
  }
}
