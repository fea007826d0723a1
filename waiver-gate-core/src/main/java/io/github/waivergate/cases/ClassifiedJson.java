package io.github.waivergate.cases;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.classify.Classified;
import io.github.waivergate.classify.Classified.UnstableAssertion;
import io.github.waivergate.freeze.FreezeProposal;
import io.github.waivergate.json.JsonText;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.time.Instant;

/**
 * Writes {@code waiver.json} as the goal {@code classify} has it, with nothing of our own added.
 *
 * @param now when the proposals are issued
 * @param lifetime how long they last
 */
record ClassifiedJson(Instant now, Duration lifetime) {

  /** Writes the verdict; the stream stays open. */
  void write(OutputStream out, ClassifiedCases cases) throws IOException {
    try (var json = JsonText.generator(out)) {
      json.writeStartObject();
      json.writeNumberField("min_replays", cases.minReplays());
      json.writeBooleanField("blocked", cases.blocked());
      json.writeArrayFieldStart("rows");
      for (Classified row : cases.rows()) {
        writeRow(json, row);
      }
      json.writeEndArray();
      json.writeEndObject();
      JsonText.end(json);
    }
  }

  private void writeRow(JsonGenerator json, Classified row) throws IOException {
    json.writeStartObject();
    json.writeStringField("test_id", row.testId().value());
    json.writeStringField("class", row.caseClass().wireName());
    if (row instanceof UnstableAssertion unstable) {
      json.writeObjectFieldStart("freeze");
      FreezeJson.writeKeys(json, FreezeProposal.of(unstable, now, lifetime));
      json.writeEndObject();
    } else {
      json.writeNullField("freeze");
    }
    json.writeEndObject();
  }
}
