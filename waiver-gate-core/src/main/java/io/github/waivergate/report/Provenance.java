package io.github.waivergate.report;

import java.util.List;

/**
 * Where a verdict comes from.
 *
 * @param project {@code groupId:artifactId:version} of the module
 * @param module the module's path from the contract's root, {@code .} for the root
 * @param commit full name of the checked-out commit; empty outside of git
 * @param engines names and versions of Surefire and the test engines
 */
public record Provenance(String project, String module, String commit, List<String> engines) {

  public Provenance {
    engines = List.copyOf(engines);
  }
}
