package io.github.waivergate.pom;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Weighs places of a pom. What is not named here is contract. */
final class Weighing {
  // Without distributionManagement, which says where a deployment sends its credentials.
  private static final Set<String> DESCRIPTIVE =
      Set.of(
          "name",
          "description",
          "url",
          "inceptionYear",
          "organization",
          "licenses",
          "developers",
          "contributors",
          "mailingLists",
          "scm",
          "issueManagement",
          "ciManagement",
          "@child.project.url.inherit.append.path");

  private static final Set<List<String>> VERSIONS =
      Set.of(
          List.of("dependencies", "dependency", "version"),
          List.of("dependencyManagement", "dependencies", "dependency", "version"));

  private Weighing() {}

  /** Weight of a place that is in these elements, one of each side. */
  static Weight of(Place place, PomElement... owners) {
    var names = place.names();
    if (!names.isEmpty() && DESCRIPTIVE.contains(names.get(0))) {
      return Weight.DESCRIPTIVE;
    }
    return VERSIONS.contains(names) && Stream.of(owners).allMatch(Library::isProduction)
        ? Weight.DEPENDENCY_VERSION
        : Weight.CONTRACT;
  }

  /** Whether test resources are filled in from the project's properties and descriptions. */
  static boolean fillsTestResources(PomElement project) {
    return project.child("build").flatMap(build -> build.child("testResources")).stream()
        .flatMap(resources -> resources.children().stream())
        .anyMatch(resource -> !List.of("", "false").contains(resource.value("filtering")));
  }
}
