package io.github.waivergate.neighbours;

import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What {@code <name>.neighbours.json} says of a locked input.
 *
 * @param outputs what is removed from every neighbour: expected results are not mutated
 * @param pointers what is mutated
 * @param optional what may be missing
 * @param schema which inputs are legal
 * @param least how many neighbours there are at least
 * @param greatest how many there are at most
 * @param mustFail inputs on which the property has to fail
 * @param extra further neighbours, whole, that a person has let in
 */
record Sidecar(
    List<Pointer> outputs,
    List<Pointer> pointers,
    List<Pointer> optional,
    LegalSchema schema,
    int least,
    int greatest,
    List<JsonPlace> mustFail,
    List<JsonPlace> extra) {
  private static final String MEND = "write it as docs/neighbours.md shows, and lock it again";
  private static final int MOST = 10_000;
  private static final String INPUT = ".json";
  private static final String SIDECAR = ".neighbours.json";
  private static final Set<String> KEYS =
      Set.of(
          "outputs", "pointers", "optional", "schema", "least", "greatest", "must_fail", "extra");

  Sidecar {
    outputs = List.copyOf(outputs);
    pointers = List.copyOf(pointers);
    optional = List.copyOf(optional);
    mustFail = List.copyOf(mustFail);
    extra = List.copyOf(extra);
  }

  /** Where the sidecar of an input lies; empty for what can have none. */
  static Optional<String> pathOf(String input) {
    return input.endsWith(INPUT) && !input.endsWith(SIDECAR)
        ? Optional.of(input.substring(0, input.length() - INPUT.length()) + SIDECAR)
        : Optional.empty();
  }

  /** The input that a sidecar belongs to; empty for any other file. */
  static Optional<String> inputOf(String path) {
    return path.endsWith(SIDECAR)
        ? Optional.of(path.substring(0, path.length() - SIDECAR.length()) + INPUT)
        : Optional.empty();
  }

  /** Reads a sidecar, and the schema that it names. */
  static Sidecar read(String path, Fixtures fixtures) throws EvidenceException {
    var json = JsonReader.read(fixtures.bytes(path), path, MEND);
    json.requireKeys(KEYS);
    int least = number(json.member("least"));
    var greatest = json.member("greatest");
    if (number(greatest) < least) {
      throw greatest.refused("is " + number(greatest) + ", least is " + least);
    }
    return new Sidecar(
        pointers(json.member("outputs")),
        pointers(json.member("pointers")),
        pointers(json.optional("optional")),
        LegalSchema.of(schema(path, json.member("schema"), fixtures)),
        least,
        number(greatest),
        objects(json.optional("must_fail")),
        objects(json.optional("extra")));
  }

  private static JsonPlace schema(String sidecar, JsonPlace place, Fixtures fixtures)
      throws EvidenceException {
    if (place.value() instanceof Members) {
      return place;
    }
    var path = below(sidecar, place);
    return JsonReader.read(
        fixtures.bytes(path), path, "write a JSON Schema of draft 2020-12, and lock it again");
  }

  /** A path from the directory of the sidecar, which may not leave the module. */
  private static String below(String sidecar, JsonPlace place) throws EvidenceException {
    var parts = new ArrayList<>(List.of(sidecar.split("/", -1)));
    parts.remove(parts.size() - 1);
    for (String part : place.text().split("/", -1)) {
      if (part.equals("..") && !parts.isEmpty()) {
        parts.remove(parts.size() - 1);
      } else if (part.isEmpty() || part.equals(".") || part.equals("..")) {
        throw place.needed("a path from the directory of the sidecar, within the module");
      } else {
        parts.add(part);
      }
    }
    return String.join("/", parts);
  }

  private static List<Pointer> pointers(Optional<JsonPlace> place) throws EvidenceException {
    return place.isPresent() ? pointers(place.get()) : List.of();
  }

  private static List<Pointer> pointers(JsonPlace place) throws EvidenceException {
    var pointers = new ArrayList<Pointer>();
    var seen = new HashSet<String>();
    for (JsonPlace item : place.items()) {
      if (!seen.add(item.text())) {
        throw item.refused("is there twice: " + item.value().shown());
      }
      pointers.add(Pointer.of(item));
    }
    return pointers;
  }

  private static List<JsonPlace> objects(Optional<JsonPlace> place) throws EvidenceException {
    if (place.isEmpty()) {
      return List.of();
    }
    for (JsonPlace item : place.get().items()) {
      if (!(item.value() instanceof Members)) {
        throw item.needed("an object, a whole input");
      }
    }
    return place.get().items();
  }

  private static int number(JsonPlace place) throws EvidenceException {
    var shown = place.value().shown();
    if (shown.matches("[1-9][0-9]{0,4}") && Integer.parseInt(shown) <= MOST) {
      return Integer.parseInt(shown);
    }
    throw place.needed("a whole number from 1 to " + MOST);
  }
}
