package io.github.waivergate.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.witness.ReviewNote;
import io.github.waivergate.witness.SeedStep;
import io.github.waivergate.witness.WitnessCase;
import java.io.IOException;

/** Writes how the properties fared on the checked-in seeds: {@code seeds} and {@code witnesses}. */
final class SeedJson {
  private SeedJson() {}

  static void write(JsonGenerator json, SeedStep step) throws IOException {
    var seeds = step.seeds();
    json.writeObjectFieldStart("seeds");
    json.writeStringField("sha256", seeds.digest().hex());
    json.writeNumberField("listed", seeds.seeds().size());
    json.writeNumberField("prefix", seeds.budget());
    json.writeNumberField("tries", seeds.tries());
    json.writeNumberField("shrink_steps", seeds.shrinkSteps());
    json.writeNumberField("clean_replays", seeds.cleanReplays());
    json.writeStringField("flips", seeds.flips().wireName());
    json.writeArrayFieldStart("proven");
    for (String property : step.proven()) {
      json.writeString(property);
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeArrayFieldStart("witnesses");
    for (WitnessCase witness : step.witnesses()) {
      write(json, witness);
    }
    json.writeEndArray();
  }

  private static void write(JsonGenerator json, WitnessCase found) throws IOException {
    var witness = found.witness();
    json.writeStartObject();
    json.writeStringField("property_id", witness.propertyId());
    json.writeStringField("example_sha256", witness.example().hex());
    json.writeStringField("generator_hashes", witness.generatorHashes().hex());
    json.writeStringField("runner", witness.runner());
    json.writeStringField("seed", Long.toString(witness.seed()));
    json.writeStringField("error_class", witness.errorClass());
    json.writeNumberField("shrink_steps", witness.shrinkSteps());
    json.writeBooleanField("flipping", witness.flipping());
    json.writeStringField("verdict", found.verdict().wireName());
    json.writeStringField("evidence", found.verdict().evidence());
    json.writeStringField("mend", found.verdict().mend());
    json.writeStringField("repeat", found.command());
    json.writeObjectFieldStart("review_note");
    json.writeBooleanField("open", found.note().open());
    json.writeArrayFieldStart("facts");
    for (ReviewNote.Fact fact : found.note().facts()) {
      json.writeStartObject();
      json.writeStringField("fact", fact.fact());
      json.writeBooleanField("holds", fact.holds());
      json.writeStringField("evidence", fact.evidence());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndObject();
  }
}
