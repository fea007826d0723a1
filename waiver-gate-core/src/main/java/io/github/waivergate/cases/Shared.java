package io.github.waivergate.cases;

import java.util.HashMap;
import java.util.Map;

/** Gives equal values one object, so that many rows that say the same cost little. */
final class Shared<T> {
  /** Beyond this many different values a file repeats little, and remembering them costs more. */
  private static final int REMEMBERED = 1024;

  private final Map<T, T> values = new HashMap<>();

  /** The value, or the equal one that came before. */
  T of(T value) {
    var earlier = values.size() < REMEMBERED ? values.putIfAbsent(value, value) : values.get(value);
    return earlier == null ? value : earlier;
  }
}
