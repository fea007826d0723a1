package io.github.waivergate.maven;

import io.github.waivergate.anchor.Anchor;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.report.LogText;
import java.util.Optional;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;

/**
 * Reads the merge base and the patch before anything of the patch runs, for all goals after it.
 *
 * <p>Called by its full name before the first phase, as the CI's own call does. Without it the
 * first {@code replay} reads them; what the poms of the patch run earlier than that could have
 * moved the target branch.
 */
@Mojo(name = "anchor", aggregator = true, threadSafe = true)
public final class AnchorMojo extends GateMojo {

  @Override
  public void execute() throws MojoExecutionException {
    try {
      getLog().info(patchFacts().patch().anchor().map(AnchorMojo::text).orElse("anchored: false"));
    } catch (EvidenceException e) {
      throw new MojoExecutionException(LogText.message(e));
    }
  }

  /** Threads do not count here: no other goal runs before this one is over. */
  @Override
  Optional<String> ranBefore() {
    return built(modules());
  }

  private static String text(Anchor anchor) {
    int paths = anchor.paths().size();
    return "judged at "
        + anchor.base()
        + ", where the patch left "
        + anchor.ref()
        + "; it changes "
        + paths
        + (paths == 1 ? " path" : " paths");
  }
}
