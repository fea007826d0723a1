package io.github.waivergate.pom;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Finds every difference between two trees of elements.
 *
 * <p>Elements of different names have no order among them; those of one name have.
 */
final class Differences {
  private final Home base;
  private final Home patch;
  private final List<Difference> found = new ArrayList<>();

  private Differences(Home base, Home patch) {
    this.base = base;
    this.patch = patch;
  }

  static List<Difference> between(PomElement was, Home base, PomElement is, Home patch) {
    var differences = new Differences(base, patch);
    differences.inside(Place.PROJECT, was, is);
    return List.copyOf(differences.found);
  }

  private void inside(Place place, PomElement was, PomElement is) {
    for (String name :
        union(was.attributes().keySet().stream(), is.attributes().keySet().stream())) {
      text(
          new Spot(place.child("@" + name), was, is),
          was.attributes().get(name),
          is.attributes().get(name));
    }
    for (String name : union(names(was), names(is))) {
      group(new Spot(place.child(name), was, is), name, children(was, name), children(is, name));
    }
  }

  private void group(Spot spot, String name, List<PomElement> was, List<PomElement> is) {
    var parent = spot.parentName();
    if (Identity.tells(parent, was) && Identity.tells(parent, is)) {
      identified(spot, name, was, is);
    } else if (was.size() <= 1 && is.size() <= 1) {
      pair(spot, first(was), first(is));
    } else if (Stream.concat(was.stream(), is.stream()).allMatch(PomElement::isLeaf)) {
      if (!same(was, is)) {
        add(spot, Words.of(was), Words.of(is));
      }
    } else {
      for (int i = 0; i < Math.max(was.size(), is.size()); i++) {
        pair(spot.sibling(name, name + "[" + (i + 1) + "]"), at(was, i), at(is, i));
      }
    }
  }

  private void identified(Spot spot, String name, List<PomElement> was, List<PomElement> is) {
    Function<PomElement, String> identity = element -> Identity.of(spot.parentName(), element);
    Map<String, PomElement> before = was.stream().collect(Collectors.toMap(identity, one -> one));
    Map<String, PomElement> after = is.stream().collect(Collectors.toMap(identity, one -> one));
    for (String key : union(before.keySet().stream(), after.keySet().stream())) {
      pair(spot.sibling(name, key), before.get(key), after.get(key));
    }
    var orderBefore = was.stream().map(identity).filter(after::containsKey).toList();
    var orderAfter = is.stream().map(identity).filter(before::containsKey).toList();
    if (!orderBefore.equals(orderAfter)) {
      add(
          spot.parent(),
          "order " + String.join(", ", orderBefore),
          "order " + String.join(", ", orderAfter));
    }
  }

  private void pair(Spot spot, @Nullable PomElement was, @Nullable PomElement is) {
    if (was == null || is == null) {
      add(
          spot,
          was == null ? PomChange.ABSENT : Words.text(Words.of(was)),
          is == null ? PomChange.ABSENT : Words.text(Words.of(is)));
    } else if (was.isLeaf() && is.isLeaf()) {
      text(spot, was.text(), is.text());
    } else if (was.isLeaf() || is.isLeaf() || !same(was.text(), is.text())) {
      add(spot, Words.text(Words.of(was)), Words.text(Words.of(is)));
    } else {
      inside(spot.place(), was, is);
    }
  }

  private void text(Spot spot, @Nullable String was, @Nullable String is) {
    if (was == null || is == null || !same(was, is)) {
      add(
          spot,
          was == null ? PomChange.ABSENT : Words.text(was),
          is == null ? PomChange.ABSENT : Words.text(is));
    }
  }

  private boolean same(List<PomElement> was, List<PomElement> is) {
    return was.stream()
            .map(one -> base.marked(one.text()))
            .toList()
            .equals(is.stream().map(one -> patch.marked(one.text())).toList())
        || was.equals(is);
  }

  private boolean same(String was, String is) {
    return was.equals(is) || base.marked(was).equals(patch.marked(is));
  }

  private void add(Spot spot, String was, String is) {
    var before = base.relative(was);
    var after = patch.relative(is);
    // An absolute path and the relative one that it is shown as are still two things.
    var words = before.equals(after) ? Words.of(was, is) : Words.of(before, after);
    found.add(new Difference(spot.place(), spot.was(), spot.is(), words.base(), words.patch()));
  }

  private static SortedSet<String> union(Stream<String> left, Stream<String> right) {
    return Stream.concat(left, right).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> names(PomElement element) {
    return element.children().stream().map(PomElement::name);
  }

  private static List<PomElement> children(PomElement element, String name) {
    return element.children().stream().filter(child -> child.name().equals(name)).toList();
  }

  private static @Nullable PomElement first(List<PomElement> elements) {
    return at(elements, 0);
  }

  private static @Nullable PomElement at(List<PomElement> elements, int index) {
    return index < elements.size() ? elements.get(index) : null;
  }

  /** A place, and the two elements it is in. */
  private record Spot(Place place, PomElement was, PomElement is) {
    String parentName() {
      return was.name();
    }

    Spot sibling(String name, String step) {
      return new Spot(place.parent().child(name, step), was, is);
    }

    Spot parent() {
      return new Spot(place.parent(), was, is);
    }
  }
}
