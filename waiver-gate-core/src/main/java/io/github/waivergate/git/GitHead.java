package io.github.waivergate.git;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Asks git which commit is checked out; a directory without one has no answer. */
public final class GitHead {
  private static final Pattern COMMIT = Pattern.compile("[0-9a-f]{40}|[0-9a-f]{64}");
  private static final List<String> REDIRECTING =
      List.of("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_OBJECT_DIRECTORY");

  private GitHead() {}

  /** The commit's full name, where the directory lies in a git work tree that has one. */
  public static Optional<String> of(Path directory) {
    var git =
        new ProcessBuilder("git", "--no-replace-objects", "rev-parse", "--verify", "HEAD^{commit}")
            .directory(directory.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    // A hook that starts Maven exports these, and they would answer for another repository.
    REDIRECTING.forEach(git.environment()::remove);
    try {
      var process = git.start();
      process.getOutputStream().close();
      var answer = new String(process.getInputStream().readNBytes(200), StandardCharsets.US_ASCII);
      // An answer that came before the interrupt was noticed is no answer either.
      boolean ended =
          process.waitFor(10, TimeUnit.SECONDS) && !Thread.currentThread().isInterrupted();
      if (!ended) {
        process.destroyForcibly();
      }
      return Optional.of(answer.trim()).filter(text -> ended && COMMIT.matcher(text).matches());
    } catch (IOException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}
