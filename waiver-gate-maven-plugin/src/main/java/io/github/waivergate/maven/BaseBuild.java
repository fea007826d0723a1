package io.github.waivergate.maven;

import io.github.waivergate.anchor.Anchor;
import io.github.waivergate.anchor.PatchPath;
import io.github.waivergate.git.GitRepository;
import io.github.waivergate.module.BaseSuite;
import io.github.waivergate.output.Scratch;
import io.github.waivergate.path.PathKind;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import io.github.waivergate.repetition.ChangedJudge;
import io.github.waivergate.repetition.JudgeChanges;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import org.apache.maven.execution.MavenSession;
import org.jspecify.annotations.Nullable;

/**
 * Builds the merge base's tree, with the patch's production code laid over it, in a clean clone
 * outside of the work tree; once in a session, for all its modules.
 */
final class BaseBuild implements BaseSuite {
  /** Tells the gate inside that build to record its replays and to judge nothing. */
  static final String MARKER = "baseSuite";

  private static final int SHOWN = 5;

  private final MavenSession session;
  private final Anchor anchor;
  private final String patchTree;
  private final GitRepository git;
  private final Path contractRoot;
  private final Consumer<String> progress;
  private @Nullable Outcome outcome;
  private @Nullable EvidenceException failure;

  BaseBuild(
      MavenSession session,
      Anchor anchor,
      String patchTree,
      GitRepository git,
      Path contractRoot,
      Consumer<String> progress) {
    this.session = session;
    this.anchor = anchor;
    this.patchTree = patchTree;
    this.git = git;
    this.contractRoot = contractRoot;
    this.progress = progress;
  }

  @Override
  public synchronized Outcome run() throws EvidenceException {
    if (failure != null) {
      // What it failed of once, it would fail of again, for each module of the session.
      throw failure;
    }
    if (outcome == null) {
      try {
        outcome = build();
      } catch (EvidenceException e) {
        failure = e;
        throw e;
      }
    }
    return outcome;
  }

  private Outcome build() throws EvidenceException {
    progress.accept(
        "base suite: the tests of "
            + anchor.base().substring(0, 12)
            + " against the production code of the patch, in a clone");
    var production =
        anchor.paths().stream()
            .filter(path -> path.kind() == PathKind.PRODUCTION)
            .map(PatchPath::path)
            .toList();
    var scratch = scratch();
    var clone = git.detachedClone(anchor.base(), scratch.resolve("base"));
    clone.checkOut(git.overlaid(anchor.base(), patchTree, production));
    var top = git.root().relativize(contractRoot).toString();
    var nonce = UUID.randomUUID().toString();
    var changes = new JudgeChanges(clone.root(), changedJudge()).write(scratch);
    var maven = new BaseMaven(session, clone.root().resolve(top), nonce, changes);
    var byHand =
        new ByHand(git.root(), anchor.base(), production, top.replace('\\', '/')).commands(maven);
    var log = scratch.resolve("build.log");
    var started = Instant.now();
    int exit = maven.run(log);
    var millis = Duration.between(started, Instant.now()).toMillis();
    progress.accept(
        "base suite: exit " + exit + " after " + millis / 1000 + " s, its log is " + log);
    return new Outcome(clone.root(), nonce, exit == 0 ? List.of() : complaint(log), byHand, millis);
  }

  private List<ChangedJudge> changedJudge() {
    return anchor.paths().stream()
        .filter(path -> path.kind().judge())
        .map(path -> new ChangedJudge(path.path(), path.kind(), path.change().base().isEmpty()))
        .toList();
  }

  /** Gone when the session ends: its modules read the clone until then. */
  private Path scratch() throws EvidenceException {
    var scratch = Scratch.open();
    ReplayListener.of(session).atEnd(scratch::close);
    return scratch.directory();
  }

  /**
   * What the log says of errors; bytes that are no UTF-8 do not keep the others from being read.
   */
  static List<String> complaint(Path log) throws EvidenceException {
    try (var lines =
        new BufferedReader(
            new InputStreamReader(Files.newInputStream(log), StandardCharsets.UTF_8))) {
      var errors =
          lines
              .lines()
              .map(line -> line.replaceAll("\u001B\\[[;\\d]*m", "").strip())
              .filter(line -> line.startsWith("[ERROR]"))
              .map(line -> line.substring("[ERROR]".length()).strip())
              .filter(line -> !line.isEmpty())
              .toList();
      var compiler = errors.stream().filter(line -> line.contains(".java:[")).distinct().toList();
      return Optional.of(compiler).filter(found -> !found.isEmpty()).orElse(errors).stream()
          .limit(SHOWN)
          .toList();
    } catch (IOException e) {
      throw new EvidenceException(
          log.toString(), "cannot be read: " + IoReason.of(e), "run the build again");
    }
  }
}
