package io.github.waivergate.maven;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.maven.model.Dependency;
import org.apache.maven.model.Model;
import org.apache.maven.model.ModelBase;

/** Which modules are there for tests alone: what they hold judges, and is not judged. */
final class TestOnly {
  private final Collection<Model> models;
  private final Set<String> managedForTests = new HashSet<>();

  private TestOnly(Collection<Model> models) {
    this.models = models;
    for (Model model : models) {
      parts(model)
          .filter(part -> part.getDependencyManagement() != null)
          .flatMap(part -> part.getDependencyManagement().getDependencies().stream())
          .filter(managed -> "test".equals(managed.getScope()))
          .map(Dependency::getArtifactId)
          .forEach(managedForTests::add);
    }
  }

  /** Artifacts that modules use in test scope, or for such artifacts, and for nothing else. */
  static Set<String> among(Collection<Model> models) {
    var modules = new TestOnly(models);
    var found = Set.<String>of();
    var more = modules.beside(found);
    while (!more.equals(found)) {
      found = more;
      more = modules.beside(found);
    }
    return found;
  }

  /** What is used in test scope alone, where the known ones are no production code either. */
  private Set<String> beside(Set<String> known) {
    var inTests = new HashSet<String>();
    var elsewhere = new HashSet<String>();
    for (Model model : models) {
      for (Dependency dependency : dependencies(model)) {
        if (isForTests(dependency) || known.contains(model.getArtifactId())) {
          inTests.add(dependency.getArtifactId());
        } else {
          elsewhere.add(dependency.getArtifactId());
        }
      }
    }
    inTests.removeAll(elsewhere);
    return inTests;
  }

  /** The tests of a module, packed for others, say nothing of its main code. */
  private static List<Dependency> dependencies(Model model) {
    return parts(model)
        .flatMap(part -> part.getDependencies().stream())
        .filter(dependency -> !"test-jar".equals(dependency.getType()))
        .filter(dependency -> !"tests".equals(dependency.getClassifier()))
        .toList();
  }

  private boolean isForTests(Dependency dependency) {
    return dependency.getScope() == null
        ? managedForTests.contains(dependency.getArtifactId())
        : dependency.getScope().equals("test");
  }

  private static Stream<ModelBase> parts(Model model) {
    return Stream.concat(Stream.of(model), model.getProfiles().stream());
  }
}
