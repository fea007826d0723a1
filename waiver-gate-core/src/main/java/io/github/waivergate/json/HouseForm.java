package io.github.waivergate.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import java.io.IOException;

/** Line breaks and spaces of {@link JsonText}; the library's own printer cannot mix both arrays. */
final class HouseForm implements PrettyPrinter {
  private int depth;
  private boolean inLine;

  /** Whether the arrays from here on stay on one line. */
  void inLine(boolean value) {
    inLine = value;
  }

  @Override
  public void writeRootValueSeparator(JsonGenerator json) throws IOException {
    json.writeRaw('\n');
  }

  @Override
  public void writeStartObject(JsonGenerator json) throws IOException {
    json.writeRaw('{');
    depth++;
  }

  @Override
  public void beforeObjectEntries(JsonGenerator json) throws IOException {
    breakLine(json);
  }

  @Override
  public void writeObjectFieldValueSeparator(JsonGenerator json) throws IOException {
    json.writeRaw(": ");
  }

  @Override
  public void writeObjectEntrySeparator(JsonGenerator json) throws IOException {
    json.writeRaw(',');
    breakLine(json);
  }

  @Override
  public void writeEndObject(JsonGenerator json, int entries) throws IOException {
    depth--;
    if (entries > 0) {
      breakLine(json);
    }
    json.writeRaw('}');
  }

  @Override
  public void writeStartArray(JsonGenerator json) throws IOException {
    json.writeRaw('[');
    depth++;
  }

  @Override
  public void beforeArrayValues(JsonGenerator json) throws IOException {
    if (!inLine) {
      breakLine(json);
    }
  }

  @Override
  public void writeArrayValueSeparator(JsonGenerator json) throws IOException {
    if (inLine) {
      json.writeRaw(", ");
    } else {
      json.writeRaw(',');
      breakLine(json);
    }
  }

  @Override
  public void writeEndArray(JsonGenerator json, int values) throws IOException {
    depth--;
    if (values > 0 && !inLine) {
      breakLine(json);
    }
    json.writeRaw(']');
  }

  private void breakLine(JsonGenerator json) throws IOException {
    json.writeRaw('\n');
    for (int i = 0; i < depth; i++) {
      json.writeRaw("  ");
    }
  }
}
