package io.github.waivergate.jqwik;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Writes a value so that a reader gets an equal one, or refuses: a closed list of types, each value
 * under its type's tag.
 */
final class SampleCodec {
  /** Two levels of JSON each, in a file that every reader takes up to 16 levels of. */
  private static final int DEEPEST = 6;

  private static final Comparator<Json> BY_BYTES =
      Comparator.comparing(
          json -> JsonWriter.canonical(json).getBytes(UTF_8), Arrays::compareUnsigned);

  private SampleCodec() {}

  static Json encode(@Nullable Object value) throws DeniedException {
    return encode(value, 0);
  }

  private static Json encode(@Nullable Object value, int depth) throws DeniedException {
    if (value == null) {
      return new Json.Nothing();
    } else if (value instanceof Boolean truth) {
      return new Json.Truth(truth);
    } else if (value instanceof String text) {
      return text(text);
    }
    var scalar = Scalar.of(value);
    if (scalar.isPresent()) {
      return scalar.get().encode(value);
    } else if (value instanceof Enum<?> constant) {
      return Json.Members.of(
          "enum:" + constant.getDeclaringClass().getName(), new Json.Text(constant.name()));
    } else if (depth == DEEPEST) {
      throw DeniedException.notSerialisable("nested deeper than " + DEEPEST);
    }
    return structure(value, depth + 1);
  }

  /** Not every text of Java is Unicode: half a surrogate pair has no bytes. */
  private static Json text(String text) {
    return UTF_8.newEncoder().canEncode(text)
        ? new Json.Text(text)
        : Json.Members.of("utf16", new Json.Text(toUtf16(text)));
  }

  private static Json structure(Object value, int depth) throws DeniedException {
    boolean ofTheJdk = value.getClass().getPackageName().equals("java.util");
    if (value instanceof List<?> list && ofTheJdk) {
      return Json.Members.of("list", items(list, depth));
    } else if (value instanceof Set<?> set && ofTheJdk) {
      var items = new ArrayList<>(items(set, depth).items());
      items.sort(BY_BYTES);
      return Json.Members.of("set", new Json.Items(items));
    } else if (value instanceof Map<?, ?> map && ofTheJdk) {
      return Json.Members.of("map", entries(map, depth));
    } else if (value instanceof Optional<?> optional) {
      return Json.Members.of("optional", items(optional.stream().toList(), depth));
    } else if (value.getClass().isArray()) {
      var items = new ArrayList<Json>();
      for (int i = 0; i < Array.getLength(value); i++) {
        items.add(encode(Array.get(value, i), depth));
      }
      return Json.Members.of(
          "array:" + value.getClass().getComponentType().getName(), new Json.Items(items));
    } else if (value instanceof Record record) {
      var parts = new LinkedHashMap<String, Json>();
      for (var part : RecordParts.of(record).entrySet()) {
        parts.put(part.getKey(), encode(part.getValue(), depth));
      }
      return Json.Members.of("record:" + record.getClass().getName(), new Json.Members(parts));
    }
    throw DeniedException.notSerialisable("a value of " + value.getClass().getName());
  }

  private static Json.Items items(Iterable<?> values, int depth) throws DeniedException {
    var items = new ArrayList<Json>();
    for (Object value : values) {
      items.add(encode(value, depth));
    }
    return new Json.Items(items);
  }

  private static Json.Items entries(Map<?, ?> map, int depth) throws DeniedException {
    var entries = new TreeMap<Json, Json>(BY_BYTES);
    for (var entry : map.entrySet()) {
      entries.put(encode(entry.getKey(), depth), encode(entry.getValue(), depth));
    }
    if (entries.size() < map.size()) {
      throw DeniedException.notSerialisable("a map with keys that are written alike");
    }
    var flat = new ArrayList<Json>();
    entries.forEach((key, value) -> flat.addAll(List.of(key, value)));
    return new Json.Items(flat);
  }

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

  private static String toUtf16(String text) {
    var hex = new StringBuilder();
    text.chars().forEach(unit -> hex.append(HexFormat.of().toHexDigits((char) unit)));
    return hex.toString();
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
