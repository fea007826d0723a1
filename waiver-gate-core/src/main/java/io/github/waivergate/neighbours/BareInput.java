package io.github.waivergate.neighbours;

import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;

/** A locked input as a property gets it: the outputs that it has recorded are not for it to see. */
final class BareInput {
  private BareInput() {}

  /**
   * Reads the input and leaves out what its sidecar calls output.
   *
   * @param bytes the input
   * @param input its path, for a message
   * @param mend what to do where it is no JSON
   */
  static JsonValue read(byte[] bytes, String input, String mend, Sidecar sidecar)
      throws EvidenceException {
    var document = JsonReader.read(bytes, input, mend).value();
    if (!(document instanceof Members)) {
      throw new EvidenceException(
          input, "holds " + document.shown() + ", needed is an object", "write one");
    }
    var bare = document;
    for (Pointer output : sidecar.outputs()) {
      if (output.in(document).isEmpty() || !output.isMemberOf(document)) {
        throw new EvidenceException(
            input,
            "has no member " + VisibleText.of(output.text()) + ", which its sidecar calls output",
            "correct outputs in the sidecar");
      }
      bare = output.removedFrom(bare);
    }
    var faults = sidecar.schema().faults(bare);
    if (!faults.isEmpty()) {
      throw new EvidenceException(
          input,
          "is against the schema without its outputs: " + faults.get(0),
          "correct the schema of the sidecar; it has to admit inputs without outputs");
    }
    return bare;
  }
}
