package io.github.waivergate.neighbours;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.waivergate.json.JsonText;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Digits;
import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.json.JsonValue.Word;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Writes a value in the house form; numbers keep every digit they were read with. */
final class Document {
  private Document() {}

  static byte[] bytes(JsonValue value) {
    var bytes = new ByteArrayOutputStream();
    try {
      var json = JsonText.generator(bytes);
      write(json, value);
      JsonText.end(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(JsonGenerator json, JsonValue value) throws IOException {
    if (value instanceof Members object) {
      json.writeStartObject();
      for (var member : object.members().entrySet()) {
        json.writeFieldName(member.getKey());
        write(json, member.getValue());
      }
      json.writeEndObject();
    } else if (value instanceof Items array) {
      json.writeStartArray();
      for (JsonValue item : array.items()) {
        write(json, item);
      }
      json.writeEndArray();
    } else if (value instanceof Text text) {
      json.writeString(text.text());
    } else if (value instanceof Digits number) {
      json.writeNumber(number.digits());
    } else if (value instanceof Word word) {
      json.writeRawValue(word.word());
    }
  }
}
