package io.github.waivergate.anchor;

import io.github.waivergate.contract.ContractChange;
import io.github.waivergate.path.ClassifiedPath;
import io.github.waivergate.path.PathKind;
import java.util.List;

/**
 * One path that the patch changes.
 *
 * @param classified what it is, and which rule says so
 * @param change its sides
 * @param words what changed in it; empty for production code and documentation
 */
public record PatchPath(ClassifiedPath classified, ContractChange change, List<String> words) {
  public PatchPath {
    words = List.copyOf(words);
  }

  /** What the path is. */
  public PathKind kind() {
    return classified.kind();
  }

  /** The path from the git root. */
  public String path() {
    return classified.path();
  }

  /**
   * Whether its change is one of what the gate is told, which a person has to approve. Tests and
   * their helpers and fixtures are not: there the merge base's own are run beside them.
   */
  public boolean isContract() {
    return switch (kind()) {
      case SEEDS, CONTRACT, BUILD_CONFIG, HARNESS -> true;
      case GENERATOR, FIXTURE, TEST_BODY, PRODUCTION, DOCS, UNCLASSIFIED -> false;
    };
  }
}
