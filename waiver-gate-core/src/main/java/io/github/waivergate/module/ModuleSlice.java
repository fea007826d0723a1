package io.github.waivergate.module;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.manifest.CollectedSlices;
import io.github.waivergate.manifest.ManifestJson;
import io.github.waivergate.manifest.Slice;
import io.github.waivergate.manifest.SliceJson;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.SealedReplay;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A module's replays where several builds share them. */
final class ModuleSlice {
  private ModuleSlice() {}

  /** Puts the slices of other builds together. */
  static ReplaySession collect(ModuleLayout layout, BuildFacts facts, List<String> checkouts)
      throws EvidenceException {
    var directories =
        ReplayDirectories.of(layout.ofRoot(), checkouts).stream().map(layout::gateIn).toList();
    return CollectedSlices.read(directories, layout::shown, BuildOrigin.of(layout, facts));
  }

  /** Writes what this build ran, from memory: what a test left on disk is replaced. */
  static Finding write(
      ModuleLayout layout,
      BuildFacts facts,
      ReplayPlan plan,
      ReplaySession session,
      Repetition repetition)
      throws EvidenceException {
    var origin = BuildOrigin.of(layout, facts);
    var manifests = new TreeMap<String, Sha256>();
    if (session.propertyStep().isPresent()) {
      var bytes = ManifestJson.bytes(session.propertyStep().get(), origin);
      put(layout.propertyStep(), bytes);
      manifests.put("properties/replay.json", Sha256.of(bytes));
    }
    for (SealedReplay replay : session.replays()) {
      var index = Integer.toString(replay.index());
      var bytes = ManifestJson.bytes(replay, origin);
      put(layout.replays().resolve(index), bytes);
      manifests.put("replays/" + index + "/replay.json", Sha256.of(bytes));
    }
    var slice =
        new Slice(
            origin,
            session.planned(),
            plan.indexes(),
            session.threads(),
            session.stop(),
            session.findings(),
            session.named(),
            repetition,
            manifests);
    WholeFile.write(layout.slice(), out -> SliceJson.write(out, slice));
    return only(layout, plan);
  }

  private static void put(Path directory, byte[] manifest) throws EvidenceException {
    WholeFile.write(directory.resolve("replay.json"), out -> out.write(manifest));
  }

  private static Finding only(ModuleLayout layout, ReplayPlan plan) {
    var indexes = plan.indexes().stream().map(String::valueOf).collect(Collectors.joining(", "));
    return Finding.blocking(
        "slice_only",
        layout.coordinates(),
        "this build ran "
            + plan.indexes().size()
            + " of "
            + plan.replays()
            + " replays: "
            + indexes,
        "collect target/waiver-gate of all slices, then run mvn verify"
            + " -Dwaiver-gate.collectedFrom=<their directories>");
  }
}
