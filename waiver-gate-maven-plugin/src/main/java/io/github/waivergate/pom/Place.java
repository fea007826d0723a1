package io.github.waivergate.pom;

import io.github.waivergate.lockfile.VisibleText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where in a pom something is.
 *
 * @param names of the elements from below {@code project} down to it
 * @param steps the same way as a person would say it: plugins and their like by what identifies
 *     them
 */
record Place(List<String> names, List<String> steps) {
  static final Place PROJECT = new Place(List.of(), List.of());
  private static final int HEAD = 8;
  private static final int TAIL = 4;

  Place {
    names = List.copyOf(names);
    steps = List.copyOf(steps);
  }

  Place child(String name) {
    return child(name, name);
  }

  Place child(String name, String step) {
    return new Place(added(names, name), added(steps, step));
  }

  Place parent() {
    return new Place(names.subList(0, names.size() - 1), steps.subList(0, steps.size() - 1));
  }

  /** Whether it is a property of the project itself, and which. */
  Optional<String> property() {
    return names.size() == 2 && names.get(0).equals("properties")
        ? Optional.of(names.get(1))
        : Optional.empty();
  }

  String shown() {
    if (steps.isEmpty()) {
      return "project";
    }
    var parts = new ArrayList<String>();
    for (int i = 0; i < steps.size(); i++) {
      if (i < HEAD || i >= steps.size() - TAIL) {
        parts.add(VisibleText.shortened(steps.get(i)));
      } else if (i == HEAD) {
        parts.add("...");
      }
    }
    return String.join("/", parts);
  }

  private static List<String> added(List<String> list, String last) {
    var longer = new ArrayList<>(list);
    longer.add(last);
    return longer;
  }
}
