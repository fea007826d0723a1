package io.github.waivergate.manifest;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.cases.Instants;
import io.github.waivergate.json.JsonText;
import io.github.waivergate.replay.SealedReplay;
import io.github.waivergate.replay.SealedRun;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** Writes {@code replay.json}: what one replay ran, how it ended, and the digest of each report. */
public final class ManifestJson {
  static final String ALL_IS_WELL = "all is well";

  private ManifestJson() {}

  /** The bytes of a sealed replay's manifest. */
  public static byte[] bytes(SealedReplay replay, Origin origin) {
    var bytes = new ByteArrayOutputStream();
    try {
      write(bytes, replay, origin);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Writes the manifest of a sealed replay. */
  public static void write(OutputStream out, SealedReplay replay, Origin origin)
      throws IOException {
    var json = JsonText.generator(out);
    json.writeStartObject();
    json.writeNumberField("index", replay.index());
    json.writeStringField("nonce", replay.nonce());
    write(json, origin);
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

  static void write(JsonGenerator json, Origin origin) throws IOException {
    json.writeStringField("project", origin.project());
    json.writeStringField("commit", origin.commit());
    json.writeStringField("tree", origin.tree());
    json.writeStringField("fixture_lock", origin.fixtureLock());
    json.writeArrayFieldStart("engines");
    for (String engine : origin.engines()) {
      json.writeString(engine);
    }
    json.writeEndArray();
    json.writeStringField("plugin", origin.plugin());
  }

  private static void run(JsonGenerator json, SealedRun run) throws IOException {
    json.writeStartObject();
    json.writeStringField("execution", run.execution());
    json.writeStringField("said", run.said().orElse(ALL_IS_WELL));
    json.writeNumberField("tests", run.tests());
    json.writeNumberField("failed", run.failed());
    json.writeObjectFieldStart("reports");
    for (var report : run.reports().entrySet()) {
      json.writeStringField(report.getKey(), report.getValue().hex());
    }
    json.writeEndObject();
    if (!run.receipts().isEmpty()) {
      json.writeObjectFieldStart("receipts");
      for (var receipts : run.receipts().entrySet()) {
        json.writeStringField(receipts.getKey(), receipts.getValue().hex());
      }
      json.writeEndObject();
    }
    json.writeEndObject();
  }
}
