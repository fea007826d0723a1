package io.github.waivergate.inventory;

import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.replay.TestId;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** What a new inventory says differently, for the person who reviews it. */
final class InventoryChanges {
  private InventoryChanges() {}

  /** A line per id that differs, sorted by id, after a line for the engines where they differ. */
  static List<String> between(TestInventory before, TestInventory after) {
    var changes = new TreeMap<TestId, String>();
    before.entries().keySet().forEach(id -> changes.put(id, "removed: " + shown(id)));
    after
        .entries()
        .forEach(
            (id, entry) -> {
              var was = before.entries().get(id);
              if (was == null) {
                changes.put(id, "added: %s, %s".formatted(shown(id), described(entry)));
              } else if (was.equals(entry)) {
                changes.remove(id);
              } else {
                changes.put(id, "changed: %s, %s".formatted(shown(id), difference(was, entry)));
              }
            });
    var lines = new ArrayList<String>();
    if (!before.engines().equals(after.engines())) {
      lines.add("engines: %s, was %s".formatted(shown(after.engines()), shown(before.engines())));
    }
    lines.addAll(changes.values());
    return List.copyOf(lines);
  }

  private static String difference(Entry was, Entry is) {
    var parts = new ArrayList<String>();
    if (was.invocations() != is.invocations()) {
      parts.add(invocations(is) + ", was " + was.invocations());
    }
    if (was.status() != is.status()) {
      parts.add(is.status().wireName() + ", was " + was.status().wireName());
    }
    return String.join("; ", parts);
  }

  private static String described(Entry entry) {
    return invocations(entry) + ", " + entry.status().wireName();
  }

  private static String invocations(Entry entry) {
    return entry.invocations() == 1 ? "1 invocation" : entry.invocations() + " invocations";
  }

  private static String shown(TestId id) {
    return VisibleText.of(id.value());
  }

  private static String shown(List<String> engines) {
    return engines.isEmpty() ? "none" : VisibleText.of(String.join(", ", engines));
  }
}
