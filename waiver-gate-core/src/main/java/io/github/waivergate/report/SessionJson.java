package io.github.waivergate.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.SealedRun;
import java.io.IOException;

/** Writes how the gate ran the replays of a module: {@code replay_session} in the record. */
final class SessionJson {
  private SessionJson() {}

  static void write(JsonGenerator json, ReplaySession session) throws IOException {
    json.writeObjectFieldStart("replay_session");
    json.writeNumberField("planned", session.planned());
    json.writeNumberField("threads", session.threads());
    json.writeStringField("stopped_at", session.stop().wireName());
    if (session.propertyStep().isPresent()) {
      json.writeFieldName("property_step");
      run(json, session.propertyStep().get());
    } else {
      json.writeNullField("property_step");
    }
    json.writeArrayFieldStart("replays");
    for (SealedReplay replay : session.replays()) {
      run(json, replay);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void run(JsonGenerator json, SealedReplay replay) throws IOException {
    json.writeStartObject();
    json.writeNumberField("index", replay.index());
    json.writeStringField("nonce", replay.nonce());
    json.writeNumberField("millis", replay.duration().toMillis());
    json.writeArrayFieldStart("executions");
    for (SealedRun run : replay.runs()) {
      json.writeStartObject();
      json.writeStringField("execution", run.execution());
      json.writeStringField("said", run.said().orElse("all is well"));
      json.writeNumberField("tests", run.tests());
      json.writeNumberField("failed", run.failed());
      json.writeNumberField("reports", run.reports().size());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
