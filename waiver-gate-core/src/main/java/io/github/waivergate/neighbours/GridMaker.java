package io.github.waivergate.neighbours;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.List;

/**
 * Lays out the grid of one input: each change alone, the pointers by turns, then two changes at
 * once, until there are as many as the sidecar wants at most.
 */
final class GridMaker {
  private final Sidecar sidecar;
  private final JsonValue start;
  private final LegalNeighbours found;

  private GridMaker(Sidecar sidecar, JsonValue start) {
    this.sidecar = sidecar;
    this.start = start;
    this.found = new LegalNeighbours(sidecar, start);
  }

  static Grid make(String input, String sidecarPath, Fixtures fixtures) throws EvidenceException {
    if (!VisibleText.of(input).equals(input)) {
      throw new EvidenceException(
          VisibleText.of(input), "has a name that no line can show", "rename it");
    }
    var sidecar = Sidecar.read(sidecarPath, fixtures);
    var bytes = fixtures.bytes(input);
    var start = BareInput.read(bytes, input, "correct the input, and lock it again", sidecar);
    var maker = new GridMaker(sidecar, start);
    maker.layOut(new PointerChanges(sidecarPath, sidecar, start));
    if (maker.found.size() < sidecar.least()) {
      throw new EvidenceException(
          input,
          "has "
              + maker.found.size()
              + " legal neighbours, its sidecar wants at least "
              + sidecar.least(),
          "name more pointers in " + sidecarPath + ", or widen its schema");
    }
    return new Grid(
        input, Sha256.of(bytes), maker.found.all(), maker.mustFail(), maker.found.leftOut());
  }

  private void layOut(PointerChanges changes) throws EvidenceException {
    for (JsonPlace extra : sidecar.extra()) {
      found.addExtra(extra);
    }
    pairs(singles(changes.all()));
  }

  private List<Change> singles(List<List<Change>> changes) {
    var legal = new ArrayList<Change>();
    int longest = changes.stream().mapToInt(List::size).max().orElse(0);
    for (int turn = 0; turn < longest; turn++) {
      for (List<Change> ofPointer : changes) {
        if (turn < ofPointer.size()) {
          var change = ofPointer.get(turn);
          if (found.add(change.in(start), change.words())) {
            legal.add(change);
          }
        }
      }
    }
    return legal;
  }

  private void pairs(List<Change> legal) {
    for (int first = 0; first < legal.size(); first++) {
      for (int second = first + 1; second < legal.size(); second++) {
        var one = legal.get(first);
        var other = legal.get(second);
        if (found.hasRoom() && !one.pointer().overlaps(other.pointer())) {
          found.add(other.in(one.in(start)), one.words() + "; " + other.words());
        }
      }
    }
  }

  private List<Neighbour> mustFail() throws EvidenceException {
    var examples = new ArrayList<Neighbour>();
    for (JsonPlace place : sidecar.mustFail()) {
      if (found.holds(place.value())) {
        throw place.refused("is one of the inputs on which the property has to hold");
      }
      examples.add(
          Neighbour.of(
              "must-fail-" + (examples.size() + 1) + ".json",
              "must fail: " + Differences.words(start, place.value()),
              place.value()));
    }
    return examples;
  }
}
