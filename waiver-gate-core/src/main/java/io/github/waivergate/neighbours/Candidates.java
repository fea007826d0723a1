package io.github.waivergate.neighbours;

import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Rows that somebody proposes as further neighbours, a model maybe: each is held to the schema and
 * told in words, and a person writes those that may come in into the sidecar.
 *
 * @param lines one for each candidate, in their order
 * @param refused how many of them may not come in
 */
public record Candidates(List<String> lines, int refused) {
  private static final String MEND =
      "write it as docs/neighbours.md shows: input, the path of a locked input, and candidates";

  public Candidates {
    lines = List.copyOf(lines);
  }

  /** Reads a file of candidates and says of each what it is. */
  public static Candidates of(byte[] file, String shownAs, Fixtures fixtures)
      throws EvidenceException {
    var json = JsonReader.read(file, shownAs, MEND);
    json.requireKeys(Set.of("input", "candidates"));
    var input = json.member("input");
    var path = input.text();
    var sidecar =
        Sidecar.pathOf(path)
            .filter(beside -> fixtures.has(path) && fixtures.has(beside))
            .orElseThrow(() -> input.needed("the path of a fixture that has a sidecar"));
    var read = Sidecar.read(sidecar, fixtures);
    var start = BareInput.read(fixtures.bytes(path), path, MEND, read);
    var known = new HashMap<JsonValue, String>(Map.of(start, "the locked input"));
    Grid.of(path, sidecar, fixtures)
        .neighbours()
        .forEach(neighbour -> known.put(neighbour.value(), "neighbour " + neighbour.name()));
    var lines = new ArrayList<String>();
    int refused = 0;
    for (JsonPlace candidate : json.member("candidates").items()) {
      var against = against(candidate.value(), read, known);
      var diff = Differences.words(start, candidate.value());
      if (against.isEmpty()) {
        lines.add("candidate " + lines.size() + " may come in: " + diff);
        known.put(candidate.value(), "candidate " + (lines.size() - 1));
      } else {
        refused++;
        lines.add("candidate " + lines.size() + " is refused, " + against + ": " + diff);
      }
    }
    return new Candidates(lines, refused);
  }

  private static String against(
      JsonValue candidate, Sidecar sidecar, Map<JsonValue, String> known) {
    for (Pointer output : sidecar.outputs()) {
      if (output.in(candidate).isPresent()) {
        return "it has the output " + VisibleText.of(output.text());
      }
    }
    var faults = sidecar.schema().faults(candidate);
    if (!faults.isEmpty()) {
      return "against the schema (" + faults.get(0) + ")";
    }
    var twin = known.get(candidate);
    return twin == null ? "" : "it is " + twin;
  }
}
