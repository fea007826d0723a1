package io.github.waivergate.contract;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.Finding;
import java.util.List;
import java.util.Map;

/** Says of each changed file of the judge what changed, and how a person lets it count. */
public final class ContractFindings {
  private ContractFindings() {}

  /**
   * A finding per path that is neither production code nor documentation, sorted by path.
   *
   * @param words per path what changed in it; a path without words is told by its sides alone
   * @param digest the {@link ContractDigest} of the patch
   */
  public static List<Finding> of(
      List<ContractChange> changes, Map<String, List<String>> words, Sha256 digest) {
    var mend =
        "take it out of the patch; or a person who has read the change gives -D"
            + Approval.PROPERTY
            + "="
            + digest.hex()
            + " from outside the tree";
    return ContractDigest.judged(changes).stream()
        .map(
            change ->
                Finding.blocking(
                    "contract_changed",
                    VisibleText.of(change.path()),
                    change.kind().wireName()
                        + ": "
                        + String.join("; ", words.getOrDefault(change.path(), sides(change))),
                    mend))
        .toList();
  }

  private static List<String> sides(ContractChange change) {
    if (change.base().isEmpty()) {
      return List.of("added");
    }
    return List.of(change.patch().isEmpty() ? "deleted" : "changed");
  }
}
