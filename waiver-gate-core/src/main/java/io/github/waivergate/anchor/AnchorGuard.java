package io.github.waivergate.anchor;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tells whether what a patch is judged by is still as it was before its tests ran: they run with
 * the rights of the build, and can move a branch and write a file.
 */
public final class AnchorGuard {
  /** Watches over nothing. */
  static final AnchorGuard NONE =
      new AnchorGuard(Optional.empty(), ref -> Optional.empty(), List.of());

  private static final String MEND = "find the test that moves refs or writes below qa/";

  private final Optional<Anchor> anchor;
  private final Tips tips;
  private final List<WatchedFile> files;

  private AnchorGuard(Optional<Anchor> anchor, Tips tips, List<WatchedFile> files) {
    this.anchor = anchor;
    this.tips = tips;
    this.files = List.copyOf(files);
  }

  /** What refs stand for now, as whoever has the repository knows. */
  public interface Tips {
    /** The commit of that name, where there is one. */
    Optional<String> tip(String ref) throws EvidenceException;
  }

  /** Keeps in mind what is there now. */
  static AnchorGuard of(Optional<Anchor> anchor, Tips tips, ContractFiles contract) {
    var files =
        contract.all().stream().map(file -> WatchedFile.now(file, contract.shown(file))).toList();
    return new AnchorGuard(anchor, tips, files);
  }

  /** What is no longer what it was, the target branch first. */
  public List<Finding> moved() throws EvidenceException {
    var findings = new ArrayList<Finding>();
    if (anchor.isPresent()) {
      var ref = anchor.get().ref();
      var before = anchor.get().tip();
      var now = tips.tip(ref);
      if (!now.equals(Optional.of(before))) {
        findings.add(
            finding(
                ref,
                "stands for "
                    + now.map(AnchorGuard::abbreviated).orElse("no commit")
                    + ", stood for "
                    + abbreviated(before)
                    + " when this build began"));
      }
    }
    for (WatchedFile file : files) {
      file.moved().ifPresent(found -> findings.add(finding(file.shownAs(), found)));
    }
    return findings;
  }

  private static String abbreviated(String commit) {
    return commit.substring(0, 12);
  }

  private static Finding finding(String place, String found) {
    return Finding.blocking("anchor_moved", place, found, MEND);
  }
}
