package io.github.waivergate.jqwik;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
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
final class SampleEncoder {
  /** Two levels of JSON each, in a file that every reader takes up to 16 levels of. */
  private static final int DEEPEST = 6;

  private static final Comparator<Json> BY_BYTES =
      Comparator.comparing(
          json -> JsonWriter.canonical(json).getBytes(UTF_8), Arrays::compareUnsigned);

  private SampleEncoder() {}

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

  private static String toUtf16(String text) {
    var hex = new StringBuilder();
    text.chars().forEach(unit -> hex.append(HexFormat.of().toHexDigits((char) unit)));
    return hex.toString();
  }
}
