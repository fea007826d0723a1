package io.github.waivergate.neighbours;

import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A JSON pointer to a part of a document.
 *
 * @param text as it was written, such as {@code /lines/0/cents}
 * @param steps the way, unescaped
 */
record Pointer(String text, List<String> steps) {
  private static final Pattern SHAPE = Pattern.compile("(/([^~/]|~[01])*)+", Pattern.DOTALL);
  private static final Pattern INDEX = Pattern.compile("0|[1-9][0-9]{0,8}");

  Pointer {
    steps = List.copyOf(steps);
  }

  static Pointer of(JsonPlace place) throws EvidenceException {
    var text = place.text();
    if (!SHAPE.matcher(text).matches()) {
      throw place.needed("a JSON pointer such as /lines/0/cents");
    }
    var steps = new ArrayList<String>();
    for (String step : text.substring(1).split("/", -1)) {
      steps.add(step.replace("~1", "/").replace("~0", "~"));
    }
    return new Pointer(text, steps);
  }

  /** What stands there, where anything does. */
  Optional<JsonValue> in(JsonValue document) {
    var value = Optional.of(document);
    for (String step : steps) {
      value = value.flatMap(at -> child(at, step));
    }
    return value;
  }

  /** Whether one of the two is a part of the other. */
  boolean overlaps(Pointer other) {
    int shared = Math.min(steps.size(), other.steps.size());
    return steps.subList(0, shared).equals(other.steps.subList(0, shared));
  }

  /** Whether a member of an object is meant: an element cannot go without moving others. */
  boolean isMemberOf(JsonValue document) {
    return parent().in(document).filter(Members.class::isInstance).isPresent();
  }

  /** The document with another value there. */
  JsonValue replacedIn(JsonValue document, JsonValue value) {
    return edited(document, 0, value);
  }

  /** The document without the member there. */
  JsonValue removedFrom(JsonValue document) {
    return edited(document, 0, null);
  }

  private Pointer parent() {
    return new Pointer(text, steps.subList(0, steps.size() - 1));
  }

  private JsonValue edited(JsonValue at, int depth, @Nullable JsonValue value) {
    var step = steps.get(depth);
    boolean last = depth == steps.size() - 1;
    if (at instanceof Members object) {
      var members = new LinkedHashMap<>(object.members());
      if (!last) {
        members.computeIfPresent(step, (key, child) -> edited(child, depth + 1, value));
      } else if (value == null) {
        members.remove(step);
      } else {
        members.replace(step, value);
      }
      return new Members(members);
    }
    if (at instanceof Items array && child(at, step).isPresent()) {
      var items = new ArrayList<>(array.items());
      int index = Integer.parseInt(step);
      if (!last) {
        items.set(index, edited(items.get(index), depth + 1, value));
      } else if (value != null) {
        items.set(index, value);
      }
      return new Items(items);
    }
    return at;
  }

  private static Optional<JsonValue> child(JsonValue at, String step) {
    if (at instanceof Members object) {
      return Optional.ofNullable(object.members().get(step));
    }
    if (at instanceof Items array && INDEX.matcher(step).matches()) {
      int index = Integer.parseInt(step);
      return index < array.items().size()
          ? Optional.of(array.items().get(index))
          : Optional.empty();
    }
    return Optional.empty();
  }
}
