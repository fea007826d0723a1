package io.github.waivergate.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DefaultArtifact;
import org.apache.maven.artifact.handler.DefaultArtifactHandler;
import org.apache.maven.model.Plugin;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnginesTest {
  private final SmallProject small;

  EnginesTest(@TempDir Path directory) {
    small = new SmallProject(directory);
  }

  @Test
  void plugins_come_first_and_libraries_sorted_after_them() {
    plugin("org.apache.maven.plugins", "maven-failsafe-plugin", "3.6.1");
    plugin("org.apache.maven.plugins", "maven-surefire-plugin", "3.6.0");
    plugin("org.apache.maven.plugins", "maven-jar-plugin", "3.4.2");
    libraries("testng:7.12.0", "guava:33.0", "junit-jupiter-engine:5.14.4", "junit:4.13.2");

    assertThat(Engines.of(small.project))
        .containsExactly(
            "maven-surefire-plugin 3.6.0",
            "maven-failsafe-plugin 3.6.1",
            "junit 4.13.2",
            "junit-jupiter-engine 5.14.4",
            "testng 7.12.0");
  }

  @Test
  void what_has_no_version_or_another_group_is_not_named() {
    plugin("org.apache.maven.plugins", "maven-surefire-plugin", null);
    plugin("com.acme", "maven-failsafe-plugin", "3.6.1");

    assertThat(Engines.of(small.project)).isEmpty();
  }

  private void plugin(String groupId, String artifactId, @Nullable String version) {
    var plugin = new Plugin();
    plugin.setGroupId(groupId);
    plugin.setArtifactId(artifactId);
    plugin.setVersion(version);
    small.project.getBuild().addPlugin(plugin);
  }

  private void libraries(String... namesAndVersions) {
    var artifacts = new LinkedHashSet<Artifact>();
    for (String each : List.of(namesAndVersions)) {
      var parts = each.split(":", 2);
      artifacts.add(
          new DefaultArtifact(
              "com.acme",
              parts[0],
              parts[1],
              "test",
              "jar",
              "",
              new DefaultArtifactHandler("jar")));
    }
    small.project.setArtifacts(artifacts);
  }
}
