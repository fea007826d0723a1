package io.github.waivergate.pom;

import io.github.waivergate.refusal.EvidenceException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.apache.maven.artifact.repository.ArtifactRepository;
import org.apache.maven.artifact.repository.ArtifactRepositoryPolicy;
import org.apache.maven.artifact.repository.MavenArtifactRepository;
import org.apache.maven.artifact.repository.layout.DefaultRepositoryLayout;
import org.apache.maven.execution.DefaultMavenExecutionRequest;
import org.apache.maven.execution.DefaultMavenExecutionResult;
import org.apache.maven.execution.MavenExecutionRequest;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.model.Repository;
import org.apache.maven.project.ProjectBuilder;
import org.apache.maven.repository.RepositorySystem;
import org.apache.maven.repository.internal.MavenRepositorySystemUtils;
import org.codehaus.plexus.DefaultContainerConfiguration;
import org.codehaus.plexus.DefaultPlexusContainer;
import org.codehaus.plexus.PlexusConstants;
import org.codehaus.plexus.PlexusContainer;
import org.codehaus.plexus.PlexusContainerException;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.internal.impl.SimpleLocalRepositoryManagerFactory;
import org.eclipse.aether.repository.LocalRepository;

/** A directory with poms, and Maven's own builder in a session that reaches no repository. */
final class Checkout {
  // One for all, as one build has one: what the builder keeps must not pass between checkouts.
  private static final PlexusContainer MAVEN = container();

  final Path directory;
  final MavenExecutionRequest request = new DefaultMavenExecutionRequest();
  final DefaultRepositorySystemSession repositories = MavenRepositorySystemUtils.newSession();

  Checkout(Path directory) {
    this.directory = directory;
    request.setSystemProperties(new Properties());
    request.setUserProperties(new Properties());
    repositories.setOffline(true);
  }

  Checkout with(String file, String inside) {
    Models.write(directory.resolve(file), Models.pom(inside));
    return this;
  }

  Checkout module(String name, String inside) {
    return module(name, "../pom.xml", inside);
  }

  Checkout module(String name, String parent, String inside) {
    Models.write(
        directory.resolve(name).resolve("pom.xml"),
        "<project><modelVersion>4.0.0</modelVersion><parent><groupId>com.acme</groupId>"
            + "<artifactId>tax</artifactId><version>1.0</version><relativePath>"
            + parent
            + "</relativePath></parent><artifactId>"
            + name
            + "</artifactId>"
            + inside
            + "</project>");
    return this;
  }

  Reactor read() throws EvidenceException {
    return read("pom.xml");
  }

  @SuppressWarnings("deprecation") // every constructor is meant for Maven alone
  Reactor read(String pom) throws EvidenceException {
    try {
      repositories.setLocalRepositoryManager(
          new SimpleLocalRepositoryManagerFactory()
              .newInstance(repositories, new LocalRepository(directory.resolve("local").toFile())));
      var session =
          new MavenSession(MAVEN, repositories, request, new DefaultMavenExecutionResult());
      return new EffectivePoms(MAVEN.lookup(ProjectBuilder.class), session)
          .read(directory, directory.resolve(pom));
    } catch (EvidenceException e) {
      throw e;
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static PlexusContainer container() {
    PlexusContainer container;
    try {
      container =
          new DefaultPlexusContainer(
              new DefaultContainerConfiguration()
                  .setAutoWiring(true)
                  .setClassPathScanning(PlexusConstants.SCANNING_INDEX));
    } catch (PlexusContainerException e) {
      throw new IllegalStateException(e);
    }
    // Maven's own one is in a jar that nothing else here needs.
    var legacy =
        (RepositorySystem)
            Proxy.newProxyInstance(
                Checkout.class.getClassLoader(),
                new Class<?>[] {RepositorySystem.class},
                (proxy, method, arguments) ->
                    method.getName().equals("buildArtifactRepository")
                        ? repository((Repository) arguments[0])
                        : null);
    container.addComponent(legacy, RepositorySystem.class, "default");
    return container;
  }

  private static ArtifactRepository repository(Repository model) {
    return new MavenArtifactRepository(
        model.getId(),
        model.getUrl(),
        new DefaultRepositoryLayout(),
        new ArtifactRepositoryPolicy(),
        new ArtifactRepositoryPolicy());
  }

  static List<String> words(List<PomChange> changes) {
    return changes.stream()
        .map(one -> one.weight() + " " + one.element() + ": " + one.base() + " -> " + one.patch())
        .toList();
  }
}
