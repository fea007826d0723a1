package io.github.waivergate.inventory;

import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.replay.TestId;
import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One line of the inventory: the escaped id, a tab, the invocation count, a tab, the status.
 *
 * @param id the known id
 * @param entry how it ran when it was locked
 */
record InventoryLine(TestId id, Entry entry) {
  private static final Pattern COUNT = Pattern.compile("[1-9][0-9]{0,9}");

  static String of(TestId id, Entry entry) {
    return escapeId(id.value()) + "\t" + entry.invocations() + "\t" + entry.status().wireName();
  }

  /** Escapes an id; a leading {@code #} too, for the line would be a comment. */
  private static String escapeId(String id) {
    return id.startsWith("#") ? "\\" + escape(id) : escape(id);
  }

  static String escape(String text) {
    return text.replace("\\", "\\\\")
        .replace("\t", "\\t")
        .replace("\n", "\\n")
        .replace("\r", "\\r");
  }

  /** The text behind an escaped one; empty unless it is exactly what escaping would write. */
  static Optional<String> unescape(String escaped) {
    var text = new StringBuilder();
    for (int i = 0; i < escaped.length(); i++) {
      char c = escaped.charAt(i);
      if (c == '\\' && i + 1 < escaped.length()) {
        i++;
        char after = escaped.charAt(i);
        text.append(after == 't' ? '\t' : after == 'n' ? '\n' : after == 'r' ? '\r' : after);
      } else {
        text.append(c);
      }
    }
    return Optional.of(text.toString()).filter(read -> escape(read).equals(escaped));
  }

  static Optional<TestId> id(String escaped) {
    var id = escaped.startsWith("\\#") ? escaped.substring(1) : escaped;
    return unescape(id)
        .filter(text -> !text.isEmpty() && escapeId(text).equals(escaped))
        .map(TestId::new);
  }

  static Optional<Integer> count(String digits) {
    return Optional.of(digits)
        .filter(text -> COUNT.matcher(text).matches())
        .map(Long::valueOf)
        .filter(count -> count <= Integer.MAX_VALUE)
        .map(Long::intValue);
  }

  static Optional<Status> status(String word) {
    return Arrays.stream(Status.values()).filter(s -> s.wireName().equals(word)).findFirst();
  }
}
