package io.github.waivergate.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.manifest.RepetitionJson;
import io.github.waivergate.repetition.Repetition;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * How the merge base's tests were run against the patch: {@code base_suite} in the record.
 *
 * @param millis what the whole build took, of all modules together
 * @param repetition which tests of the module every replay ran; empty where nothing tells
 * @param byHand shell commands that repeat it
 */
public record BaseSuiteRun(long millis, Optional<Repetition> repetition, List<String> byHand) {

  public BaseSuiteRun {
    byHand = List.copyOf(byHand);
  }

  void write(JsonGenerator json) throws IOException {
    json.writeObjectFieldStart("base_suite");
    json.writeNumberField("seconds", Math.round(millis / 100.0) / 10.0);
    if (repetition.isPresent()) {
      RepetitionJson.write(json, repetition.get());
    }
    json.writeArrayFieldStart("by_hand");
    for (String command : byHand) {
      json.writeString(command);
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
