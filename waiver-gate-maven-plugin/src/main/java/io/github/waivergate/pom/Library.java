package io.github.waivergate.pom;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** Tells the libraries that production code is built with from those that judge it. */
final class Library {
  // What provided holds may be an annotation processor; system is a file of the patch's choice.
  private static final Set<String> SCOPES = Set.of("", "compile", "runtime", "import");
  private static final Set<String> TYPES = Set.of("", "jar", "pom");

  /** Test frameworks stay the judge's, whatever scope a pom gives them. */
  private static final List<String> JUDGES =
      List.of(
          "com.google.truth",
          "com.tngtech.archunit",
          "io.cucumber",
          "io.github.waivergate",
          "io.kotest",
          "io.rest-assured",
          "junit",
          "net.jqwik",
          "nl.jqno.equalsverifier",
          "org.apache.maven.surefire",
          "org.assertj",
          "org.awaitility",
          "org.easymock",
          "org.hamcrest",
          "org.jmockit",
          "org.junit",
          "org.mockito",
          "org.opentest4j",
          "org.pitest",
          "org.powermock",
          "org.spockframework",
          "org.testng",
          "org.wiremock",
          "org.xmlunit");

  private static final Pattern TEST =
      Pattern.compile("(?:^|[-._])(?:test|tests|testing|testkit|testlib|mock|mocks)(?:[-._]|$)");

  private Library() {}

  /** Whether this {@code dependency} only concerns production code. */
  static boolean isProduction(PomElement dependency) {
    return SCOPES.contains(dependency.value("scope"))
        && TYPES.contains(dependency.value("type"))
        && !dependency.value("classifier").contains("test")
        && !TEST.matcher(dependency.value("artifactId")).find()
        && JUDGES.stream().noneMatch(judge -> isIn(judge, dependency.value("groupId")));
  }

  private static boolean isIn(String judge, String group) {
    return group.equals(judge) || group.startsWith(judge + ".");
  }
}
