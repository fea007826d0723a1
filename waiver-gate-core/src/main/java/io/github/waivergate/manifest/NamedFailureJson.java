package io.github.waivergate.manifest;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonValue.Word;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.witness.Counterexample;
import io.github.waivergate.witness.FreezeKey;
import io.github.waivergate.witness.NamedFailure;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes and reads false properties that have witnesses: {@code named_failures} in a slice. */
final class NamedFailureJson {
  private static final Set<String> KEYS = Set.of("test_id", "examples", "against");
  private static final Set<String> EXAMPLE_KEYS =
      Set.of(
          "property_id",
          "example_sha256",
          "generator_hashes",
          "seeds_sha256",
          "seeds_prefix",
          "error_class");

  private NamedFailureJson() {}

  static void write(JsonGenerator json, List<NamedFailure> failures) throws IOException {
    json.writeArrayFieldStart("named_failures");
    for (NamedFailure failure : failures) {
      json.writeStartObject();
      json.writeStringField("test_id", failure.testId());
      json.writeArrayFieldStart("examples");
      for (Counterexample example : failure.examples()) {
        write(json, example);
      }
      json.writeEndArray();
      json.writeStringField("against", failure.against().orElse(null));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  static List<NamedFailure> read(JsonPlace json) throws EvidenceException {
    var failures = new ArrayList<NamedFailure>();
    for (JsonPlace failure : json.items()) {
      failure.requireKeys(KEYS);
      var examples = new ArrayList<Counterexample>();
      for (JsonPlace example : failure.member("examples").items()) {
        examples.add(example(example));
      }
      if (examples.isEmpty()) {
        throw failure.member("examples").needed("at least one example");
      }
      failures.add(
          new NamedFailure(
              filled(failure.member("test_id")), examples, textOrNull(failure.member("against"))));
    }
    return failures;
  }

  private static void write(JsonGenerator json, Counterexample example) throws IOException {
    json.writeStartObject();
    json.writeStringField("property_id", example.key().propertyId());
    json.writeStringField("example_sha256", example.key().example().hex());
    json.writeStringField("generator_hashes", example.key().generatorHashes().hex());
    json.writeStringField("seeds_sha256", example.seeds().hex());
    json.writeNumberField("seeds_prefix", example.prefix());
    json.writeStringField("error_class", example.errorClass());
    json.writeEndObject();
  }

  private static Counterexample example(JsonPlace json) throws EvidenceException {
    json.requireKeys(EXAMPLE_KEYS);
    return new Counterexample(
        new FreezeKey(
            filled(json.member("property_id")),
            ManifestReader.digest(json.member("example_sha256")),
            ManifestReader.digest(json.member("generator_hashes"))),
        ManifestReader.digest(json.member("seeds_sha256")),
        ManifestReader.number(json.member("seeds_prefix")),
        filled(json.member("error_class")));
  }

  private static String filled(JsonPlace json) throws EvidenceException {
    if (json.text().isEmpty()) {
      throw json.needed("a text");
    }
    return json.text();
  }

  private static Optional<String> textOrNull(JsonPlace json) throws EvidenceException {
    return json.value().equals(new Word("null")) ? Optional.empty() : Optional.of(json.text());
  }
}
