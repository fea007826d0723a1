package io.github.waivergate.cases;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.classify.CaseResult;
import io.github.waivergate.json.JsonText;
import io.github.waivergate.replay.Outcome;
import java.io.IOException;
import java.io.OutputStream;

/** Writes {@code cases.json}, so that another program can check the classes. */
public final class CasesWriter {
  private CasesWriter() {}

  /** Writes the rows in the order given; the stream stays open. */
  public static void write(OutputStream out, Iterable<CaseResult> cases) throws IOException {
    try (var json = JsonText.generator(out)) {
      json.writeStartArray();
      for (CaseResult row : cases) {
        writeRow(json, row);
      }
      json.writeEndArray();
      JsonText.end(json);
    }
  }

  private static void writeRow(JsonGenerator json, CaseResult row) throws IOException {
    json.writeStartObject();
    json.writeStringField(CaseKey.TEST_ID.wireName(), row.testId().value());
    json.writeBooleanField(CaseKey.PROPERTY_OK.wireName(), row.falsified().isEmpty());
    json.writeStringField(CaseKey.FIXTURE_HASH.wireName(), row.actualFixture());
    json.writeStringField(CaseKey.EXPECTED_FIXTURE_HASH.wireName(), row.lockedFixture());
    json.writeFieldName(CaseKey.OUTCOMES.wireName());
    JsonText.writeInLine(
        json, row.outcomes().stream().map(outcome -> outcome == Outcome.PASSED).toList());
    json.writeBooleanField(CaseKey.KNOWN_TEST.wireName(), row.known());
    json.writeEndObject();
  }
}
