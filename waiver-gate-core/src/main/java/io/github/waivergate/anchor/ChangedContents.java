package io.github.waivergate.anchor;

import io.github.waivergate.contract.ContractChange;
import io.github.waivergate.contract.ContractSide;
import io.github.waivergate.contract.ContractWords;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.git.GitRepository;
import io.github.waivergate.git.TreeChange;
import io.github.waivergate.oracle.SourcePair;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Reads both sides of every changed path: digests of all, and words where a rule asks for them. */
final class ChangedContents {
  private static final String SUBMODULE = "160000";

  private final Map<String, Sha256> digests = new HashMap<>();
  private final Map<String, byte[]> contents = new HashMap<>();

  private ChangedContents() {}

  /** Reads the blobs; the content of a path that is no judge is not kept. */
  static ChangedContents read(GitRepository git, List<ChangedPath> changes)
      throws EvidenceException {
    var read = new ChangedContents();
    var wanted = new TreeSet<String>();
    var kept = new TreeSet<String>();
    for (ChangedPath path : changes) {
      var change = path.change();
      var blobs =
          List.of(
              new Side(change.oldMode(), change.oldBlob()),
              new Side(change.newMode(), change.newBlob()));
      for (Side side : blobs) {
        if (side.isFile()) {
          wanted.add(side.blob());
          if (path.isJudge()) {
            kept.add(side.blob());
          }
        } else if (side.mode().equals(SUBMODULE)) {
          read.digests.put(side.blob(), Sha256.of(side.blob().getBytes(StandardCharsets.US_ASCII)));
        }
      }
    }
    git.blobs(
        wanted,
        (blob, content) -> {
          read.digests.put(blob, Sha256.of(content));
          if (kept.contains(blob)) {
            read.contents.put(blob, content);
          }
        });
    return read;
  }

  PatchPath path(ChangedPath path, Optional<List<String>> words) {
    var change = path.change();
    var classified = path.classified();
    var sides =
        new ContractChange(
            change.path(),
            change.newMode(),
            digest(change.oldMode(), change.oldBlob()),
            digest(change.newMode(), change.newBlob()),
            classified.kind());
    return new PatchPath(
        classified, sides, words.orElseGet(() -> path.isJudge() ? words(change) : List.of()));
  }

  /** The Java sources among the tests, both sides of each. */
  List<SourcePair> testSources(List<ChangedPath> changes) {
    return changes.stream()
        .filter(path -> path.isJudge() && path.path().endsWith(".java"))
        .map(ChangedPath::change)
        .map(
            change ->
                new SourcePair(
                    change.path(),
                    Optional.ofNullable(contents.get(change.oldBlob())),
                    Optional.ofNullable(contents.get(change.newBlob()))))
        .toList();
  }

  private List<String> words(TreeChange change) {
    return ContractWords.of(
        change.path(),
        side(change.oldMode(), change.oldBlob()),
        side(change.newMode(), change.newBlob()));
  }

  private Optional<ContractSide> side(String mode, String blob) {
    var side = new Side(mode, blob);
    if (side.isFile()) {
      return Optional.of(new ContractSide(mode, contents.getOrDefault(blob, new byte[0])));
    }
    return side.mode().equals(SUBMODULE)
        ? Optional.of(new ContractSide(mode, blob.getBytes(StandardCharsets.US_ASCII)))
        : Optional.empty();
  }

  private Optional<Sha256> digest(String mode, String blob) {
    return mode.equals(ContractChange.DELETED)
        ? Optional.empty()
        : Optional.ofNullable(digests.get(blob));
  }

  /** One side of a change. */
  private record Side(String mode, String blob) {
    boolean isFile() {
      return !mode.equals(ContractChange.DELETED) && !mode.equals(SUBMODULE);
    }
  }
}
