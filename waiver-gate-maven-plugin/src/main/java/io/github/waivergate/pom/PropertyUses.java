package io.github.waivergate.pom;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Where the poms of one side, as written, use their properties.
 *
 * <p>A plugin reads a property by its name alone, so one that is used nowhere may be a plugin's.
 */
final class PropertyUses {
  private static final Pattern VERSION = Pattern.compile("(^|[._-])version([._-]|$)|[a-z]Version$");

  private final List<Use> uses = new ArrayList<>();

  /** The uses in all of these poms, none of them interpolated. */
  static PropertyUses in(List<PomElement> poms) {
    var found = new PropertyUses();
    poms.forEach(pom -> found.collect(Place.PROJECT, pom, pom));
    return found;
  }

  /** Weight of all that a property feeds; contract where that is not known to be harmless. */
  Weight weightOf(String property) {
    // A plugin reads properties by name, whatever else uses them: only one that is a library's
    // version by its name and by all its uses is taken for no more than that.
    return VERSION.matcher(property).find()
            && weightOf(property, new HashSet<>()) == Weight.DEPENDENCY_VERSION
        ? Weight.DEPENDENCY_VERSION
        : Weight.CONTRACT;
  }

  private Weight weightOf(String property, Set<String> onTheWay) {
    if (!onTheWay.add(property)) {
      return Weight.CONTRACT;
    }
    // A script may name a property in other ways than ${property}.
    var named = Pattern.compile("(?<![\\w.-])" + Pattern.quote(property) + "(?![\\w.-])");
    var weight = Weight.DESCRIPTIVE;
    boolean isUsed = false;
    for (Use use : uses) {
      if (use.text().contains("${" + property + "}")) {
        isUsed = true;
        weight =
            weight.or(
                use.place()
                    .property()
                    .map(user -> weightOf(user, new HashSet<>(onTheWay)))
                    .orElse(use.weight()));
      } else if (use.place().property().isEmpty()
          && use.weight() == Weight.CONTRACT
          && named.matcher(use.text()).find()) {
        return Weight.CONTRACT;
      }
    }
    return isUsed ? weight : Weight.CONTRACT;
  }

  private void collect(Place place, PomElement element, PomElement owner) {
    var weight = Weighing.of(place, owner);
    if (!element.text().isEmpty()) {
      uses.add(new Use(place, element.text(), weight));
    }
    element.attributes().values().forEach(text -> uses.add(new Use(place, text, weight)));
    for (PomElement child : element.children()) {
      collect(place.child(child.name()), child, element);
    }
  }

  private record Use(Place place, String text, Weight weight) {}
}
