package io.github.waivergate.report;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.anchor.Anchor;
import io.github.waivergate.anchor.PatchPath;
import io.github.waivergate.contract.Approval;
import io.github.waivergate.contract.ContractChange;
import io.github.waivergate.contract.ContractDigest;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.oracle.Kind;
import io.github.waivergate.oracle.OracleChange;
import io.github.waivergate.path.ClassifiedPath;
import io.github.waivergate.path.PathKind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What a patch is judged at, as a test wants to tell it. */
final class Anchors {
  private Anchors() {}

  /** A patch that changes a path of every kind there is. */
  static Anchor ofEveryKind() {
    var paths = Stream.of(PathKind.values()).map(kind -> path(kind.wireName(), kind)).toList();
    var kinds = Stream.of(Kind.values()).map(kind -> change(kind)).toList();
    return anchor(paths, kinds);
  }

  /** A patch that removes one test. */
  static Anchor ofOneTest() {
    return anchor(
        List.of(path("src/test/java/com/acme/ParseTest.java", PathKind.TEST_BODY)),
        List.of(change(Kind.REMOVED)));
  }

  static Provenance provenance(Anchor anchor) {
    return new Provenance(
        "com.acme:invoices:1.0", ".", "", List.of(), Optional.of(anchor), Optional.empty());
  }

  private static Anchor anchor(List<PatchPath> paths, List<OracleChange> oracle) {
    var digest = ContractDigest.of(paths.stream().map(PatchPath::change).toList());
    return new Anchor(
        "refs/remotes/origin/main",
        "a".repeat(40),
        "b".repeat(40),
        Set.of("."),
        paths,
        Approval.of(Optional.of(digest.hex()), digest),
        oracle,
        List.of());
  }

  private static PatchPath path(String path, PathKind kind) {
    var sides =
        new ContractChange(
            path,
            "100644",
            Optional.empty(),
            Optional.of(Sha256.of("patch".getBytes(UTF_8))),
            kind);
    return new PatchPath(new ClassifiedPath(path, kind, "a \"rule\"", false), sides, List.of());
  }

  private static OracleChange change(Kind kind) {
    return new OracleChange(
        "com.acme.ParseTest#empty", "src/test/java/com/acme/ParseTest.java", 0, kind, "it is gone");
  }
}
