package io.github.waivergate.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.anchor.Anchor;
import io.github.waivergate.anchor.PatchPath;
import io.github.waivergate.oracle.OracleChange;
import java.io.IOException;

/** Writes what the patch changes and what it is judged at: {@code patch} in the record. */
final class PatchJson {
  private PatchJson() {}

  static void write(JsonGenerator json, Anchor anchor) throws IOException {
    json.writeObjectFieldStart("patch");
    json.writeStringField("base_ref", anchor.ref());
    json.writeStringField("base_tip", anchor.tip());
    json.writeStringField("merge_base", anchor.base());
    json.writeStringField("contract_digest", anchor.digest().hex());
    json.writeBooleanField("approved", anchor.approval().approved());
    json.writeArrayFieldStart("paths");
    for (PatchPath path : anchor.paths()) {
      json.writeStartObject();
      json.writeStringField("path", path.path());
      json.writeStringField("class", path.kind().wireName());
      json.writeStringField("rule", path.classified().rule());
      json.writeBooleanField("no_waiver", path.classified().noWaiver());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayFieldStart("oracle_diff");
    for (OracleChange change : anchor.oracle()) {
      json.writeStartObject();
      json.writeStringField("test_id", change.testId());
      json.writeStringField("path", change.path());
      json.writeNumberField("line", change.line());
      json.writeStringField("kind", change.kind().wireName());
      json.writeBooleanField("weakens", change.kind().weakens());
      json.writeStringField("words", change.words());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
