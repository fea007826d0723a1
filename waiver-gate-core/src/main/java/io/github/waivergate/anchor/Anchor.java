package io.github.waivergate.anchor;

import io.github.waivergate.contract.Approval;
import io.github.waivergate.contract.ContractChange;
import io.github.waivergate.contract.ContractDigest;
import io.github.waivergate.contract.ContractFindings;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.oracle.OracleChange;
import io.github.waivergate.refusal.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The merge base that a patch is judged at, and everything by which the patch differs from it.
 *
 * @param ref full name of the target branch
 * @param tip the commit it stood for when the session began
 * @param base the merge base
 * @param modules directories that hold an inventory at the merge base, by their paths from the git
 *     root
 * @param paths every changed path, sorted by its UTF-8 bytes
 * @param approval whether a person has approved the change of the contract
 * @param oracle what the patch changes in what its tests expect; it has no say in a verdict
 * @param findings what is wrong with the base itself
 */
public record Anchor(
    String ref,
    String tip,
    String base,
    Set<String> modules,
    List<PatchPath> paths,
    Approval approval,
    List<OracleChange> oracle,
    List<Finding> findings) {

  public Anchor {
    modules = Set.copyOf(modules);
    paths = List.copyOf(paths);
    oracle = List.copyOf(oracle);
    findings = List.copyOf(findings);
  }

  /** The digest that a person approves: of every change but those of production code and docs. */
  public Sha256 digest() {
    return digest(paths);
  }

  static Sha256 digest(List<PatchPath> paths) {
    return ContractDigest.of(paths.stream().map(PatchPath::change).toList());
  }

  /** Whether the patch brings nothing but production code and documentation. */
  public boolean productionOnly() {
    return paths.stream().noneMatch(path -> path.kind().judge());
  }

  /** Why the patch may not earn a proposal; empty for one of production code and docs alone. */
  public List<String> denials() {
    return paths.stream()
        .filter(path -> path.kind().judge())
        .map(
            path -> path.path() + " is " + path.kind().wireName() + ": " + path.classified().rule())
        .toList();
  }

  /** Paths of the patch under which no instability may be waived. */
  public List<String> noWaiver() {
    return paths.stream()
        .filter(path -> path.classified().noWaiver())
        .map(PatchPath::path)
        .toList();
  }

  /** What blocks the patch whatever its tests say. */
  public List<Finding> blocking() {
    var all = new ArrayList<>(findings);
    all.addAll(approval.findings());
    if (!approval.approved()) {
      var contract = paths.stream().filter(PatchPath::isContract).toList();
      var changes = new ArrayList<ContractChange>();
      Map<String, List<String>> words = new TreeMap<>();
      for (PatchPath path : contract) {
        changes.add(path.change());
        if (!path.words().isEmpty()) {
          words.put(path.path(), path.words());
        }
      }
      all.addAll(ContractFindings.of(changes, words, digest()));
    }
    return all;
  }
}
