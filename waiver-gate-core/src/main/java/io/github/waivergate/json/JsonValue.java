package io.github.waivergate.json;

import io.github.waivergate.lockfile.VisibleText;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A whole JSON document as it was written: numbers keep their digits, objects their order. */
public sealed interface JsonValue {

  /** The value by the name of its kind, such as {@code a text}. */
  String kind();

  /** The value as one line of a message may show it. */
  default String shown() {
    return kind();
  }

  /** An object; no key is there twice. */
  record Members(Map<String, JsonValue> members) implements JsonValue {
    public Members {
      members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    @Override
    public String kind() {
      return "an object";
    }
  }

  /** An array. */
  record Items(List<JsonValue> items) implements JsonValue {
    public Items {
      items = List.copyOf(items);
    }

    @Override
    public String kind() {
      return "an array";
    }
  }

  /** A text of whole characters. */
  record Text(String text) implements JsonValue {
    @Override
    public String kind() {
      return "a text";
    }

    @Override
    public String shown() {
      return '"' + VisibleText.shortened(text) + '"';
    }
  }

  /** A number, in the digits of the file: 1, 1.0 and 1e0 are three. */
  record Digits(String digits) implements JsonValue {
    @Override
    public String kind() {
      return "a number";
    }

    @Override
    public String shown() {
      return VisibleText.shortened(digits);
    }
  }

  /** One of the words {@code true}, {@code false}, {@code null}. */
  record Word(String word) implements JsonValue {
    @Override
    public String kind() {
      return word;
    }
  }
}
