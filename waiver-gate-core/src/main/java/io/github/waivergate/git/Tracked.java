package io.github.waivergate.git;

import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.List;

/** What the user's own index names; read once, never written. */
final class Tracked {
  private static final char SKIP_WORKTREE = 'S';

  private final List<String> paths = new ArrayList<>();
  private final List<String> flagged = new ArrayList<>();

  Tracked(Git repository) throws EvidenceException {
    for (String line : GitNames.split(repository.bytes("ls-files", "-t", "-z"))) {
      var path = line.substring(2);
      paths.add(path);
      if (line.charAt(0) == SKIP_WORKTREE) {
        flagged.add(path);
      }
    }
  }

  List<String> paths() {
    return paths;
  }

  /** Paths that git was told not to look for on disk. */
  List<String> flagged() {
    return flagged;
  }
}
