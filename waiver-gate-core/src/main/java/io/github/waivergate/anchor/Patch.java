package io.github.waivergate.anchor;

import io.github.waivergate.git.Source;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The patch of a session, resolved once, before any of its tests runs.
 *
 * @param source what lies on disk
 * @param root the top of the git work tree; empty outside of git
 * @param anchor what it is judged at; empty where no target branch is known
 * @param files the files of the merge base
 * @param guard tells what has moved since
 */
public record Patch(
    Source source,
    Optional<Path> root,
    Optional<Anchor> anchor,
    BaseFiles files,
    AnchorGuard guard) {
  /** Outside of git. */
  public static final Patch NONE =
      new Patch(Source.NONE, Optional.empty(), Optional.empty(), path -> Optional.empty());

  /** A patch that nothing guards yet. */
  public Patch(Source source, Optional<Path> root, Optional<Anchor> anchor, BaseFiles files) {
    this(source, root, anchor, files, AnchorGuard.NONE);
  }

  /**
   * The same patch, with the target branch and the contract files under guard from now on.
   *
   * @param contract the contract files on disk, whether they are there or not
   * @param tips what a ref stands for
   */
  public Patch guarded(ContractFiles contract, AnchorGuard.Tips tips) {
    return new Patch(source, root, anchor, files, AnchorGuard.of(anchor, tips, contract));
  }

  /** Reads a file of the merge base. */
  public interface BaseFiles {
    /** The bytes of a file by its path from the git root, where the merge base has it. */
    Optional<byte[]> read(String path) throws EvidenceException;
  }

  /** Whether the merge base's contract counts, and not the patch's own. */
  public boolean judgedByBase() {
    return anchor.isPresent() && !anchor.get().approval().approved();
  }

  /** The merge base's bytes of a file in the work tree. */
  public Optional<byte[]> atBase(Path file) throws EvidenceException {
    return files.read(fromRoot(file));
  }

  /** A file's path from the git root, with {@code /} separators. */
  public String fromRoot(Path file) {
    var top = root.orElseThrow(() -> new IllegalStateException("outside of git"));
    return top.relativize(file.toAbsolutePath().normalize()).toString().replace('\\', '/');
  }
}
