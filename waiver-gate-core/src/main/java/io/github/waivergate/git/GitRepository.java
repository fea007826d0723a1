package io.github.waivergate.git;

import io.github.waivergate.output.Scratch;
import io.github.waivergate.refusal.EvidenceException;
import java.io.ByteArrayOutputStream;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A repository with the patch that lies in its work tree.
 *
 * <p>Nothing is written into it: what git has to write goes into a temporary directory, which lasts
 * until this is closed. Trees are named by the full names that the methods return.
 */
public final class GitRepository implements AutoCloseable {
  private final Git repository;
  private final WorkTree tree;
  private final GitSettings settings;
  private final Optional<String> head;
  private final Scratch scratch;
  private final Path own;
  private final Git borrowing;
  private final AtomicInteger indexes = new AtomicInteger();
  private final Map<String, SortedMap<String, TreeEntry>> listed = new ConcurrentHashMap<>();

  /**
   * @param root the directory that holds {@code .git}
   * @param git works in it
   */
  GitRepository(Path root, Git git) throws EvidenceException {
    repository = git;
    tree = WorkTree.of(root, repository);
    settings = GitSettings.of(repository, tree.keepsNoModes());
    head = Refs.commit(repository, "HEAD");
    scratch = Scratch.open();
    own = scratch.directory().resolve("git");
    GitDirectory.write(own, head.orElse("0".repeat(40)), List.of(tree.objects()), settings);
    GitDirectory.copyExclude(tree.exclude(), own);
    borrowing = repository.with("GIT_DIR", own.toString()).with("GIT_WORK_TREE", ".");
  }

  /** The repository whose work tree holds the directory, where one does. */
  public static Optional<GitRepository> containing(Path directory) throws EvidenceException {
    var root = WorkTree.rootOf(directory);
    return root.isEmpty()
        ? Optional.empty()
        : Optional.of(new GitRepository(root.get(), Git.in(root.get())));
  }

  /** The top directory of the work tree. */
  public Path root() {
    return tree.root();
  }

  /** The commit that was checked out when this was opened. */
  public String head() throws EvidenceException {
    if (head.isEmpty()) {
      throw new EvidenceException(
          "HEAD",
          "it stands for no commit: nothing is committed yet, or the commit is missing",
          "commit the project once, then run the build again");
    }
    return head.get();
  }

  /** The tree of the commit that was checked out when this was opened. */
  public String headTree() throws EvidenceException {
    return Refs.tree(repository, head())
        .orElseThrow(() -> new IllegalStateException("a commit has a tree"));
  }

  /** The commit that a name stands for now. */
  public String commit(String ref) throws EvidenceException {
    var commit = refTip(ref);
    if (commit.isEmpty()) {
      throw new EvidenceException(ref, "it is no commit of this repository", BaseRef.FETCH);
    }
    return commit.get();
  }

  /** The commit that a name stands for now, where there is one: compared later, it may not move. */
  public Optional<String> refTip(String ref) throws EvidenceException {
    return Refs.commit(repository, ref);
  }

  /** The tip of the target branch: the first candidate that is there. */
  public BaseTip tip(BaseRef base) throws EvidenceException {
    for (String candidate : base.candidates()) {
      var commit = refTip(candidate);
      if (commit.isPresent()) {
        return new BaseTip(candidate, commit.get());
      }
    }
    throw base.notFound();
  }

  /** The one commit at which HEAD and the given commit have parted. */
  public String mergeBase(String commit) throws EvidenceException {
    return MergeBases.of(borrowing, tree.shallow(), head(), ObjectName.require(commit));
  }

  /** The patch as it lies on disk: HEAD with everything uncommitted and untracked. */
  public Snapshot snapshot(IgnoredFiles ignored) throws EvidenceException {
    return new PatchOnDisk(tree, repository, newIndex()).take(head(), settings.isSparse(), ignored);
  }

  /** Every path that the trees hold differently, sorted by UTF-8 bytes. */
  public List<TreeChange> changes(String base, String patch) throws EvidenceException {
    return Trees.changes(borrowing, base, patch);
  }

  /** Every file, link and submodule of the tree, by path, sorted by UTF-8 bytes. */
  public SortedMap<String, TreeEntry> entries(String treeish) throws EvidenceException {
    var known = listed.get(treeish);
    if (known == null) {
      known = Trees.list(borrowing, treeish);
      listed.put(treeish, known);
    }
    return known;
  }

  /** The bytes of a regular file of the tree, where it has one of that path. */
  public Optional<byte[]> blob(String treeish, String path) throws EvidenceException {
    var entry = entries(treeish).get(path);
    if (entry == null) {
      return Optional.empty();
    }
    if (!entry.isRegularFile()) {
      throw new EvidenceException(
          path,
          "it is a link or a submodule in " + ObjectName.abbreviated(treeish),
          "put a regular file there");
    }
    var bytes = new ByteArrayOutputStream();
    blobs(List.of(entry.blob()), (blob, content) -> bytes.writeBytes(content));
    return Optional.of(bytes.toByteArray());
  }

  /** Reads blobs by their full names, one in memory at a time. */
  public void blobs(Collection<String> names, BlobReader reader) throws EvidenceException {
    Blobs.read(borrowing, names, reader);
  }

  /**
   * The base's tree with the given paths as the patch has them: its bytes, its mode, or nothing.
   * Every other path stays as the base has it.
   */
  public String overlaid(String base, String patch, Collection<String> paths)
      throws EvidenceException {
    var laid = Set.copyOf(paths);
    var tree = Overlay.write(newIndex(), base, entries(patch), laid);
    for (var change : changes(base, tree)) {
      if (!laid.contains(change.path())) {
        throw Overlay.displaced(change.path());
      }
    }
    return tree;
  }

  /** Checks the commit out into a directory that is empty or not there. */
  public DetachedClone detachedClone(String commit, Path where) throws EvidenceException {
    var stores = List.of(own.resolve("objects"), tree.objects());
    return DetachedClone.of(repository, ObjectName.require(commit), where, stores, settings);
  }

  @Override
  public void close() {
    scratch.close();
  }

  private Index newIndex() {
    return new Index(borrowing, scratch.directory().resolve("index-" + indexes.incrementAndGet()));
  }
}
