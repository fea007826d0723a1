package io.github.waivergate.manifest;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.repetition.Repetition;
import io.github.waivergate.repetition.Repetition.Scope;
import java.io.IOException;
import java.util.List;
import java.util.Set;

/** Writes and reads how often the tests of a module were run: {@code repetition} in records. */
public final class RepetitionJson {
  private static final Set<String> KEYS = Set.of("scope", "repeated", "once", "because");

  private RepetitionJson() {}

  /** Writes the field {@code repetition}. */
  public static void write(JsonGenerator json, Repetition repetition) throws IOException {
    json.writeObjectFieldStart("repetition");
    json.writeStringField("scope", repetition.scope().wireName());
    texts(json, "repeated", repetition.repeated());
    texts(json, "once", repetition.once());
    texts(json, "because", repetition.because());
    json.writeEndObject();
  }

  /** Reads its value as strictly as it is written. */
  static Repetition read(JsonPlace json) throws EvidenceException {
    json.requireKeys(KEYS);
    try {
      return new Repetition(
          scope(json.member("scope")),
          ManifestReader.texts(json.member("repeated")),
          ManifestReader.texts(json.member("once")),
          ManifestReader.texts(json.member("because")));
    } catch (IllegalArgumentException e) {
      throw json.refused("contradicts itself: " + e.getMessage());
    }
  }

  private static Scope scope(JsonPlace json) throws EvidenceException {
    for (Scope scope : Scope.values()) {
      if (scope.wireName().equals(json.text())) {
        return scope;
      }
    }
    throw json.needed("one of everything, chosen, not_affected");
  }

  private static void texts(JsonGenerator json, String field, List<String> texts)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (String text : texts) {
      json.writeString(text);
    }
    json.writeEndArray();
  }
}
