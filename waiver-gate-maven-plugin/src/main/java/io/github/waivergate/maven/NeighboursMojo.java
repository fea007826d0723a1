package io.github.waivergate.maven;

import io.github.waivergate.module.ModuleNeighbours;
import io.github.waivergate.output.Directories;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.report.LogText;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * Writes the neighbours of every locked input that has a sidecar {@code <name>.neighbours.json},
 * below {@code target/waiver-gate/neighbours}: legal inputs near it, of which a property is asked.
 */
@Mojo(name = "neighbours", defaultPhase = LifecyclePhase.GENERATE_TEST_RESOURCES, threadSafe = true)
@SuppressWarnings("NullAway.Init") // Maven sets the parameters before it calls execute
public final class NeighboursMojo extends ModuleMojo {

  /**
   * A file of further rows, a model's maybe: each is held to the schema and told in words. A person
   * writes those that may come in into the sidecar.
   */
  @Parameter(property = "waiver-gate.candidates")
  @Nullable String candidates;

  @Override
  public void execute() throws MojoExecutionException {
    if (isAggregator()) {
      return;
    }
    var neighbours = new ModuleNeighbours(layout(), withoutNulls(fixtures));
    try {
      Directories.unlink(layout().gate());
      neighbours.write().forEach(line -> getLog().info(LogText.line(line)));
      if (candidates != null) {
        var told = neighbours.candidates(candidates);
        told.lines().forEach(line -> getLog().info(LogText.line(line)));
        getLog().info(told.refused() + " of " + told.lines().size() + " candidates are refused");
      }
    } catch (EvidenceException e) {
      throw new MojoExecutionException(LogText.message(e));
    }
  }
}
