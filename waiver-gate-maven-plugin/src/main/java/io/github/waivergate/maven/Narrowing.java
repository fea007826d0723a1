package io.github.waivergate.maven;

import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

/** Finds out whether a build runs less than the whole suite. */
final class Narrowing {
  private static final List<String> SKIPPING =
      List.of("maven.test.skip", "maven.test.skip.exec", "skipTests");

  /** A pom that sets it says which tests are its suite; on the command line it leaves some out. */
  private static final String INTEGRATION = "skipITs";

  private static final List<String> SELECTING =
      List.of(
          "test",
          "it.test",
          "groups",
          "excludedGroups",
          "surefire.includes",
          "surefire.excludes",
          "surefire.includesFile",
          "surefire.excludesFile",
          "surefire.includeJUnit5Engines",
          "surefire.excludeJUnit5Engines",
          "failsafe.includes",
          "failsafe.excludes",
          "failsafe.includesFile",
          "failsafe.excludesFile",
          "failsafe.includeJUnit5Engines",
          "failsafe.excludeJUnit5Engines");

  private Narrowing() {}

  /**
   * The first property that skips or narrows the run, as a user would write it.
   *
   * @param user properties of the command line and of {@code .mvn/maven.config}
   * @param project properties of the pom, where only skipping all tests counts: what a pom selects
   *     is the project's own suite
   */
  static Optional<String> of(Properties user, Properties project) {
    return Stream.of(
            Stream.concat(SKIPPING.stream(), Stream.of(INTEGRATION))
                .filter(key -> isTrue(user, key))
                .map(key -> "-D" + key),
            SELECTING.stream()
                .filter(key -> user.getProperty(key) != null)
                .map(key -> "-D" + key + "=" + user.getProperty(key)),
            SKIPPING.stream()
                .filter(key -> user.getProperty(key) == null && isTrue(project, key))
                .map(key -> "<" + key + "> in the pom"))
        .flatMap(found -> found)
        .findFirst();
  }

  private static boolean isTrue(Properties properties, String key) {
    var value = properties.getProperty(key);
    return value != null && !value.trim().equalsIgnoreCase("false");
  }
}
