package io.github.waivergate.neighbours;

import io.github.waivergate.json.JsonValue;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What each pointer of a sidecar changes in the input, one thing at a time.
 *
 * @param sidecarPath for a message
 * @param start the input without its outputs
 */
record PointerChanges(String sidecarPath, Sidecar sidecar, JsonValue start) {

  /** For each pointer its changes, in the order of the sidecar. */
  List<List<Change>> all() throws EvidenceException {
    var changes = new ArrayList<List<Change>>();
    for (Pointer pointer : sidecar.pointers()) {
      changes.add(mutations(pointer));
    }
    for (Pointer pointer : sidecar.optional()) {
      changes.add(List.of(missing(pointer)));
    }
    return changes;
  }

  private List<Change> mutations(Pointer pointer) throws EvidenceException {
    var was = standsAt(pointer);
    if (!Mutations.canChange(was)) {
      throw new EvidenceException(
          sidecarPath,
          "%s is %s in the input; a number, a text, an array, true or false can be mutated"
              .formatted(VisibleText.of(pointer.text()), was.shown()),
          "name the members of it in pointers, or name it in optional");
    }
    return Mutations.of(was).stream()
        .map(value -> new Change(pointer, was, Optional.of(value)))
        .toList();
  }

  private Change missing(Pointer pointer) throws EvidenceException {
    var was = standsAt(pointer);
    if (!pointer.isMemberOf(start)) {
      throw new EvidenceException(
          sidecarPath,
          VisibleText.of(pointer.text())
              + " is an element of an array; only members can be missing",
          "name the array in pointers");
    }
    return new Change(pointer, was, Optional.empty());
  }

  private JsonValue standsAt(Pointer pointer) throws EvidenceException {
    return pointer
        .in(start)
        .orElseThrow(
            () ->
                new EvidenceException(
                    sidecarPath,
                    VisibleText.of(pointer.text())
                        + " is not in the input, or is one of its outputs",
                    "correct the pointer"));
  }
}
