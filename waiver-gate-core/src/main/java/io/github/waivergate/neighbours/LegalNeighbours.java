package io.github.waivergate.neighbours;

import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The neighbours of one input, each legal and none twice, as many as its sidecar has room for. */
final class LegalNeighbours {
  private final Sidecar sidecar;
  private final JsonValue start;
  private final Map<JsonValue, String> found = new LinkedHashMap<>();
  private final Set<String> leftOut = new LinkedHashSet<>();

  /**
   * @param start the input without its outputs, which is no neighbour of itself
   */
  LegalNeighbours(Sidecar sidecar, JsonValue start) {
    this.sidecar = sidecar;
    this.start = start;
  }

  /** Takes one that a person has let in, or says what is wrong with it. */
  void addExtra(JsonPlace extra) throws EvidenceException {
    var faults = sidecar.schema().faults(extra.value());
    if (!faults.isEmpty()) {
      throw extra.refused("is against the schema: " + faults.get(0));
    }
    for (Pointer output : sidecar.outputs()) {
      if (output.in(extra.value()).isPresent()) {
        throw extra.refused("has the output " + VisibleText.of(output.text()));
      }
    }
    if (holds(extra.value())) {
      throw extra.refused("is the locked input, or another extra one");
    }
    found.put(extra.value(), "extra: " + Differences.words(start, extra.value()));
    if (found.size() > sidecar.greatest()) {
      throw extra.refused("is one more than greatest, " + sidecar.greatest());
    }
  }

  /** Takes one that is new, where there is room for it; false where it is against the schema. */
  boolean add(JsonValue value, String words) {
    if (!sidecar.schema().admits(value)) {
      leftOut.add(words);
      return false;
    }
    if (hasRoom() && !value.equals(start)) {
      found.putIfAbsent(value, words);
    }
    return true;
  }

  boolean hasRoom() {
    return found.size() < sidecar.greatest();
  }

  /** Whether the property has to hold on it. */
  boolean holds(JsonValue value) {
    return value.equals(start) || found.containsKey(value);
  }

  int size() {
    return found.size();
  }

  /** All of them, named by their place. */
  List<Neighbour> all() {
    var neighbours = new ArrayList<Neighbour>();
    for (var entry : found.entrySet()) {
      var name = String.format(Locale.ROOT, "%04d.json", neighbours.size() + 1);
      neighbours.add(Neighbour.of(name, entry.getValue(), entry.getKey()));
    }
    return neighbours;
  }

  /** In words, what was against the schema. */
  List<String> leftOut() {
    return List.copyOf(leftOut);
  }
}
