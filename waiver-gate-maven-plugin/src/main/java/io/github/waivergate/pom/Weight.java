package io.github.waivergate.pom;

/** How much a change of a pom concerns the patch's judge, from nothing to everything. */
public enum Weight {
  /** Read by people alone; counts as documentation. */
  DESCRIPTIVE,
  /** The version of a library that production code is built with, and nothing else of it. */
  DEPENDENCY_VERSION,
  /** May decide what is tested, and how; whatever is not known to be harmless is this. */
  CONTRACT;

  Weight or(Weight other) {
    return compareTo(other) < 0 ? other : this;
  }
}
