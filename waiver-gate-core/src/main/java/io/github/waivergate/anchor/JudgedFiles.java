package io.github.waivergate.anchor;

import io.github.waivergate.git.IgnoredFiles;
import io.github.waivergate.path.ModulePaths;
import io.github.waivergate.path.PathKind;
import io.github.waivergate.path.PathPolicy;
import java.util.List;
import java.util.stream.Stream;

/**
 * Ignored files that a rule knows: what an ignore file hides, the build reads all the same.
 *
 * @param policy says what a path is
 * @param modules where build output may lie
 */
record JudgedFiles(PathPolicy policy, List<ModulePaths> modules) implements IgnoredFiles {
  private static final String OUTPUT = "target";

  @Override
  public boolean mayLieIn(String directory) {
    return !isOutput(directory) && (!isLibraries(directory) || isAmongSources(directory));
  }

  private static boolean isLibraries(String directory) {
    return ("/" + directory).endsWith("/node_modules");
  }

  /** A package may have that name, and a compiler reads it. */
  private boolean isAmongSources(String directory) {
    return modules.stream()
        .flatMap(module -> Stream.concat(module.main().stream(), module.test().stream()))
        .anyMatch(sources -> directory.startsWith(sources + "/"));
  }

  @Override
  public boolean belongs(String path) {
    var kind = policy.classify(path).kind();
    return kind != PathKind.UNCLASSIFIED && kind != PathKind.DOCS;
  }

  /** Whether the path is, or lies in, what a build of one of the modules writes. */
  boolean isOutput(String path) {
    return modules.stream()
        .map(module -> module.directory().equals(".") ? OUTPUT : module.directory() + "/" + OUTPUT)
        .anyMatch(output -> path.equals(output) || path.startsWith(output + "/"));
  }
}
