package io.github.waivergate.anchor;

import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.git.BaseTip;
import io.github.waivergate.git.GitRepository;
import io.github.waivergate.git.TreeChange;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the target branch has decided since the patch parted from it: it binds the patch all the
 * same.
 *
 * @param git the repository
 * @param poms compares poms by what they mean
 * @param shared the contract files that all modules share, by their paths from the git root
 */
record StaleBase(GitRepository git, PomJudge poms, Set<String> shared) {

  List<Finding> findings(BaseTip tip, String base) throws EvidenceException {
    if (tip.commit().equals(base)) {
      return List.of();
    }
    var findings = new ArrayList<Finding>();
    var before = git.entries(base);
    for (TreeChange change : git.changes(base, tip.commit())) {
      boolean newLock = isLock(change.path()) && !before.containsKey(change.path());
      if (newLock || shared.contains(change.path())) {
        findings.add(stale(change, tip));
      }
    }
    findings.addAll(configuration(tip, base));
    return findings;
  }

  /** The gate's configuration binds as well, wherever in the poms it stands. */
  private List<Finding> configuration(BaseTip tip, String base) throws EvidenceException {
    var changed =
        git.changes(base, tip.commit()).stream()
            .map(TreeChange::path)
            .filter(PatchPaths::isPom)
            .toList();
    if (changed.isEmpty()) {
      return List.of();
    }
    try {
      return poms.gateChanges(git, base, tip.commit(), changed).entrySet().stream()
          .sorted(Map.Entry.comparingByKey(Utf8Order.COMPARATOR))
          .map(
              pom ->
                  stale(
                      pom.getKey(),
                      "the gate's configuration changed on the target branch since the patch parted"
                          + " from it: "
                          + String.join("; ", pom.getValue()),
                      tip))
          .toList();
    } catch (EvidenceException e) {
      var reason = e.asFinding();
      return List.of(
          stale(
              reason.place(),
              "changed on the target branch since the patch parted from it, and the gate's"
                  + " configuration there cannot be read: "
                  + reason.found(),
              tip));
    }
  }

  private static boolean isLock(String path) {
    var name = "/" + path;
    return name.endsWith("/qa/fixture.lock") || name.endsWith("/qa/known-tests.lock");
  }

  private static Finding stale(TreeChange change, BaseTip tip) {
    return stale(
        change.path(),
        (change.isAdded() ? "added" : change.isDeleted() ? "deleted" : "changed")
            + " on the target branch since the patch parted from it",
        tip);
  }

  private static Finding stale(String path, String found, BaseTip tip) {
    return Finding.blocking(
        "stale_base", path, found, "rebase onto " + tip.ref() + ", then run the build again");
  }
}
