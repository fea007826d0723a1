package io.github.waivergate.maven;

import io.github.waivergate.fixture.LfsPointer;
import io.github.waivergate.git.DetachedClone;
import io.github.waivergate.git.GitRepository;
import io.github.waivergate.git.TreeChange;
import io.github.waivergate.module.CleanTree;
import io.github.waivergate.output.Directories;
import io.github.waivergate.output.Scratch;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.path.PathPolicy;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.IoReason;
import io.github.waivergate.witness.GeneratorFiles;
import io.github.waivergate.witness.GeneratorHashes;
import io.github.waivergate.witness.Order;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.apache.maven.execution.MavenSession;

/**
 * Clones of the patch's commit outside of the work tree, one for each replay: what a test leaves in
 * one of them reaches no other.
 *
 * @param session the session of this build
 * @param git the repository
 * @param patchTree the tree as it lies on disk
 * @param base the merge base, where one is known
 * @param policy what a path is, as the merge base has it
 * @param contractRoot the contract's root
 */
record CleanClones(
    MavenSession session,
    GitRepository git,
    String patchTree,
    Optional<String> base,
    PathPolicy policy,
    Path contractRoot)
    implements CleanTree {
  private static final int SHOWN = 3;
  private static final int LARGEST_POINTER = 1023;

  @Override
  public GeneratorHashes generators(Set<String> sources, List<String> unknown)
      throws EvidenceException {
    var before =
        base.isPresent()
            ? Optional.of(GeneratorFiles.of(git.entries(base.get()).values(), policy, sources))
            : Optional.<GeneratorFiles>empty();
    var now = GeneratorFiles.of(git.entries(patchTree).values(), policy, sources);
    return new GeneratorHashes(before, now, sources, unknown);
  }

  @Override
  public Optional<String> refusal() throws EvidenceException {
    var changes = git.changes(git.head(), patchTree);
    return changes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "uncommitted changes are in no clone of the commit: "
                + changes.stream()
                    .limit(SHOWN)
                    .map(TreeChange::path)
                    .collect(Collectors.joining(", "))
                + (changes.size() > SHOWN ? ", and " + (changes.size() - SHOWN) + " more" : ""));
  }

  @Override
  public Attempt replay(String module, Order asked, Map<String, byte[]> witnesses)
      throws EvidenceException {
    var scratch = Scratch.open();
    try {
      return replay(scratch, module, asked, witnesses);
    } catch (EvidenceException | RuntimeException e) {
      scratch.close();
      throw e;
    }
  }

  private Attempt replay(Scratch scratch, String module, Order asked, Map<String, byte[]> witnesses)
      throws EvidenceException {
    var directory = scratch.directory();
    var clone = git.detachedClone(git.head(), directory.resolve("clone"));
    var root = clone.root().resolve(git.root().relativize(contractRoot));
    var files = new ArrayList<Path>();
    for (Map.Entry<String, byte[]> witness : witnesses.entrySet()) {
      var file = directory.resolve("witnesses").resolve(witness.getKey());
      WholeFile.write(file, out -> out.write(witness.getValue()));
      files.add(file);
    }
    var receipts = directory.resolve("receipts");
    Directories.create(receipts);
    var order = asked.replaying(UUID.randomUUID().toString(), receipts, files);
    var file = directory.resolve("order.json");
    WholeFile.write(file, order::write);
    var lacking = lacking(clone);
    var complaint = new ArrayList<String>();
    if (lacking.isEmpty()) {
      var log = directory.resolve("build.log");
      var maven = new CleanMaven(new BaseMaven(session, root, order.nonce(), file), module, file);
      int exit = maven.run(log);
      if (exit != 0) {
        complaint.add("exit " + exit);
        complaint.addAll(BaseBuild.complaint(log));
      }
    }
    return new Attempt(root, order, lacking, complaint, scratch::close);
  }

  @Override
  public String command(String module, Path order) throws EvidenceException {
    var to = "\"$(mktemp -d)\"";
    var top = git.root().relativize(contractRoot).toString().replace('\\', '/');
    var maven =
        new CleanMaven(new BaseMaven(session, Path.of("."), order(order), order), module, order);
    return "d=%s && git clone -q --shared --no-checkout %s \"$d\" && cd \"$d\" && git checkout -q --detach %s && cd ./%s && %s"
        .formatted(
            to,
            ByHand.quoted(git.root().toString()),
            git.head(),
            top.isEmpty() ? "" : ByHand.quoted(top),
            maven.byHand());
  }

  /** The nonce of an order on disk: the gate inside gives it to its record. */
  private static String order(Path order) throws EvidenceException {
    try {
      return Order.parseReplay(Files.readAllBytes(order), order.toString()).nonce();
    } catch (IOException e) {
      throw unreadable(order, e);
    }
  }

  /** What the commit only names: other repositories, and files that Git LFS has elsewhere. */
  private List<String> lacking(DetachedClone clone) throws EvidenceException {
    var lacking = new ArrayList<String>();
    clone.missingSubmodules().forEach(path -> lacking.add("the submodule " + path));
    var entries = git.entries(git.head());
    if (entries.keySet().stream().noneMatch(path -> path.endsWith(".gitattributes"))) {
      return lacking;
    }
    for (String path : entries.keySet()) {
      var file = clone.root().resolve(path);
      try {
        if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
            && Files.size(file) <= LARGEST_POINTER
            && LfsPointer.targetOf(file).isPresent()) {
          lacking.add("the file behind the Git LFS pointer " + path);
        }
      } catch (IOException e) {
        throw unreadable(file, e);
      }
    }
    return lacking;
  }

  private static EvidenceException unreadable(Path file, IOException e) {
    return new EvidenceException(
        file.toString(), "cannot be read: " + IoReason.of(e), "run the build again");
  }
}
