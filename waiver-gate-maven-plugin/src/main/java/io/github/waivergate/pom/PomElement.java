package io.github.waivergate.pom;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An element of a pom without its layout: no comments, and no white space between elements.
 *
 * @param name as written in the pom
 * @param attributes sorted by name
 * @param text of the element itself; empty where only elements are in it
 * @param children in the order of the pom
 */
record PomElement(
    String name, SortedMap<String, String> attributes, String text, List<PomElement> children) {

  PomElement {
    attributes = Collections.unmodifiableSortedMap(new TreeMap<>(attributes));
    children = List.copyOf(children);
  }

  boolean isLeaf() {
    return attributes.isEmpty() && children.isEmpty();
  }

  Optional<PomElement> child(String wanted) {
    return children.stream().filter(child -> child.name().equals(wanted)).findFirst();
  }

  /** The text of a child; empty where there is none. */
  String value(String wanted) {
    return child(wanted).map(PomElement::text).orElse("");
  }

  /** The same element with the other one's child of this name, or with none. */
  PomElement with(String wanted, PomElement other) {
    var replaced = new ArrayList<>(children);
    replaced.removeIf(child -> child.name().equals(wanted));
    other.child(wanted).ifPresent(replaced::add);
    return new PomElement(name, attributes, text, replaced);
  }
}
