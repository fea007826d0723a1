package io.github.waivergate.maven;

import io.github.waivergate.gate.Verdict;
import io.github.waivergate.module.ModuleCheck;
import io.github.waivergate.module.ReplayPlan;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.report.VerdictText;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
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
public final class CheckMojo extends GateMojo {

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    if (isAggregator()) {
      return;
    }
    try {
      var check = new ModuleCheck(layout(), configuration(), patchFacts());
      var reason = standDown().or(this::skippedByThePom);
      if (reason.isPresent()) {
        notAdmitted(check, reason.get());
      } else if (isSlice()) {
        slice(check);
      } else {
        refuseIfBlocked(verdict(check), check);
      }
    } catch (EvidenceException e) {
      throw unjudged(e);
    }
  }

  /** Tests ran already, and no goal of the gate was there before them. */
  @Override
  Optional<String> ranBefore() {
    return Optional.of("the tests of " + project.getId());
  }

  private boolean isSlice() {
    return ReplayContext.plan(getPluginContext()).filter(ReplayPlan::isSlice).isPresent();
  }

  /** The build that has all slices gives the verdict; this one only must not look like one. */
  private void slice(ModuleCheck check) throws EvidenceException {
    var plan = ReplayContext.plan(getPluginContext()).orElseThrow();
    if (ReplayContext.isNotAffected(getPluginContext())) {
      check.unjudged().notAffected(plan);
      getLog().info("base suite: the patch does not affect this module, none of its tests was run");
      return;
    }
    var session = ReplayContext.session(getPluginContext()).orElseThrow(check::noReplays);
    var repetition = ReplayContext.repetition(getPluginContext());
    new VerdictLog(getLog())
        .warn(VerdictText.entry(check.unjudged().slice(plan, session, repetition)));
  }

  private Verdict verdict(ModuleCheck check) throws EvidenceException {
    var before = sessionPatch().ranBefore();
    if (before.isPresent()) {
      throw check.unjudged().anchoredLate(before.get());
    }
    var collected = outside().values("collectedFrom");
    if (!collected.isEmpty()) {
      return check.collected(collected);
    }
    var session = ReplayContext.session(getPluginContext());
    return session.isPresent() || ReplayContext.isExpected(project)
        ? check.run(session, ReplayContext.seedStep(getPluginContext()))
        : check.run();
  }

  private Optional<String> skippedByThePom() {
    return ReplayContext.isSkipped(getPluginContext())
        ? Optional.of("the pom skips every test of the module")
        : Optional.empty();
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
    var finding = check.unjudged().notAdmitted(because);
    if (check.facts().ci()) {
      throw new MojoFailureException(VerdictText.entry(finding));
    }
    new VerdictLog(getLog()).warn(VerdictText.entry(finding));
  }
}
