package io.github.waivergate.anchor;

import io.github.waivergate.git.IgnoredFiles;
import io.github.waivergate.path.ModulePaths;
import io.github.waivergate.path.PathKind;
import io.github.waivergate.path.PathPolicy;
import java.util.List;

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
    return !isOutput(directory) && !directory.endsWith("node_modules");
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
