package io.github.waivergate.contract;

import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.lockfile.VisibleText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** What differs between two JSON documents, value by value; rows are told by their {@code id}. */
final class JsonWords {
  private final List<String> words = new ArrayList<>();

  private JsonWords() {}

  /** The words; none for a document that is gone. */
  static List<String> between(Optional<JsonValue> was, Optional<JsonValue> is) {
    var words = new JsonWords();
    is.ifPresent(now -> words.compare("the document", "", was.orElse(nothing(now)), now));
    return List.copyOf(words.words);
  }

  private static JsonValue nothing(JsonValue like) {
    return like instanceof Items ? new Items(List.of()) : new Members(Map.of());
  }

  private void compare(String name, String owner, JsonValue was, JsonValue is) {
    if (was instanceof Members before && is instanceof Members after) {
      compareMembers(owner, before.members(), after.members());
    } else if (was instanceof Items before && is instanceof Items after) {
      compareItems(name, before.items(), after.items());
    } else if (!was.equals(is)) {
      words.add("%s %s -> %s".formatted(name, was.shown(), is.shown()));
    }
  }

  private void compareMembers(
      String owner, Map<String, JsonValue> before, Map<String, JsonValue> after) {
    var keys = new TreeSet<String>(Utf8Order.COMPARATOR);
    keys.addAll(before.keySet());
    keys.addAll(after.keySet());
    for (String key : keys) {
      var shown = VisibleText.shortened(key);
      var name = owner.isEmpty() ? shown : shown + " of " + owner;
      compareOne(name, Optional.ofNullable(before.get(key)), Optional.ofNullable(after.get(key)));
    }
  }

  private void compareOne(String name, Optional<JsonValue> was, Optional<JsonValue> is) {
    if (is.isEmpty()) {
      words.add(name + " removed");
    } else if (was.isEmpty() && !(is.get() instanceof Items)) {
      words.add(name + " added: " + is.get().shown());
    } else {
      compare(name, name, was.orElse(nothing(is.get())), is.get());
    }
  }

  private void compareItems(String name, List<JsonValue> before, List<JsonValue> after) {
    var rowsBefore = rows(before);
    var rowsAfter = rows(after);
    if (rowsBefore.isPresent() && rowsAfter.isPresent()) {
      compareRows(rowsBefore.get(), rowsAfter.get());
    } else if (areSingle(before) && areSingle(after)) {
      compareSingle(name, before, after);
    } else {
      for (int i = 0; i < Math.max(before.size(), after.size()); i++) {
        compareOne(name + "/" + i, at(before, i), at(after, i));
      }
    }
  }

  private void compareRows(Map<String, JsonValue> before, Map<String, JsonValue> after) {
    var ids = new TreeSet<String>(Utf8Order.COMPARATOR);
    ids.addAll(before.keySet());
    ids.addAll(after.keySet());
    for (String id : ids) {
      var shown = VisibleText.shortened(id);
      var was = before.get(id);
      var is = after.get(id);
      if (was == null || is == null) {
        words.add("row " + shown + (was == null ? " added" : " removed"));
      } else {
        compare(shown, shown, was, is);
      }
    }
  }

  private void compareSingle(String name, List<JsonValue> before, List<JsonValue> after) {
    if (before.size() != after.size()) {
      words.add("%s has %d entries, had %d".formatted(name, after.size(), before.size()));
    }
    var more = surplus(after, before);
    var fewer = surplus(before, after);
    more.forEach(value -> words.add("%s: %s added".formatted(name, value.shown())));
    fewer.forEach(value -> words.add("%s: %s removed".formatted(name, value.shown())));
    if (more.isEmpty() && fewer.isEmpty() && !before.equals(after)) {
      words.add(name + " in another order");
    }
  }

  private static List<JsonValue> surplus(List<JsonValue> values, List<JsonValue> others) {
    var counts = new LinkedHashMap<JsonValue, Integer>();
    others.forEach(value -> counts.merge(value, 1, Integer::sum));
    return values.stream().filter(value -> counts.merge(value, -1, Integer::sum) < 0).toList();
  }

  /** The rows by their id, where each has one of its own. */
  private static Optional<Map<String, JsonValue>> rows(List<JsonValue> items) {
    var rows = new LinkedHashMap<String, JsonValue>();
    for (JsonValue item : items) {
      if (!(item instanceof Members row)
          || !(row.members().get("id") instanceof Text id)
          || rows.put(id.text(), item) != null) {
        return Optional.empty();
      }
    }
    return Optional.of(rows);
  }

  private static boolean areSingle(List<JsonValue> items) {
    return items.stream().noneMatch(item -> item instanceof Members || item instanceof Items);
  }

  private static Optional<JsonValue> at(List<JsonValue> items, int index) {
    return index < items.size() ? Optional.of(items.get(index)) : Optional.empty();
  }
}
