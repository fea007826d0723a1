package io.github.waivergate.jqwik;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes the value that {@link SampleEncoder} wrote, and refuses what it would not have written. */
final class SampleDecoder {
  private SampleDecoder() {}

  static @Nullable Object decode(Json json) throws DeniedException {
    if (json instanceof Json.Nothing) {
      return null;
    } else if (json instanceof Json.Truth word) {
      return word.truth();
    } else if (json instanceof Json.Text text) {
      return text.text();
    } else if (json instanceof Json.Members object && object.members().size() == 1) {
      var member = object.members().entrySet().iterator().next();
      return decode(member.getKey(), member.getValue());
    }
    throw DeniedException.differs("a value without one tag");
  }

  private static Object decode(String tag, Json value) throws DeniedException {
    int colon = tag.indexOf(':');
    var kind = colon < 0 ? tag : tag.substring(0, colon + 1);
    var type = tag.substring(colon + 1);
    if (value instanceof Json.Text text) {
      return switch (kind) {
        case "utf16" -> fromUtf16(text.text());
        case "enum:" -> NamedTypes.constant(type, text.text());
        default ->
            Scalar.tagged(tag)
                .orElseThrow(() -> DeniedException.differs("unknown tag " + tag))
                .decode(text.text());
      };
    } else if (value instanceof Json.Members parts && kind.equals("record:")) {
      var values = new HashMap<String, @Nullable Object>();
      for (var part : parts.members().entrySet()) {
        values.put(part.getKey(), decode(part.getValue()));
      }
      return RecordParts.toRecord(NamedTypes.record(type), values);
    } else if (value instanceof Json.Items array) {
      var items = new ArrayList<@Nullable Object>();
      for (Json item : array.items()) {
        items.add(decode(item));
      }
      return collection(kind, type, items);
    }
    throw DeniedException.differs("unknown tag " + tag);
  }

  private static Object collection(String kind, String type, List<@Nullable Object> items)
      throws DeniedException {
    return switch (kind) {
      case "list" -> items;
      case "set" -> new LinkedHashSet<>(items);
      case "map" -> map(items);
      case "array:" -> array(NamedTypes.component(type), items);
      case "optional" -> {
        if (items.size() > 1) {
          throw DeniedException.differs("an optional of " + items.size() + " values");
        }
        yield items.stream().findFirst();
      }
      default -> throw DeniedException.differs("unknown tag " + kind);
    };
  }

  private static Object map(List<@Nullable Object> items) throws DeniedException {
    if (items.size() % 2 == 1) {
      throw DeniedException.differs("a map whose last key has no value");
    }
    var map = new LinkedHashMap<@Nullable Object, @Nullable Object>();
    for (int i = 0; i < items.size(); i += 2) {
      map.put(items.get(i), items.get(i + 1));
    }
    return map;
  }

  private static Object array(Class<?> component, List<@Nullable Object> items)
      throws DeniedException {
    var array = Array.newInstance(component, items.size());
    try {
      for (int i = 0; i < items.size(); i++) {
        Array.set(array, i, items.get(i));
      }
    } catch (IllegalArgumentException | NullPointerException e) {
      throw DeniedException.differs("an array of " + component.getName() + " with other values");
    }
    return array;
  }

  private static String fromUtf16(String hex) throws DeniedException {
    if (!hex.matches("([0-9a-f]{4})+")) {
      throw DeniedException.differs("no UTF-16 in hex: " + hex);
    }
    var text = new StringBuilder();
    for (int i = 0; i < hex.length(); i += 4) {
      text.append((char) Integer.parseInt(hex.substring(i, i + 4), 16));
    }
    return text.toString();
  }
}
