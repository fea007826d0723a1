package io.github.waivergate.anchor;

import io.github.waivergate.git.GitRepository;
import io.github.waivergate.path.PathKind;
import io.github.waivergate.refusal.EvidenceException;
import java.util.List;
import java.util.Map;

/** Compares poms by what they mean, as whoever can build their models does. */
public interface PomJudge {
  /**
   * What the changes of the poms come to.
   *
   * @param base the merge base
   * @param poms the changed poms, by their paths from the git root
   * @return an entry per pom that was compared; any other stays what the policy says
   */
  Map<String, Meaning> judge(GitRepository git, String base, List<String> poms)
      throws EvidenceException;

  /**
   * What the gate's own configuration in the poms came to between two commits, in words.
   *
   * @param base the earlier commit
   * @param tip the later one
   * @param poms the poms that changed, by their paths from the git root
   * @return an entry per pom in which it differs
   */
  default Map<String, List<String>> gateChanges(
      GitRepository git, String base, String tip, List<String> poms) throws EvidenceException {
    return Map.of();
  }

  /**
   * What the change of one pom comes to.
   *
   * @param kind {@code DOCS} where only people read the difference, {@code PRODUCTION} where only
   *     versions of what the production code needs differ, otherwise {@code BUILD_CONFIG}
   * @param words what changed
   */
  record Meaning(PathKind kind, List<String> words) {
    public Meaning {
      words = List.copyOf(words);
    }
  }
}
