package io.github.waivergate.maven;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.model.Plugin;
import org.apache.maven.project.MavenProject;

/** Names and versions of what runs the module's tests: Surefire, Failsafe and the test engines. */
final class Engines {
  private static final List<String> PLUGINS =
      List.of("maven-surefire-plugin", "maven-failsafe-plugin");
  private static final Set<String> LIBRARIES =
      Set.of(
          "junit",
          "junit-jupiter-api",
          "junit-jupiter-engine",
          "junit-vintage-engine",
          "testng",
          "jqwik-engine",
          "spock-core");

  private Engines() {}

  /** {@code name version} each: plugins first, then the libraries, sorted. */
  static List<String> of(MavenProject project) {
    var engines = new ArrayList<String>();
    for (String name : PLUGINS) {
      Plugin plugin = project.getPlugin("org.apache.maven.plugins:" + name);
      if (plugin != null && plugin.getVersion() != null) {
        engines.add(name + " " + plugin.getVersion());
      }
    }
    var libraries = new TreeSet<String>();
    for (Artifact artifact : project.getArtifacts()) {
      if (LIBRARIES.contains(artifact.getArtifactId())) {
        libraries.add(artifact.getArtifactId() + " " + artifact.getBaseVersion());
      }
    }
    engines.addAll(libraries);
    return engines;
  }
}
