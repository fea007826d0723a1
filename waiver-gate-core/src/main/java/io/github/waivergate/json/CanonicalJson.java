package io.github.waivergate.json;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.json.JsonValue.Digits;
import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.refusal.EvidenceException;
import java.util.Set;
import java.util.TreeSet;

/**
 * The one spelling of a value that a digest is taken of: RFC 8785 without numbers, which no two
 * languages write alike.
 */
public final class CanonicalJson {
  private final StringBuilder out = new StringBuilder();

  private CanonicalJson() {}

  /** The bytes of a value. */
  public static byte[] bytes(JsonPlace place) throws EvidenceException {
    var json = new CanonicalJson();
    json.write(place);
    return json.out.toString().getBytes(UTF_8);
  }

  private void write(JsonPlace place) throws EvidenceException {
    var value = place.value();
    if (value instanceof Digits) {
      throw place.needed("a text that holds the number");
    } else if (value instanceof Members object) {
      // The RFC sorts by UTF-16 units, which is how Java compares texts.
      writeObject(place, new TreeSet<>(object.members().keySet()));
    } else if (value instanceof Items) {
      writeArray(place);
    } else if (value instanceof Text text) {
      writeText(text.text());
    } else {
      out.append(value.kind());
    }
  }

  private void writeObject(JsonPlace place, Set<String> keys) throws EvidenceException {
    var between = "{";
    for (String key : keys) {
      out.append(between);
      writeText(key);
      out.append(':');
      write(place.member(key));
      between = ",";
    }
    out.append(keys.isEmpty() ? "{}" : "}");
  }

  private void writeArray(JsonPlace place) throws EvidenceException {
    out.append('[');
    var between = "";
    for (JsonPlace item : place.items()) {
      out.append(between);
      write(item);
      between = ",";
    }
    out.append(']');
  }

  private void writeText(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\b' -> out.append("\\b");
        case '\t' -> out.append("\\t");
        case '\n' -> out.append("\\n");
        case '\f' -> out.append("\\f");
        case '\r' -> out.append("\\r");
        default -> {
          if (c < ' ') {
            out.append("\\u00").append(Character.forDigit(c >> 4, 16));
            out.append(Character.forDigit(c & 15, 16));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}
