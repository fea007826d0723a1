package io.github.waivergate.manifest;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.replay.ReplaySession.Stop;
import io.github.waivergate.witness.NamedFailure;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Some of the replays that one verdict needs, as the build that ran them tells of them.
 *
 * @param origin what they ran on
 * @param planned replays that one verdict needs
 * @param indexes numbers of the replays that this build was asked for
 * @param threads how many of them ran at the same time
 * @param stop where it stopped
 * @param findings what it had to say about how they ran
 * @param named false properties of its property step of which every failure has a witness
 * @param repetition which of its tests every replay was to run
 * @param manifests digest of each manifest, by its path from {@code target/waiver-gate}
 */
public record Slice(
    Origin origin,
    int planned,
    List<Integer> indexes,
    int threads,
    Stop stop,
    List<Finding> findings,
    List<NamedFailure> named,
    Repetition repetition,
    SortedMap<String, Sha256> manifests) {
  /** The file's name in {@code target/waiver-gate}. */
  public static final String NAME = "slice.json";

  public Slice {
    indexes = List.copyOf(indexes);
    findings = List.copyOf(findings);
    named = List.copyOf(named);
    manifests = Collections.unmodifiableSortedMap(new TreeMap<>((Map<String, Sha256>) manifests));
  }
}
