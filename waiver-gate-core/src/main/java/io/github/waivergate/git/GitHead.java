package io.github.waivergate.git;

import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.Optional;

/** Asks git which commit is checked out; a directory without one has no answer. */
public final class GitHead {
  private GitHead() {}

  /** The commit's full name, where the directory lies in a git work tree that has one. */
  public static Optional<String> of(Path directory) {
    try {
      return Refs.commit(Git.in(directory), "HEAD");
    } catch (EvidenceException e) {
      // Without a repository the verdict names no commit, and is none the worse for it.
      return Optional.empty();
    }
  }
}
