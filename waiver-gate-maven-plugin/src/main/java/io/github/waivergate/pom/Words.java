package io.github.waivergate.pom;

import io.github.waivergate.lockfile.VisibleText;
import java.util.ArrayList;
import java.util.List;

/**
 * Both sides of a difference in words.
 *
 * @param base of the base
 * @param patch of the patch
 */
record Words(String base, String patch) {
  private static final int LEAD = 20;

  /** One bounded line each; where long texts begin alike, from just before they part. */
  static Words of(String base, String patch) {
    var words = new Words(VisibleText.shortened(base), VisibleText.shortened(patch));
    if (!words.base.equals(words.patch)) {
      return words;
    }
    int from = 0;
    int shorter = Math.min(base.length(), patch.length());
    while (from < shorter && base.charAt(from) == patch.charAt(from)) {
      from++;
    }
    from = Math.max(0, from - LEAD);
    return new Words(
        "..." + VisibleText.shortened(base.substring(from)),
        "..." + VisibleText.shortened(patch.substring(from)));
  }

  /** An element with all that is in it. */
  static String of(PomElement element) {
    if (element.isLeaf()) {
      return text(element.text());
    }
    var parts = new ArrayList<String>();
    element.attributes().forEach((name, value) -> parts.add("@" + name + "=" + text(value)));
    if (!element.text().isEmpty()) {
      parts.add(element.text());
    }
    for (PomElement child : element.children()) {
      var inner = of(child);
      parts.add(child.isLeaf() ? child.name() + "=" + inner : child.name() + "(" + inner + ")");
    }
    return String.join(", ", parts);
  }

  /** The texts of elements that hold nothing else. */
  static String of(List<PomElement> leaves) {
    return leaves.isEmpty()
        ? PomChange.ABSENT
        : String.join(", ", leaves.stream().map(leaf -> text(leaf.text())).toList());
  }

  static String text(String text) {
    return text.isEmpty() ? "(empty)" : text;
  }
}
