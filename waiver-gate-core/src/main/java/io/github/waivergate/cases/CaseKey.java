package io.github.waivergate.cases;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The six keys of a row, in the order in which they are written. */
enum CaseKey {
  TEST_ID("a text that is not empty"),
  PROPERTY_OK("true or false"),
  FIXTURE_HASH("a text that is not empty"),
  EXPECTED_FIXTURE_HASH("a text that is not empty"),
  OUTCOMES("an array of true or false"),
  KNOWN_TEST("true or false");

  private final String needed;
  private final String wireName;

  CaseKey(String needed) {
    this.needed = needed;
    this.wireName = name().toLowerCase(Locale.ROOT);
  }

  /** The key with that name, spelled exactly so. */
  static Optional<CaseKey> named(String name) {
    return Stream.of(values()).filter(key -> key.wireName.equals(name)).findFirst();
  }

  /** The key as it is written. */
  String wireName() {
    return wireName;
  }

  /** What its value has to be, in the words of a message. */
  String needed() {
    return needed;
  }
}
