package io.github.waivergate.manifest;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.repetition.Repetition.Scope;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import io.github.waivergate.replay.ReportSeal;
import io.github.waivergate.replay.SealedReplay;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Puts the slices of several machines together: one session, as one machine would have had it. */
public final class CollectedSlices {
  private final Origin own;
  private final List<Slice> slices = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private final List<SealedReplay> propertySteps = new ArrayList<>();
  private final TreeMap<Integer, SealedReplay> replays = new TreeMap<>();
  private final Map<Integer, String> askedIn = new HashMap<>();

  private CollectedSlices(Origin own) {
    this.own = own;
  }

  /**
   * Reads the slices and everything they name.
   *
   * @param directories the module's {@code target/waiver-gate} of each slice
   * @param shown the user's name for a path
   * @param own what this build is of: slices of anything else are refused
   * @throws EvidenceException where the slices are not one whole set of replays of this very patch
   */
  public static ReplaySession read(List<Path> directories, Function<Path, String> shown, Origin own)
      throws EvidenceException {
    var collected = new CollectedSlices(own);
    for (Path directory : directories) {
      collected.add(new SliceDirectory(directory, shown));
    }
    for (Slice slice : collected.slices) {
      if (slice.repetition().scope() != Scope.EVERYTHING) {
        throw SliceDirectory.refused(
            Slice.NAME, "repeats some of its tests alone, which no slice of a patch may");
      }
    }
    return collected.session();
  }

  /**
   * Reads the one record that the build of a merge base left for a module.
   *
   * @param nonce the random name that this build gave to that one
   */
  public static OfBase ofBase(Path directory, Function<Path, String> shown, String nonce)
      throws EvidenceException {
    var left = new SliceDirectory(directory, shown);
    var there = left.slice().origin();
    // Version, lock and engines are the base's own; that it is of this very build is what counts.
    var own =
        new Origin(
            there.project(), nonce, nonce, there.fixtureLock(), there.engines(), there.plugin());
    var collected = new CollectedSlices(own);
    collected.add(left);
    return new OfBase(collected.session(), collected.slices.get(0).repetition());
  }

  /**
   * What the build of a merge base left for a module.
   *
   * @param session its replays
   * @param repetition which of its tests every replay was to run
   */
  public record OfBase(ReplaySession session, Repetition repetition) {}

  private void add(SliceDirectory from) throws EvidenceException {
    var slice = from.slice(own);
    if (!slices.isEmpty() && slices.get(0).planned() != slice.planned()) {
      throw SliceDirectory.refused(
          from.place(),
          "is of " + slice.planned() + " replays, another is of " + slices.get(0).planned());
    }
    slices.add(slice);
    findings.addAll(slice.findings());
    for (int index : slice.indexes()) {
      var other = askedIn.putIfAbsent(index, from.place());
      if (other != null) {
        throw SliceDirectory.refused(from.place(), "replay " + index + " is in " + other + " too");
      }
    }
    for (var manifest : slice.manifests().entrySet()) {
      add(from, manifest.getKey(), from.replay(manifest.getKey(), manifest.getValue(), own), slice);
    }
  }

  private void add(SliceDirectory from, String manifest, SealedReplay replay, Slice slice)
      throws EvidenceException {
    var directory = from.directoryOf(manifest);
    var name = String.valueOf(directory.getFileName());
    if (name.equals("properties")) {
      propertySteps.add(replay);
    } else if (slice.indexes().contains(replay.index())
        && name.equals(Integer.toString(replay.index()))) {
      replays.put(replay.index(), replay);
    } else {
      throw SliceDirectory.refused(
          from.shown().apply(from.directory().resolve(manifest)),
          "is of replay " + replay.index() + ", and lies among others");
    }
    findings.addAll(ReportSeal.broken(directory, from.shown().apply(directory), replay.runs()));
  }

  private ReplaySession session() throws EvidenceException {
    if (slices.isEmpty()) {
      throw SliceDirectory.refused("collectedFrom", "no directory matches");
    }
    int planned = slices.get(0).planned();
    for (int index = 1; index <= planned; index++) {
      if (!askedIn.containsKey(index)) {
        throw SliceDirectory.refused(
            "replay " + index + " of " + planned, "is in none of the slices");
      }
    }
    return new ReplaySession(
        planned,
        slices.stream().mapToInt(Slice::threads).max().orElse(1),
        stop(),
        propertyStep(),
        List.copyOf(replays.values()),
        AgreedNames.of(
            slices.stream().map(Slice::named).toList(),
            propertySteps.stream().map(SealedReplay::replay).toList()),
        findings.stream().distinct().toList());
  }

  /** What stopped one machine stops the verdict: the gravest reason, in the order of the policy. */
  private Stop stop() {
    var stops = slices.stream().map(Slice::stop).toList();
    return List.of(Stop.CONTRACT, Stop.PROPERTY, Stop.FIXTURE).stream()
        .filter(stops::contains)
        .findFirst()
        .orElse(Stop.NONE);
  }

  /** Every machine runs the property tests; one that saw one fail speaks for all. */
  private Optional<SealedReplay> propertyStep() {
    return propertySteps.stream().max(Comparator.comparingInt(SealedReplay::failed));
  }
}
