package io.github.waivergate.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipFile;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.project.MavenProject;

/**
 * Where a project's tests and their dependencies lie.
 *
 * @param elements directories and jars
 */
record TestClassPath(List<Path> elements) {

  TestClassPath {
    elements = List.copyOf(elements);
  }

  /** The test class path of a project whose dependencies are resolved. */
  static TestClassPath of(MavenProject project) {
    try {
      return new TestClassPath(project.getTestClasspathElements().stream().map(Path::of).toList());
    } catch (DependencyResolutionRequiredException e) {
      throw new IllegalStateException("the goal asks Maven to resolve the test scope", e);
    }
  }

  /** Whether a class of that binary name is in any of them. */
  boolean has(String binaryName) {
    var entry = binaryName.replace('.', '/') + ".class";
    return elements.stream().anyMatch(element -> has(element, entry));
  }

  private static boolean has(Path element, String entry) {
    if (Files.isDirectory(element)) {
      return Files.isRegularFile(element.resolve(entry));
    }
    if (!Files.isRegularFile(element)) {
      return false;
    }
    try (var jar = new ZipFile(element.toFile())) {
      return jar.getEntry(entry) != null;
    } catch (IOException e) {
      return false;
    }
  }
}
