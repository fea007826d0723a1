package io.github.waivergate.manifest;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.refusal.IoReason;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.repetition.Repetition.Scope;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.ReplaySession.Stop;
import io.github.waivergate.replay.ReportSeal;
import io.github.waivergate.replay.SealedReplay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
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
  private final Function<Path, String> shown;
  private final List<Slice> slices = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private final List<SealedReplay> propertySteps = new ArrayList<>();
  private final TreeMap<Integer, SealedReplay> replays = new TreeMap<>();
  private final Map<Integer, String> askedIn = new HashMap<>();

  private CollectedSlices(Origin own, Function<Path, String> shown) {
    this.own = own;
    this.shown = shown;
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
    var collected = new CollectedSlices(own, shown);
    for (Path directory : directories) {
      collected.add(directory);
    }
    for (Slice slice : collected.slices) {
      if (slice.repetition().scope() != Scope.EVERYTHING) {
        throw refused(Slice.NAME, "repeats some of its tests alone, which no slice of a patch may");
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
    var file = directory.resolve(Slice.NAME);
    var there = SliceJson.read(bytes(file, shown), shown.apply(file)).origin();
    // Version, lock and engines are the base's own; that it is of this very build is what counts.
    var own =
        new Origin(
            there.project(), nonce, nonce, there.fixtureLock(), there.engines(), there.plugin());
    var collected = new CollectedSlices(own, shown);
    collected.add(directory);
    return new OfBase(collected.session(), collected.slices.get(0).repetition());
  }

  /**
   * What the build of a merge base left for a module.
   *
   * @param session its replays
   * @param repetition which of its tests every replay was to run
   */
  public record OfBase(ReplaySession session, Repetition repetition) {}

  private void add(Path directory) throws EvidenceException {
    var file = directory.resolve(Slice.NAME);
    var slice = SliceJson.read(bytes(file, shown), shown.apply(file));
    requireOrigin(slice.origin(), shown.apply(file));
    if (!slices.isEmpty() && slices.get(0).planned() != slice.planned()) {
      throw refused(
          shown.apply(file),
          "is of " + slice.planned() + " replays, another is of " + slices.get(0).planned());
    }
    slices.add(slice);
    findings.addAll(slice.findings());
    for (int index : slice.indexes()) {
      var other = askedIn.putIfAbsent(index, shown.apply(file));
      if (other != null) {
        throw refused(shown.apply(file), "replay " + index + " is in " + other + " too");
      }
    }
    for (var manifest : slice.manifests().entrySet()) {
      add(directory.resolve(manifest.getKey()), manifest.getValue(), slice);
    }
  }

  private void add(Path manifest, Sha256 digest, Slice slice) throws EvidenceException {
    var place = shown.apply(manifest);
    var bytes = bytes(manifest, shown);
    if (!Sha256.of(bytes).equals(digest)) {
      throw refused(
          place,
          "is sha256 "
              + Sha256.of(bytes).abbreviated()
              + ", its slice has "
              + digest.abbreviated());
    }
    var directory = manifest.resolveSibling("");
    var read = ManifestReader.read(bytes, directory, shown.apply(directory));
    requireOrigin(read.origin(), place);
    var replay = read.replay();
    if (String.valueOf(directory.getFileName()).equals("properties")) {
      propertySteps.add(replay);
    } else if (slice.indexes().contains(replay.index())
        && String.valueOf(directory.getFileName()).equals(Integer.toString(replay.index()))) {
      replays.put(replay.index(), replay);
    } else {
      throw refused(place, "is of replay " + replay.index() + ", and lies among others");
    }
    findings.addAll(ReportSeal.broken(directory, shown.apply(directory), replay.runs()));
  }

  private ReplaySession session() throws EvidenceException {
    if (slices.isEmpty()) {
      throw refused("collectedFrom", "no directory matches");
    }
    int planned = slices.get(0).planned();
    for (int index = 1; index <= planned; index++) {
      if (!askedIn.containsKey(index)) {
        throw refused("replay " + index + " of " + planned, "is in none of the slices");
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

  private void requireOrigin(Origin origin, String place) throws EvidenceException {
    if (own.commit().isEmpty()) {
      throw new EvidenceException(
          place,
          "outside of git nothing shows that the replays are of this very patch",
          "collect replays of a commit, in a git checkout of it");
    }
    var difference = own.difference(origin);
    if (difference.isPresent()) {
      throw new EvidenceException(
          place,
          "is of " + difference.get(),
          "run all slices and the check on the same commit, with nothing changed since");
    }
  }

  private static byte[] bytes(Path file, Function<Path, String> shown) throws EvidenceException {
    try {
      if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
        throw refused(shown.apply(file), "there is no such file");
      }
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw refused(shown.apply(file), "cannot be read: " + IoReason.of(e));
    }
  }

  private static EvidenceException refused(String place, String found) {
    return new EvidenceException(place, found, ManifestReader.MEND);
  }
}
