package io.github.waivergate.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The one form of JSON in all files: UTF-8, LF, two spaces, scalars of a short array in line. */
public final class JsonText {
  private static final JsonFactory FACTORY =
      new JsonFactoryBuilder()
          // The stream belongs to whoever opened it.
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          // Half a document stays half, so that nobody takes it for a whole one.
          .disable(StreamWriteFeature.AUTO_CLOSE_CONTENT)
          .streamReadConstraints(
              StreamReadConstraints.builder().maxNestingDepth(16).maxStringLength(1 << 22).build())
          .build();

  private JsonText() {}

  /** Writes the house form; {@link #end} closes the document. */
  public static JsonGenerator generator(OutputStream out) throws IOException {
    // An encoder that reports: the library's own would write half a surrogate pair as it is.
    var utf8 = new OutputStreamWriter(out, StandardCharsets.UTF_8.newEncoder());
    return FACTORY.createGenerator(utf8).setPrettyPrinter(new HouseForm());
  }

  /** A whole document in the house form. */
  public static byte[] bytes(JsonValue document) {
    var out = new ByteArrayOutputStream();
    try {
      var json = generator(out);
      write(json, document);
      end(json);
    } catch (IOException e) {
      throw new AssertionError("memory is written without input or output", e);
    }
    return out.toByteArray();
  }

  private static void write(JsonGenerator json, JsonValue value) throws IOException {
    if (value instanceof JsonValue.Members object) {
      json.writeStartObject();
      for (var member : object.members().entrySet()) {
        json.writeFieldName(member.getKey());
        write(json, member.getValue());
      }
      json.writeEndObject();
    } else if (value instanceof JsonValue.Items array) {
      json.writeStartArray();
      for (JsonValue item : array.items()) {
        write(json, item);
      }
      json.writeEndArray();
    } else if (value instanceof JsonValue.Text text) {
      json.writeString(text.text());
    } else if (value instanceof JsonValue.Digits number) {
      json.writeNumber(number.digits());
    } else if (value instanceof JsonValue.Word word) {
      json.writeRawValue(word.word());
    }
  }

  /** Ends the document with a line feed and hands everything to the stream, which stays open. */
  public static void end(JsonGenerator json) throws IOException {
    json.writeRaw('\n');
    json.close();
  }

  /** Writes an array on one line: {@code [false, true]}. */
  public static void writeInLine(JsonGenerator json, List<Boolean> values) throws IOException {
    var form = (HouseForm) json.getPrettyPrinter();
    form.inLine(true);
    json.writeStartArray();
    for (boolean value : values) {
      json.writeBoolean(value);
    }
    json.writeEndArray();
    form.inLine(false);
  }

  /** Reads standard JSON: no comments, no other quotes, no trailing commas. */
  public static JsonParser parser(Reader reader) throws IOException {
    return FACTORY.createParser(reader);
  }
}
