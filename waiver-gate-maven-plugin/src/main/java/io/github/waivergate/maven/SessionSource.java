package io.github.waivergate.maven;

import io.github.waivergate.git.GitRepository;
import io.github.waivergate.git.IgnoredFiles;
import io.github.waivergate.git.Source;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import org.apache.maven.execution.MavenSession;

/**
 * What lay on disk when the first goal of the gate ran in this session, before any test of the
 * patch could touch it.
 */
final class SessionSource {
  private static final String KEY = "waiver-gate.source";

  private SessionSource() {}

  static Source of(MavenSession session, Path directory) throws EvidenceException {
    var request = session.getRequest();
    synchronized (request) {
      if (request.getData().get(KEY) instanceof Source known) {
        return known;
      }
      var source = read(directory);
      request.getData().put(KEY, source);
      return source;
    }
  }

  private static Source read(Path directory) throws EvidenceException {
    var repository = GitRepository.containing(directory);
    if (repository.isEmpty()) {
      return Source.NONE;
    }
    try (var git = repository.get()) {
      if (git.refTip("HEAD").isEmpty()) {
        // Nothing is committed yet: there is no patch that could be named.
        return Source.NONE;
      }
      return new Source(git.head(), git.snapshot(NONE_OF_THE_IGNORED).tree());
    }
  }

  private static final IgnoredFiles NONE_OF_THE_IGNORED =
      new IgnoredFiles() {
        @Override
        public boolean mayLieIn(String directory) {
          return false;
        }

        @Override
        public boolean belongs(String path) {
          return false;
        }
      };
}
