package io.github.waivergate.pom;

import java.util.HashSet;
import java.util.List;

/** What tells elements of one name apart: plugins by their coordinates, executions by their ids. */
final class Identity {
  private static final String PLUGINS = "org.apache.maven.plugins";

  private Identity() {}

  /** Whether each of them has an identity of its own. */
  static boolean tells(String parent, List<PomElement> elements) {
    var seen = new HashSet<String>();
    return elements.stream()
        .map(element -> of(parent, element))
        .allMatch(identity -> !identity.isEmpty() && seen.add(identity));
  }

  /** Identity of an element within its parent; empty where it has none. */
  static String of(String parent, PomElement element) {
    return switch (parent + "/" + element.name()) {
      case "plugins/plugin" -> plugin(element);
      case "dependencies/dependency" -> dependency(element);
      case "extensions/extension", "exclusions/exclusion" -> coordinates(element);
      case "executions/execution" -> orDefault(element.value("id"), "default");
      case "profiles/profile",
          "repositories/repository",
          "pluginRepositories/pluginRepository",
          "reportSets/reportSet" ->
          element.value("id");
      default -> "";
    };
  }

  private static String plugin(PomElement plugin) {
    var group = orDefault(plugin.value("groupId"), PLUGINS);
    var artifact = plugin.value("artifactId");
    return group.equals(PLUGINS) || artifact.isEmpty() ? artifact : group + ":" + artifact;
  }

  private static String dependency(PomElement dependency) {
    var coordinates = coordinates(dependency);
    var type = orDefault(dependency.value("type"), "jar");
    var classifier = dependency.value("classifier");
    if (coordinates.isEmpty() || (type.equals("jar") && classifier.isEmpty())) {
      return coordinates;
    }
    return coordinates + ":" + type + (classifier.isEmpty() ? "" : ":" + classifier);
  }

  private static String coordinates(PomElement element) {
    var artifact = element.value("artifactId");
    return artifact.isEmpty() ? "" : element.value("groupId") + ":" + artifact;
  }

  private static String orDefault(String text, String otherwise) {
    return text.isEmpty() ? otherwise : text;
  }
}
