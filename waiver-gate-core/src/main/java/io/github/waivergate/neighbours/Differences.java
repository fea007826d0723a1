package io.github.waivergate.neighbours;

import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.lockfile.VisibleText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;

/** Says in words in what one document differs from another. */
final class Differences {
  private static final int MOST = 10;

  private final List<String> words = new ArrayList<>();

  private Differences() {}

  /** All differences in one line, in the order of the first document. */
  static String words(JsonValue was, JsonValue is) {
    var differences = new Differences();
    differences.compare("", was, is);
    var words = differences.words;
    if (words.isEmpty()) {
      return "no difference";
    }
    return words.size() <= MOST
        ? String.join("; ", words)
        : String.join("; ", words.subList(0, MOST)) + "; and " + (words.size() - MOST) + " more";
  }

  private void compare(String pointer, JsonValue was, JsonValue is) {
    if (was instanceof Members left && is instanceof Members right) {
      var keys = new LinkedHashSet<>(left.members().keySet());
      keys.addAll(right.members().keySet());
      for (String key : keys) {
        var below = pointer + "/" + key.replace("~", "~0").replace("/", "~1");
        var one = left.members().get(key);
        var other = right.members().get(key);
        if (one == null && other != null) {
          words.add(VisibleText.of(below) + " is new: " + Change.shown(other));
        } else if (one != null && other == null) {
          words.add(VisibleText.of(below) + " is missing, was " + Change.shown(one));
        } else if (one != null && other != null) {
          compare(below, one, other);
        }
      }
    } else if (was instanceof Items left
        && is instanceof Items right
        && left.items().size() == right.items().size()) {
      for (int i = 0; i < left.items().size(); i++) {
        compare(pointer + "/" + i, left.items().get(i), right.items().get(i));
      }
    } else if (!was.equals(is)) {
      var place = pointer.isEmpty() ? "the whole document" : VisibleText.of(pointer);
      words.add(place + " is " + Change.shown(is) + ", was " + Change.shown(was));
    }
  }
}
