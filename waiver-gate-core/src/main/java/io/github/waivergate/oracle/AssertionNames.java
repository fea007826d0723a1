package io.github.waivergate.oracle;

import java.util.List;
import java.util.Set;

/**
 * The names by which calls are taken for assertions: JUnit 3 to 6, TestNG, AssertJ, Hamcrest,
 * Truth, Mockito, and whatever follows their custom.
 */
final class AssertionNames {
  private static final List<String> PREFIXES = List.of("assert", "verify", "expect", "andExpect");
  private static final Set<String> NAMES =
      Set.of("fail", "failBecauseExceptionWasNotThrown", "should", "shouldHaveThrown");

  /** These only start a chain: what is asserted comes after them. */
  private static final Set<String> SUBJECTS =
      Set.of("then", "thenThrownBy", "thenCode", "assertWithMessage", "assert_", "expectThat");

  /** These hold assertions in a lambda, or assert nothing by themselves. */
  private static final Set<String> FRAMES =
      Set.of(
          "assertAll",
          "assertSoftly",
          "assertTimeout",
          "assertTimeoutPreemptively",
          "assertDoesNotThrow",
          "doesNotThrowAnyException");

  /** Links of a chain that choose, convert or describe and assert nothing. */
  private static final Set<String> LINKS =
      Set.of(
          "as",
          "describedAs",
          "withFailMessage",
          "overridingErrorMessage",
          "inHexadecimal",
          "inBinary",
          "asInstanceOf",
          "asString",
          "asList",
          "asInt",
          "asLong",
          "extracting",
          "flatExtracting",
          "extractingResultOf",
          "map",
          "flatMap",
          "filteredOn",
          "first",
          "last",
          "element",
          "elements",
          "get",
          "cause",
          "rootCause",
          "getCause",
          "getRootCause",
          "message",
          "that",
          "about",
          "isWithin",
          "isNotWithin",
          "and",
          "hasMessageThat",
          "hasCauseThat",
          "doesNotThrowAnyException");

  private static final Set<String> DESCRIPTIONS =
      Set.of("as", "describedAs", "withFailMessage", "overridingErrorMessage");

  private static final List<String> LINK_PREFIXES = List.of("using", "ignoring", "withComparator");

  private AssertionNames() {}

  static boolean isAssertion(String name) {
    return NAMES.contains(name) || PREFIXES.stream().anyMatch(name::startsWith);
  }

  /** Whether the call names what the rest of its chain asserts on. */
  static boolean startsChain(String name) {
    return name.startsWith("assertThat") || SUBJECTS.contains(name);
  }

  static boolean isFrame(String name) {
    return FRAMES.contains(name);
  }

  static boolean assertsNothing(String link) {
    return LINKS.contains(link) || LINK_PREFIXES.stream().anyMatch(link::startsWith);
  }

  /** Whether a link only changes what is printed. */
  static boolean describes(String link) {
    return DESCRIPTIONS.contains(link);
  }

  /** Whether a link lets the following comparison overlook something. */
  static boolean relaxes(String link) {
    return link.startsWith("ignoring") || link.startsWith("usingElementComparatorIgnoring");
  }
}
