package io.github.waivergate.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.cases.FreezeJson;
import io.github.waivergate.classify.Tally;
import io.github.waivergate.gate.Row;
import io.github.waivergate.gate.Sensitivity;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.json.JsonText;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Replay;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** Writes {@code waiver.json}, the record of a verdict or of why there is none. */
public final class VerdictJson {
  private final JsonGenerator json;

  private VerdictJson(JsonGenerator json) {
    this.json = json;
  }

  /** Writes the record of a verdict. */
  public static void write(OutputStream out, Verdict verdict, Provenance provenance)
      throws IOException {
    var json = JsonText.generator(out);
    new VerdictJson(json).judged(verdict, provenance);
    JsonText.end(json);
  }

  /** Writes that nothing was judged, which blocks. */
  public static void writeUnjudged(
      OutputStream out, int minReplays, Finding reason, Provenance provenance) throws IOException {
    var json = JsonText.generator(out);
    new VerdictJson(json).unjudged(minReplays, reason, provenance);
    JsonText.end(json);
  }

  private void judged(Verdict verdict, Provenance provenance) throws IOException {
    var settings = verdict.input().settings();
    var fixtures = verdict.input().fixtures();
    json.writeStartObject();
    json.writeNumberField("min_replays", settings.minReplays());
    json.writeBooleanField("blocked", verdict.blocked());
    json.writeBooleanField("judged", true);
    json.writeBooleanField("review_ready", verdict.reviewReady());
    json.writeBooleanField("anchored", verdict.anchored());
    provenance(provenance);
    json.writeStringField("fixture_hash", fixtures.actual().hex());
    json.writeStringField("expected_fixture_hash", fixtures.locked().hex());
    json.writeNumberField("freeze_hours", settings.freezeHours());
    json.writeNumberField("quarantine_days", settings.quarantineDays());
    json.writeStringField("unstable", settings.unstable().wireName());
    strings("property_tests", settings.propertyTests());
    strings("deviations", settings.deviations());
    json.writeObjectFieldStart("counts");
    for (var count : verdict.counts().entrySet()) {
      json.writeNumberField(count.getKey().wireName(), count.getValue());
    }
    json.writeEndObject();
    replays(verdict.input().replays(), provenance.session().isPresent());
    sensitivity(Sensitivity.of(verdict.input().replays().size()));
    if (provenance.anchor().isPresent()) {
      PatchJson.write(json, provenance.anchor().get());
    }
    if (provenance.baseSuite().isPresent()) {
      provenance.baseSuite().get().write(json);
    }
    if (provenance.session().isPresent()) {
      SessionJson.write(json, provenance.session().get());
    }
    if (provenance.seeds().isPresent()) {
      SeedJson.write(json, provenance.seeds().get());
    }
    Countdown.write(json, verdict);
    Spared.write(json, verdict);
    findings(verdict.findings());
    strings("skipped", verdict.skipped().stream().map(Object::toString).toList());
    json.writeArrayFieldStart("rows");
    for (Row row : verdict.rows()) {
      row(row, provenance.module());
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void unjudged(int minReplays, Finding reason, Provenance provenance) throws IOException {
    json.writeStartObject();
    json.writeNumberField("min_replays", minReplays);
    json.writeBooleanField("blocked", true);
    json.writeBooleanField("judged", false);
    json.writeBooleanField("review_ready", false);
    json.writeBooleanField("anchored", false);
    provenance(provenance);
    if (provenance.anchor().isPresent()) {
      PatchJson.write(json, provenance.anchor().get());
    }
    findings(List.of(reason));
    json.writeArrayFieldStart("rows");
    json.writeEndArray();
    json.writeEndObject();
  }

  private void provenance(Provenance provenance) throws IOException {
    json.writeStringField("project", provenance.project());
    json.writeStringField("module", provenance.module());
    if (provenance.commit().isEmpty()) {
      json.writeNullField("commit");
    } else {
      json.writeStringField("commit", provenance.commit());
    }
    if (provenance.tree().isEmpty()) {
      json.writeNullField("tree");
    } else {
      json.writeStringField("tree", provenance.tree());
    }
    strings("engines", provenance.engines());
  }

  private void sensitivity(List<Sensitivity> chances) throws IOException {
    json.writeArrayFieldStart("sensitivity");
    for (Sensitivity chance : chances) {
      json.writeStartObject();
      json.writeNumberField("fails_percent", chance.failurePercent());
      json.writeNumberField("seen_as_mixed", Math.round(chance.mixed() * 10_000) / 10_000.0);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void replays(List<Replay> replays, boolean sealedHere) throws IOException {
    json.writeArrayFieldStart("replays");
    for (Replay replay : replays) {
      json.writeStartObject();
      json.writeStringField("directory", replay.directory());
      json.writeNumberField("reports", replay.reports());
      json.writeNumberField("test_ids", replay.observations().size());
      json.writeBooleanField("sealed", sealedHere);
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void findings(List<Finding> findings) throws IOException {
    json.writeArrayFieldStart("findings");
    for (Finding finding : findings) {
      json.writeStartObject();
      json.writeStringField("rule", finding.rule());
      json.writeStringField("place", finding.place());
      json.writeStringField("found", finding.found());
      json.writeStringField("mend", finding.mend());
      json.writeBooleanField("blocking", finding.blocking());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void row(Row row, String module) throws IOException {
    var classified = row.classified();
    var tally = Tally.of(row.result().outcomes());
    json.writeStartObject();
    json.writeStringField("test_id", classified.testId().value());
    json.writeStringField("class", classified.caseClass().wireName());
    if (row.freeze().isPresent()) {
      json.writeObjectFieldStart("freeze");
      FreezeJson.writeKeys(json, row.freeze().get());
      json.writeStringField("module", module);
      strings("invocations", row.failedInvocations());
      json.writeEndObject();
    } else {
      json.writeNullField("freeze");
    }
    json.writeStringField("evidence", classified.evidence());
    json.writeStringField("mend", classified.caseClass().mend());
    json.writeNumberField("replay_pass", tally.passed());
    json.writeNumberField("replay_total", tally.total());
    strings("failed_invocations", row.failedInvocations());
    strings("reasons", row.reasons());
    json.writeStringField("message", row.message());
    json.writeStringField("oracle", row.oracle().wireName());
    if (row.frozenBy().isPresent()) {
      json.writeStringField("frozen_by", row.frozenBy().get().id());
    } else {
      json.writeNullField("frozen_by");
    }
    json.writeEndObject();
  }

  private void strings(String field, List<String> values) throws IOException {
    json.writeArrayFieldStart(field);
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }
}
