package io.github.waivergate.proof;

import io.github.waivergate.neighbours.Fixtures;
import io.github.waivergate.neighbours.Grid;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.TestId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Says of a quarantined input whether every replay of this build has shown its property alive: the
 * locked input and all its neighbours were read, and the property held on them.
 *
 * <p>Nothing that a test could have written is believed but the sealed receipts: the neighbours are
 * made once more from the locked input.
 */
public final class Proof {
  private static final String MEND =
      "let both tests run in every replay and take an Input of waiver-gate-junit;"
          + " docs/neighbours.md shows how";

  private final int planned;
  private final List<SealedReplay> replays;
  private final Fixtures locked;

  /**
   * Takes the evidence.
   *
   * @param planned how many replays had to be run
   * @param replays those that were run, sealed; none where the gate did not run them itself
   * @param locked the module's locked fixtures
   */
  public Proof(int planned, List<SealedReplay> replays, Fixtures locked) {
    this.planned = planned;
    this.replays = List.copyOf(replays);
    this.locked = locked;
  }

  /**
   * What is missing of the proof, one blocking finding for each; none where it is proven.
   *
   * @param node the test on the locked input
   * @param recheck the test on its neighbours
   * @param inputPath the locked input, from the module's directory
   * @param place the row of the ledger, for the finding
   */
  public List<Finding> missing(TestId node, TestId recheck, String inputPath, String place) {
    var grid = grid(inputPath, place);
    if (grid.missing().isPresent()) {
      return List.of(grid.missing().get());
    }
    var inReplays = new LinkedHashMap<String, List<Integer>>();
    for (int index = 1; index <= planned; index++) {
      var lacks = lacks(index, new Wanted(node, recheck, grid.grid().orElseThrow()));
      if (lacks.isPresent()) {
        inReplays.computeIfAbsent(lacks.get(), first -> new ArrayList<>()).add(index);
      }
    }
    if (planned == 0) {
      return List.of(notProven(place, "no replay was run"));
    }
    return inReplays.entrySet().stream()
        .map(entry -> notProven(place, replays(entry.getValue()) + ": " + entry.getKey()))
        .toList();
  }

  /** A note where nothing shows that the property can fail at all. */
  public Optional<Finding> unfalsified(TestId recheck, String inputPath, String place) {
    return grid(inputPath, place)
        .grid()
        .filter(grid -> grid.mustFail().isEmpty())
        .map(
            grid ->
                Finding.note(
                    "unfalsified",
                    place,
                    recheck + " was never shown to fail: the sidecar names nothing in must_fail",
                    "name an input in must_fail on which the property has to fail"));
  }

  private Optional<String> lacks(int index, Wanted wanted) {
    return replays.stream()
        .filter(replay -> replay.index() == index)
        .findFirst()
        .map(wanted::lacksIn)
        .orElse(Optional.of("was not run by the goal replay"));
  }

  /** The neighbours, or why there are none. */
  private record Made(Optional<Grid> grid, Optional<Finding> missing) {}

  private Made grid(String inputPath, String place) {
    if (!locked.has(inputPath)) {
      return without(place, inputPath + " is not in the fixture lock");
    }
    var sidecar = Grid.sidecar(inputPath, locked);
    if (sidecar.isEmpty()) {
      return without(place, inputPath + " has no locked sidecar, so it has no neighbours");
    }
    try {
      return new Made(Optional.of(Grid.of(inputPath, sidecar.get(), locked)), Optional.empty());
    } catch (EvidenceException e) {
      var reason = e.asFinding();
      return without(place, reason.place() + ": " + reason.found());
    }
  }

  private static Made without(String place, String found) {
    return new Made(Optional.empty(), Optional.of(notProven(place, found)));
  }

  private String replays(List<Integer> indexes) {
    return (indexes.size() == 1 ? "replay " : "replays ")
        + indexes.stream().map(String::valueOf).collect(Collectors.joining(", "))
        + " of "
        + planned;
  }

  private static Finding notProven(String place, String found) {
    return Finding.blocking("recheck_unproven", place, found, MEND);
  }
}
