package io.github.waivergate.module;

import io.github.waivergate.gate.GateSettings;
import io.github.waivergate.gate.UnstablePolicy;
import io.github.waivergate.refusal.EvidenceException;
import java.util.List;

/**
 * The gate's configuration of one module, as the pom and the command line give it.
 *
 * @param minReplays outcomes every test id needs
 * @param freezeHours lifetime of a freeze proposal in hours
 * @param quarantineDays longest life of a quarantined input in days
 * @param unstable {@code propose}, {@code require-freeze} or {@code block}
 * @param propertyTests Ant patterns over class names
 * @param fixtures Ant patterns over paths from the module's directory
 * @param reportsDirectories Ant patterns or paths; each directory is one replay
 */
public record GateConfiguration(
    int minReplays,
    int freezeHours,
    int quarantineDays,
    String unstable,
    List<String> propertyTests,
    List<String> fixtures,
    List<String> reportsDirectories) {

  public GateConfiguration {
    propertyTests = List.copyOf(propertyTests);
    fixtures = List.copyOf(fixtures);
    reportsDirectories = List.copyOf(reportsDirectories);
  }

  /** A configuration that leaves the life of a quarantined input as it is. */
  public GateConfiguration(
      int minReplays,
      int freezeHours,
      String unstable,
      List<String> propertyTests,
      List<String> fixtures,
      List<String> reportsDirectories) {
    this(
        minReplays,
        freezeHours,
        GateSettings.QUARANTINE_DAYS,
        unstable,
        propertyTests,
        fixtures,
        reportsDirectories);
  }

  /** The values, checked. */
  GateSettings settings() throws EvidenceException {
    try {
      var settings =
          new GateSettings(
              minReplays, freezeHours, quarantineDays, UnstablePolicy.of(unstable), propertyTests);
      settings.propertyClasses();
      return settings;
    } catch (IllegalArgumentException e) {
      throw new EvidenceException(
          "the gate's configuration",
          String.valueOf(e.getMessage()),
          "correct the value in the plugin's <configuration> or on the command line");
    }
  }
}
