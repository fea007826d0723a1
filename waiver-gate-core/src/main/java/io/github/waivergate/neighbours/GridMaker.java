package io.github.waivergate.neighbours;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Lays out the grid of one input: each change alone, the pointers by turns, then two changes at
 * once, until there are as many as the sidecar wants at most.
 */
final class GridMaker {
  private final String input;
  private final String sidecarPath;
  private final Sidecar sidecar;
  private final JsonValue start;
  private final Map<JsonValue, String> found = new LinkedHashMap<>();
  private final Set<String> leftOut = new LinkedHashSet<>();

  private GridMaker(String input, String sidecarPath, Sidecar sidecar, JsonValue start) {
    this.input = input;
    this.sidecarPath = sidecarPath;
    this.sidecar = sidecar;
    this.start = start;
  }

  static Grid make(String input, String sidecarPath, Fixtures fixtures) throws EvidenceException {
    if (!VisibleText.of(input).equals(input)) {
      throw refused(VisibleText.of(input), "has a name that no line can show", "rename it");
    }
    var sidecar = Sidecar.read(sidecarPath, fixtures);
    var bytes = fixtures.bytes(input);
    var document = JsonReader.read(bytes, input, "correct the input, and lock it again").value();
    var maker =
        new GridMaker(input, sidecarPath, sidecar, withoutOutputs(document, input, sidecar));
    return maker.grid(Sha256.of(bytes));
  }

  /** The input as a property gets it; what it has recorded is not for it to see. */
  static JsonValue withoutOutputs(JsonValue document, String input, Sidecar sidecar)
      throws EvidenceException {
    if (!(document instanceof Members)) {
      throw refused(input, "holds " + document.shown() + ", needed is an object", "write one");
    }
    var start = document;
    for (Pointer output : sidecar.outputs()) {
      if (output.in(document).isEmpty() || !output.isMemberOf(document)) {
        throw refused(
            input,
            "has no member " + VisibleText.of(output.text()) + ", which its sidecar calls output",
            "correct outputs in the sidecar");
      }
      start = output.removedFrom(start);
    }
    var faults = sidecar.schema().faults(start);
    if (!faults.isEmpty()) {
      throw refused(
          input,
          "is against the schema without its outputs: " + faults.get(0),
          "correct the schema of the sidecar; it has to admit inputs without outputs");
    }
    return start;
  }

  private Grid grid(Sha256 inputSha256) throws EvidenceException {
    for (JsonPlace extra : sidecar.extra()) {
      addExtra(extra);
    }
    var changes = changes();
    var legal = singles(changes);
    pairs(legal);
    if (found.size() < sidecar.least()) {
      throw refused(
          input,
          "has "
              + found.size()
              + " legal neighbours, its sidecar wants at least "
              + sidecar.least(),
          "name more pointers in " + sidecarPath + ", or widen its schema");
    }
    var neighbours = new ArrayList<Neighbour>();
    for (var entry : found.entrySet()) {
      var name = String.format(Locale.ROOT, "%04d.json", neighbours.size() + 1);
      neighbours.add(Neighbour.of(name, entry.getValue(), entry.getKey()));
    }
    return new Grid(input, inputSha256, neighbours, mustFail(), List.copyOf(leftOut));
  }

  private void addExtra(JsonPlace extra) throws EvidenceException {
    var faults = sidecar.schema().faults(extra.value());
    if (!faults.isEmpty()) {
      throw extra.refused("is against the schema: " + faults.get(0));
    }
    requireNoOutput(extra);
    if (extra.value().equals(start) || found.containsKey(extra.value())) {
      throw extra.refused("is the locked input, or another extra one");
    }
    found.put(extra.value(), "extra: " + Differences.words(start, extra.value()));
    if (found.size() > sidecar.greatest()) {
      throw extra.refused("is one more than greatest, " + sidecar.greatest());
    }
  }

  private void requireNoOutput(JsonPlace extra) throws EvidenceException {
    for (Pointer output : sidecar.outputs()) {
      if (output.in(extra.value()).isPresent()) {
        throw extra.refused("has the output " + VisibleText.of(output.text()));
      }
    }
  }

  /** For each pointer its changes, in the order of the sidecar. */
  private List<List<Change>> changes() throws EvidenceException {
    var changes = new ArrayList<List<Change>>();
    for (Pointer pointer : sidecar.pointers()) {
      var was = standsAt(pointer);
      if (!Mutations.canChange(was)) {
        throw refused(
            sidecarPath,
            "%s is %s in the input; a number, a text, an array, true or false can be mutated"
                .formatted(VisibleText.of(pointer.text()), was.shown()),
            "name the members of it in pointers, or name it in optional");
      }
      changes.add(
          Mutations.of(was).stream()
              .map(value -> new Change(pointer, was, Optional.of(value)))
              .toList());
    }
    for (Pointer pointer : sidecar.optional()) {
      var was = standsAt(pointer);
      if (!pointer.isMemberOf(start)) {
        throw refused(
            sidecarPath,
            VisibleText.of(pointer.text())
                + " is an element of an array; only members can be missing",
            "name the array in pointers");
      }
      changes.add(List.of(new Change(pointer, was, Optional.empty())));
    }
    return changes;
  }

  private JsonValue standsAt(Pointer pointer) throws EvidenceException {
    return pointer
        .in(start)
        .orElseThrow(
            () ->
                refused(
                    sidecarPath,
                    VisibleText.of(pointer.text())
                        + " is not in the input, or is one of its outputs",
                    "correct the pointer"));
  }

  private List<Change> singles(List<List<Change>> changes) {
    var legal = new ArrayList<Change>();
    int longest = changes.stream().mapToInt(List::size).max().orElse(0);
    for (int turn = 0; turn < longest; turn++) {
      for (List<Change> ofPointer : changes) {
        if (turn < ofPointer.size()) {
          var change = ofPointer.get(turn);
          if (add(change.in(start), change.words())) {
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
        if (found.size() < sidecar.greatest() && !one.pointer().overlaps(other.pointer())) {
          add(other.in(one.in(start)), one.words() + "; " + other.words());
        }
      }
    }
  }

  /** Takes a neighbour that is legal and new, where there is room for it. */
  private boolean add(JsonValue value, String words) {
    if (!sidecar.schema().admits(value)) {
      leftOut.add(words);
      return false;
    }
    if (found.size() < sidecar.greatest() && !value.equals(start)) {
      found.putIfAbsent(value, words);
    }
    return true;
  }

  private List<Neighbour> mustFail() throws EvidenceException {
    var examples = new ArrayList<Neighbour>();
    for (JsonPlace place : sidecar.mustFail()) {
      var value = place.value();
      if (value.equals(start) || found.containsKey(value)) {
        throw place.refused("is one of the inputs on which the property has to hold");
      }
      examples.add(
          Neighbour.of(
              "must-fail-" + (examples.size() + 1) + ".json",
              "must fail: " + Differences.words(start, value),
              value));
    }
    return examples;
  }

  private static EvidenceException refused(String place, String found, String mend) {
    return new EvidenceException(place, found, mend);
  }
}
