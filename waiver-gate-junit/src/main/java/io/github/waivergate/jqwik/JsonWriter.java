package io.github.waivergate.jqwik;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes the house form for files, and the one canonical spelling that a digest is taken of. */
final class JsonWriter {
  private final StringBuilder out = new StringBuilder();
  private final boolean canonical;

  private JsonWriter(boolean canonical) {
    this.canonical = canonical;
  }

  /** RFC 8785 without numbers, which no two languages write alike. */
  static String canonical(Json json) {
    var writer = new JsonWriter(true);
    writer.value(json, "");
    return writer.out.toString();
  }

  /** UTF-8, LF, two spaces. */
  static byte[] file(Json json) {
    var writer = new JsonWriter(false);
    writer.value(json, "\n");
    return writer.out.append('\n').toString().getBytes(UTF_8);
  }

  private void value(Json json, String line) {
    if (json instanceof Json.Text text) {
      text(text.text());
    } else if (json instanceof Json.Members object) {
      // The RFC sorts by UTF-16 units, which is how Java compares texts.
      members(canonical ? new TreeMap<>(object.members()) : object.members(), line);
    } else if (json instanceof Json.Items array) {
      items(array.items(), line);
    } else if (json instanceof Json.Truth word) {
      out.append(word.truth());
    } else if (json instanceof Json.Whole whole) {
      if (canonical) {
        throw new IllegalArgumentException("a canonical value holds its numbers as texts");
      }
      out.append(whole.number());
    } else {
      out.append("null");
    }
  }

  private void members(Map<String, Json> members, String line) {
    var inner = canonical ? "" : line + "  ";
    var between = "{";
    for (var member : members.entrySet()) {
      out.append(between).append(inner);
      text(member.getKey());
      out.append(canonical ? ":" : ": ");
      value(member.getValue(), inner);
      between = ",";
    }
    out.append(members.isEmpty() ? "{}" : line + "}");
  }

  private void items(List<Json> items, String line) {
    var inner = canonical ? "" : line + "  ";
    var between = "[";
    for (Json item : items) {
      out.append(between).append(inner);
      value(item, inner);
      between = ",";
    }
    out.append(items.isEmpty() ? "[]" : line + "]");
  }

  private void text(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      int simple = "\"\\\b\t\n\f\r".indexOf(c);
      if (simple >= 0) {
        out.append('\\').append("\"\\btnfr".charAt(simple));
      } else if (c < ' ') {
        out.append("\\u00").append(Character.forDigit(c >> 4, 16));
        out.append(Character.forDigit(c & 15, 16));
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }
}
