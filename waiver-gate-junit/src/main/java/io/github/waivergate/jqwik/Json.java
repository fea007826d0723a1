package io.github.waivergate.jqwik;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON as far as the files between gate and runner go: whole numbers are the only ones. */
sealed interface Json {

  record Text(String text) implements Json {}

  record Whole(long number) implements Json {}

  record Truth(boolean truth) implements Json {}

  record Nothing() implements Json {}

  record Items(List<Json> items) implements Json {
    public Items {
      items = List.copyOf(items);
    }

    static Items ofTexts(List<String> texts) {
      return new Items(texts.stream().<Json>map(Text::new).toList());
    }
  }

  record Members(Map<String, Json> members) implements Json {
    public Members {
      members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    static Members of(String key, Json value) {
      return new Members(Map.of(key, value));
    }
  }
}
