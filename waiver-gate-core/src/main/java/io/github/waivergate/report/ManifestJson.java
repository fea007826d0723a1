package io.github.waivergate.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.cases.Instants;
import io.github.waivergate.json.JsonText;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.SealedRun;
import java.io.IOException;
import java.io.OutputStream;

/** Writes {@code replay.json}: what one replay ran, how it ended, and the digest of each report. */
public final class ManifestJson {
  private ManifestJson() {}

  /**
   * Writes the manifest of a sealed replay.
   *
   * @param project {@code groupId:artifactId:version} of the module
   */
  public static void write(OutputStream out, SealedReplay replay, String project)
      throws IOException {
    var json = JsonText.generator(out);
    json.writeStartObject();
    json.writeNumberField("index", replay.index());
    json.writeStringField("nonce", replay.nonce());
    json.writeStringField("project", project);
    json.writeStringField("started", Instants.format(replay.started()));
    json.writeStringField("finished", Instants.format(replay.finished()));
    json.writeArrayFieldStart("runs");
    for (SealedRun run : replay.runs()) {
      run(json, run);
    }
    json.writeEndArray();
    json.writeEndObject();
    JsonText.end(json);
  }

  private static void run(JsonGenerator json, SealedRun run) throws IOException {
    json.writeStartObject();
    json.writeStringField("execution", run.execution());
    json.writeStringField("said", run.said().orElse("all is well"));
    json.writeNumberField("tests", run.tests());
    json.writeNumberField("failed", run.failed());
    json.writeObjectFieldStart("reports");
    for (var report : run.reports().entrySet()) {
      json.writeStringField(report.getKey(), report.getValue().hex());
    }
    json.writeEndObject();
    json.writeEndObject();
  }
}
