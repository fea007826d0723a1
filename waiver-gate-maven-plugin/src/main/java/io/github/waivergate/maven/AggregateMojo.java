package io.github.waivergate.maven;

import io.github.waivergate.anchor.Anchor;
import io.github.waivergate.module.Aggregate;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.report.LogText;
import io.github.waivergate.report.VerdictText;
import java.util.Set;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * The CI's own call: one verdict over all modules of this build, and proof that there is one for
 * each module that has an inventory at the merge base.
 *
 * <p>Called by its full name after {@code verify}, from a workflow that the patch cannot edit:
 * {@code mvn -B -fae $gate:anchor verify $gate:aggregate}, where {@code gate} is {@code
 * io.github.waivergate:waiver-gate-maven-plugin:VERSION}. A patch that takes the plugin's block out
 * of a pom, or a module out of the reactor, does not avoid it.
 */
@Mojo(name = "aggregate", aggregator = true, threadSafe = true)
public final class AggregateMojo extends GateMojo {

  @Override
  public void execute() throws MojoExecutionException, MojoFailureException {
    try {
      var log = new VerdictLog(getLog());
      var verdict = Aggregate.of(expected(), SessionRecords.of(session).all());
      verdict.table().forEach(getLog()::info);
      for (Finding finding : verdict.findings()) {
        log.error(VerdictText.entry(finding));
      }
      getLog().info("all modules: review_ready: " + verdict.reviewReady());
      if (verdict.blocked()) {
        throw new MojoFailureException(refused(verdict));
      }
    } catch (EvidenceException e) {
      throw new MojoExecutionException(LogText.message(e));
    }
  }

  private Set<String> expected() throws EvidenceException {
    return patchFacts().patch().anchor().map(Anchor::modules).orElse(Set.of());
  }

  private static String refused(Aggregate verdict) {
    long modules = verdict.records().stream().filter(module -> module.blocked()).count();
    return "patch refused: "
        + modules
        + (modules == 1 ? " module" : " modules")
        + " blocked, "
        + verdict.findings().size()
        + " missing or changed, listed above";
  }
}
