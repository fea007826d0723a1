package io.github.waivergate.module;

import io.github.waivergate.refusal.IoReason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The sources of property tests, of their superclasses and interfaces, as far as the build compiled
 * them: what comes from a jar is none of the tree's.
 *
 * @param sources each as its path from a source directory
 * @param unknown classes whose files do not tell of a source
 */
record PropertySources(Set<String> sources, List<String> unknown) {

  /** Follows the classes, by the class files they were compiled to. */
  static PropertySources of(List<String> classes, ModuleClasses places) {
    var directories = new ArrayList<Path>(List.of(places.tests(), places.main()));
    places.libraries().stream().filter(Files::isDirectory).forEach(directories::add);
    var sources = new TreeSet<String>();
    var unknown = new ArrayList<String>();
    var seen = new TreeSet<>(classes);
    var left = new ArrayDeque<>(classes);
    while (!left.isEmpty()) {
      var name = left.remove();
      for (Path directory : directories) {
        var file = directory.resolve(name.replace('.', '/') + ".class");
        if (Files.isRegularFile(file)) {
          try {
            var compiled = CompiledClass.parse(Files.readAllBytes(file));
            sources.add(compiled.source());
            compiled.supertypes().stream().filter(seen::add).forEach(left::add);
          } catch (IOException e) {
            unknown.add(name + " (" + IoReason.of(e) + ")");
          }
        }
      }
    }
    return new PropertySources(sources, unknown);
  }
}
