package io.github.waivergate.pom;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.building.ModelBuildingRequest;
import org.apache.maven.project.DefaultProjectBuildingRequest;
import org.apache.maven.project.ProjectBuilder;
import org.apache.maven.project.ProjectBuildingException;
import org.apache.maven.project.ProjectBuildingRequest;
import org.apache.maven.project.ProjectBuildingResult;
import org.eclipse.aether.DefaultRepositoryCache;
import org.eclipse.aether.DefaultRepositorySystemSession;

/** Has Maven build the poms of a checkout as this session would: its profiles, settings, -D. */
public final class EffectivePoms {
  /** What a pom may say of the top of its checkout, where this build's own top is known. */
  private static final List<String> TOPS =
      List.of("maven.multiModuleProjectDirectory", "session.rootDirectory", "session.topDirectory");

  private final ProjectBuilder builder;
  private final MavenSession session;

  public EffectivePoms(ProjectBuilder builder, MavenSession session) {
    this.builder = builder;
    this.session = session;
  }

  /**
   * A pom with all the modules below it, those of active profiles included.
   *
   * @param directory the checkout that the pom lies in
   * @param pom the pom at the top of the reactor
   */
  public Reactor read(Path directory, Path pom) throws EvidenceException {
    List<ProjectBuildingResult> results;
    try {
      results = FreshModels.build(builder, pom.toFile(), request(directory));
    } catch (ProjectBuildingException | RuntimeException e) {
      throw new UnbuildablePom(directory, pom).refusal(e);
    }
    var local = session.getRepositorySession().getLocalRepository();
    var lineage = new Lineage(directory, local == null ? null : local.getBasedir().toPath());
    for (ProjectBuildingResult result : results) {
      lineage.add(result.getProject());
    }
    return lineage.reactor();
  }

  private ProjectBuildingRequest request(Path directory) {
    // This build's own modules must not stand in for those of another checkout.
    var repositories =
        new DefaultRepositorySystemSession(session.getRepositorySession())
            .setWorkspaceReader(null)
            .setCache(new DefaultRepositoryCache());
    var request = new DefaultProjectBuildingRequest(session.getProjectBuildingRequest());
    request.setRepositorySession(repositories);
    request.setProject(null);
    request.setProcessPlugins(false);
    request.setResolveDependencies(false);
    request.setValidationLevel(ModelBuildingRequest.VALIDATION_LEVEL_MINIMAL);
    request.setSystemProperties(at(directory, request.getSystemProperties()));
    request.setUserProperties(at(directory, request.getUserProperties()));
    return request;
  }

  private static Properties at(Path directory, Properties given) {
    var moved = new Properties();
    moved.putAll(given);
    TOPS.forEach(
        top -> moved.computeIfPresent(top, (key, was) -> directory.toAbsolutePath().toString()));
    return moved;
  }
}
