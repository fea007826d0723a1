package io.github.waivergate.pom;

import io.github.waivergate.digest.Utf8Order;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.maven.model.Model;
import org.apache.maven.project.MavenProject;
import org.jspecify.annotations.Nullable;

/** Collects projects and all their parents, each once. */
final class Lineage {
  private final Path directory;
  private final @Nullable Path localRepository;
  private final TreeMap<String, Pom> poms = new TreeMap<>(Utf8Order.COMPARATOR);
  private final List<Model> outside = new ArrayList<>();
  private final TreeSet<String> outsideIds = new TreeSet<>();

  Lineage(Path directory, @Nullable Path localRepository) {
    this.directory = directory;
    this.localRepository = localRepository;
  }

  void add(MavenProject project) {
    poms.put(path(project.getFile().toPath()), pom(project));
    for (var parent = project.getParent(); parent != null; parent = parent.getParent()) {
      var file = parent.getFile();
      if (file != null && isOfTheCheckout(file)) {
        poms.putIfAbsent(path(file.toPath()), pom(parent));
      } else if (outsideIds.add(parent.getId())) {
        outside.add(parent.getOriginalModel());
      }
    }
  }

  Reactor reactor() {
    return new Reactor(directory, poms, outside);
  }

  private boolean isOfTheCheckout(File pom) {
    var real = real(pom.toPath());
    // A local repository may lie in the checkout.
    return real.startsWith(real(directory))
        && (localRepository == null || !real.startsWith(real(localRepository)));
  }

  private String path(Path pom) {
    return real(directory).relativize(real(pom)).toString().replace(File.separatorChar, '/');
  }

  private static Pom pom(MavenProject project) {
    return new Pom(project.getModel(), project.getOriginalModel());
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException e) {
      return path.toAbsolutePath().normalize();
    }
  }
}
