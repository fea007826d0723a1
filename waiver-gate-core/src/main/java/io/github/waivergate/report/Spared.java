package io.github.waivergate.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.freeze.QuarantinedInput;
import io.github.waivergate.gate.SparedProperty;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.witness.Counterexample;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What the ledger sets aside of false properties. */
final class Spared {
  private Spared() {}

  /** A line for each property. */
  static List<String> lines(Verdict verdict) {
    var lines = new ArrayList<String>();
    for (SparedProperty of : verdict.spared()) {
      lines.add(
          LogText.line(
              "set aside, no case and no pass: "
                  + of.property()
                  + " failed on example "
                  + of.examples().stream()
                      .map(example -> example.key().example().abbreviated())
                      .collect(Collectors.joining(", "))
                  + ", by "
                  + of.rows().stream()
                      .map(QuarantinedInput::id)
                      .distinct()
                      .collect(Collectors.joining(", "))));
    }
    return lines;
  }

  /** Writes {@code set_aside}, where there is any. */
  static void write(JsonGenerator json, Verdict verdict) throws IOException {
    if (verdict.spared().isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("set_aside");
    for (SparedProperty of : verdict.spared()) {
      json.writeStartObject();
      json.writeStringField("test_id", of.property().value());
      json.writeArrayFieldStart("examples");
      for (Counterexample example : of.examples()) {
        json.writeString(example.key().example().hex());
      }
      json.writeEndArray();
      json.writeArrayFieldStart("freezes");
      for (String id : of.rows().stream().map(QuarantinedInput::id).distinct().toList()) {
        json.writeString(id);
      }
      json.writeEndArray();
      json.writeBooleanField("counts_as_pass", false);
      json.writeEndObject();
    }
    json.writeEndArray();
  }
}
