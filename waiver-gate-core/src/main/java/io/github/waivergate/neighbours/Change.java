package io.github.waivergate.neighbours;

import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.lockfile.VisibleText;
import java.util.Optional;

/**
 * One thing that a neighbour has otherwise than the input.
 *
 * @param pointer where
 * @param was what the input has there
 * @param is what the neighbour has; empty where it has nothing
 */
record Change(Pointer pointer, JsonValue was, Optional<JsonValue> is) {

  /** The document with the change. */
  JsonValue in(JsonValue document) {
    return is.map(value -> pointer.replacedIn(document, value))
        .orElseGet(() -> pointer.removedFrom(document));
  }

  /** The change in one line. */
  String words() {
    var place = VisibleText.of(pointer.text());
    return is.map(value -> place + " is " + shown(value) + ", was " + shown(was))
        .orElseGet(() -> place + " is missing, was " + shown(was));
  }

  /** A value as a line may show it; what is long or has parts is counted. */
  static String shown(JsonValue value) {
    if (value instanceof Items array) {
      int size = array.items().size();
      return size == 1 ? "an array of 1 element" : "an array of " + size + " elements";
    }
    if (value instanceof Text text) {
      int length = text.text().codePointCount(0, text.text().length());
      return length <= 100 ? value.shown() : value.shown() + " of " + length + " characters";
    }
    return value.shown();
  }
}
