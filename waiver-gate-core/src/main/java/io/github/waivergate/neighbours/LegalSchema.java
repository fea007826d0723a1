package io.github.waivergate.neighbours;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SchemaId;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaValidatorsConfig;
import com.networknt.schema.SpecVersion.VersionFlag;
import com.networknt.schema.ValidationMessage;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A JSON Schema of draft 2020-12 that says which inputs are legal; it leads to no other file. */
final class LegalSchema {
  private static final String DRAFT = "https://json-schema.org/draft/2020-12/schema";
  private static final Set<String> REFERENCES = Set.of("$ref", "$dynamicRef");
  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS).build();
  private static final SchemaValidatorsConfig CONFIG =
      SchemaValidatorsConfig.builder().locale(Locale.ROOT).build();

  private final JsonSchema schema;

  private LegalSchema(JsonSchema schema) {
    this.schema = schema;
  }

  static LegalSchema of(JsonPlace place) throws EvidenceException {
    requireOwnDraft(place);
    requireNoWayOut(place, place.value());
    var node = node(place.value());
    var factory = JsonSchemaFactory.getInstance(VersionFlag.V202012);
    try {
      var faults =
          words(factory.getSchema(SchemaLocation.of(SchemaId.V202012), CONFIG).validate(node));
      if (!faults.isEmpty()) {
        throw place.refused("is no JSON Schema: " + faults.get(0));
      }
      var schema = factory.getSchema(node, CONFIG);
      schema.initializeValidators();
      return new LegalSchema(schema);
    } catch (RuntimeException e) {
      // The library has no one type for what it cannot use: a pattern, a reference, a cycle.
      throw place.refused("cannot be used: " + VisibleText.shortened(String.valueOf(e)));
    }
  }

  /** What is against the schema, in its own words; empty where the value is legal. */
  List<String> faults(JsonValue value) {
    return words(schema.validate(node(value)));
  }

  boolean admits(JsonValue value) {
    return schema.validate(node(value)).isEmpty();
  }

  private static void requireOwnDraft(JsonPlace place) throws EvidenceException {
    if (!(place.value() instanceof Members)) {
      throw place.needed("a JSON Schema, an object");
    }
    var draft = place.optional("$schema");
    if (draft.isPresent() && !draft.get().text().replaceFirst("#$", "").equals(DRAFT)) {
      throw draft.get().needed('"' + DRAFT + '"');
    }
  }

  /** A schema that is fetched from elsewhere is none that anybody has locked. */
  private static void requireNoWayOut(JsonPlace place, JsonValue value) throws EvidenceException {
    if (value instanceof Members object) {
      for (var member : object.members().entrySet()) {
        if (REFERENCES.contains(member.getKey())
            && member.getValue() instanceof Text way
            && !way.text().startsWith("#")) {
          throw place.refused(
              "%s leads to %s, out of the schema"
                  .formatted(member.getKey(), VisibleText.shortened(way.text())));
        }
        requireNoWayOut(place, member.getValue());
      }
    } else if (value instanceof Items array) {
      for (JsonValue item : array.items()) {
        requireNoWayOut(place, item);
      }
    }
  }

  private static List<String> words(Collection<ValidationMessage> messages) {
    return messages.stream()
        .map(message -> VisibleText.shortened(message.getMessage()))
        .sorted()
        .toList();
  }

  private static JsonNode node(JsonValue value) {
    try {
      return MAPPER.readTree(Document.bytes(value));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
