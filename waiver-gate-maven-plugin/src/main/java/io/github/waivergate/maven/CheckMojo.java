package io.github.waivergate.maven;

import io.github.waivergate.gate.Verdict;
import io.github.waivergate.module.GateConfiguration;
import io.github.waivergate.module.ModuleCheck;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.report.LogText;
import io.github.waivergate.report.VerdictText;
import java.util.List;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Refuses the build unless every test case of the patch may be admitted.
 *
 * <p>Reads the contract under {@code qa/} and the reports of the replays, gives each test id one of
 * six classes, and writes {@code waiver.json} and {@code cases.json} under {@code
 * target/waiver-gate/}.
 */
@Mojo(
    name = "check",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.TEST,
    threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls execute
public final class CheckMojo extends ModuleMojo {

  /** Outcomes every test id needs, at least 1; fewer makes it {@code unknown_test}. */
  @Parameter(property = "waiver-gate.minReplays", defaultValue = "5")
  int minReplays;

  /** Lifetime of a freeze proposal in whole hours, from 1 to 8760. */
  @Parameter(property = "waiver-gate.freezeHours", defaultValue = "24")
  int freezeHours;

  /**
   * What an unstable assertion means: {@code propose} (not blocked, not ready for review), {@code
   * require-freeze} (blocked unless a ledger row covers it) or {@code block} (blocked, no
   * proposal).
   */
  @Parameter(property = "waiver-gate.unstable", defaultValue = "propose")
  String unstable;

  /**
   * The property tests: Ant patterns over class names. One that fails in any replay makes every
   * case of the module a {@code property_violation}.
   */
  @Parameter(
      property = "waiver-gate.propertyTests",
      defaultValue = "**/*Properties,**/*PropertyTest,**/*PropertyTests")
  List<String> propertyTests;

  /** Does not judge: the patch is recorded as not admitted, and a CI build fails. */
  @Parameter(property = "waiver-gate.skip", defaultValue = "false")
  boolean skip;

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (isAggregator()) {
      return;
    }
    var check = new ModuleCheck(layout(), configuration(), facts());
    try {
      var reason = standDown();
      if (reason.isPresent()) {
        notAdmitted(check, reason.get());
      } else {
        refuseIfBlocked(check.run(), check);
      }
    } catch (EvidenceException e) {
      throw new MojoExecutionException(LogText.message(e));
    }
  }

  private void refuseIfBlocked(Verdict verdict, ModuleCheck check) throws MojoFailureException {
    var text = VerdictText.of(verdict, check.layout().shown(check.layout().waiverJson()));
    new VerdictLog(getLog()).print(text);
    if (verdict.blocked()) {
      throw new MojoFailureException(text.failure());
    }
  }

  private void notAdmitted(ModuleCheck check, String because)
      throws EvidenceException, MojoFailureException {
    var finding = check.notAdmitted(because);
    if (check.facts().ci()) {
      throw new MojoFailureException(VerdictText.entry(finding));
    }
    getLog().warn(VerdictText.entry(finding));
  }

  private Optional<String> standDown() {
    if (skip) {
      return Optional.of("the gate is switched off: waiver-gate.skip is true");
    }
    if (Goals.contain(session, "lock")) {
      return Optional.of("this build locks the contract: waiver-gate:lock is on the command line");
    }
    return narrowing().map(property -> "the suite did not run in full: " + property);
  }

  private GateConfiguration configuration() {
    return new GateConfiguration(
        minReplays, freezeHours, unstable, propertyTests, fixtures, reportsDirectories);
  }
}
