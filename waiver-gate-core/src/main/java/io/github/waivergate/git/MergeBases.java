package io.github.waivergate.git;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.refusal.EvidenceException;
import java.io.InputStream;
import java.util.List;
import java.util.stream.Collectors;

/** Finds the one commit that two histories have parted at. */
final class MergeBases {
  private static final byte[] NOTHING = {};

  private MergeBases() {}

  static String of(Git git, boolean shallow, String head, String other) throws EvidenceException {
    var place =
        "the merge base of HEAD "
            + ObjectName.abbreviated(head)
            + " and "
            + ObjectName.abbreviated(other);
    if (shallow) {
      // An older common ancestor than the right one may be all that is left.
      throw new EvidenceException(
          place,
          "this clone is shallow: the commits that would tell are not in it",
          "check out with fetch-depth: 0, or run git fetch --unshallow");
    }
    var bases = all(git, head, other);
    if (bases.isEmpty()) {
      throw new EvidenceException(
          place,
          "they have no common ancestor",
          "rebase the patch onto the target branch; in CI check out with fetch-depth: 0");
    }
    if (bases.size() > 1) {
      throw new EvidenceException(
          place,
          "there are "
              + bases.size()
              + " of them: "
              + bases.stream().map(ObjectName::abbreviated).collect(Collectors.joining(", ")),
          "rebase the patch onto the target branch");
    }
    return ObjectName.require(bases.get(0));
  }

  private static List<String> all(Git git, String head, String other) throws EvidenceException {
    String[] command = {"merge-base", "--all", head, other};
    var answer = git.run(NOTHING, InputStream::readAllBytes, command);
    if (answer.exit() > 1 || answer.complaint().startsWith("error: ")) {
      throw git.failed(answer, command);
    }
    return new String(answer.printed(), UTF_8).lines().sorted().toList();
  }
}
