package io.github.waivergate.maven;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.gate.GateSettings;
import io.github.waivergate.module.BuildFacts;
import io.github.waivergate.module.GateConfiguration;
import io.github.waivergate.module.UnjudgedModule;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.report.LogText;
import java.util.Optional;
import javax.inject.Inject;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.ProjectBuilder;

/** What {@code replay} and {@code check} have in common: the gate's configuration. */
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls execute
abstract class GateMojo extends ModuleMojo {

  /** Outcomes every test id needs, at least 1; fewer makes it {@code unknown_test}. */
  @Parameter(property = "waiver-gate.minReplays", defaultValue = "5")
  int minReplays;

  /** Lifetime of a freeze proposal in whole hours, from 1 to 8760. */
  @Parameter(property = "waiver-gate.freezeHours", defaultValue = "24")
  int freezeHours;

  /** Longest life of a quarantined input in days, from 1 to 365. */
  @Parameter(property = "waiver-gate.quarantineDays", defaultValue = "7")
  int quarantineDays = GateSettings.QUARANTINE_DAYS;

  /**
   * What an unstable assertion means: {@code propose} (not blocked, not ready for review), {@code
   * require-freeze} (blocked unless a ledger row covers it) or {@code block} (blocked, no
   * proposal).
   */
  @Parameter(property = "waiver-gate.unstable", defaultValue = "propose")
  String unstable;

  /** Does not judge: the patch is recorded as not admitted, and a CI build fails. */
  @Parameter(property = "waiver-gate.skip", defaultValue = "false")
  boolean skip;

  /** Builds the poms of the merge base; Maven sets it. */
  @Inject ProjectBuilder projectBuilder;

  /** Facts with the patch of this session, resolved by whichever goal asks first. */
  final BuildFacts patchFacts() throws EvidenceException {
    var patch = sessionPatch();
    return facts(patch.patch(), patch.baseSuite());
  }

  final SessionPatch sessionPatch() throws EvidenceException {
    return SessionPatch.of(this, projectBuilder);
  }

  /** Leaves the record that this module could not be judged, and says why. */
  final MojoExecutionException unjudged(EvidenceException reason) {
    var known = SessionPatch.known(session).map(SessionPatch::patch).orElse(Patch.NONE);
    new UnjudgedModule(layout(), configuration(), facts(known)).because(reason);
    return new MojoExecutionException(LogText.message(reason));
  }

  final GateConfiguration configuration() {
    return new GateConfiguration(
        minReplays,
        freezeHours,
        quarantineDays,
        unstable,
        withoutNulls(propertyTests),
        withoutNulls(fixtures),
        withoutNulls(reportsDirectories));
  }

  /** Why the gate does not judge this build, where it does not. */
  final Optional<String> standDown() {
    if (skip) {
      return Optional.of("the gate is switched off: waiver-gate.skip is true");
    }
    if (Goals.contain(session, "lock")) {
      return Optional.of("this build locks the contract: waiver-gate:lock is on the command line");
    }
    return narrowing().map(property -> "the suite did not run in full: " + property);
  }
}
