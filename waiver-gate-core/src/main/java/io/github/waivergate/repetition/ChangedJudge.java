package io.github.waivergate.repetition;

import io.github.waivergate.path.PathKind;

/**
 * A path of the patch that is neither production code nor documentation.
 *
 * @param path from the git root
 * @param kind what it is
 * @param added whether the merge base does not have it
 */
public record ChangedJudge(String path, PathKind kind, boolean added) {
  private static final String JAVA = ".java";

  public ChangedJudge {
    if (!kind.judge()) {
      throw new IllegalArgumentException(path + " is " + kind.wireName());
    }
  }

  /** Whether it acts through the classes that it is compiled to, and nothing else. */
  boolean isTestSource() {
    return (kind == PathKind.TEST_BODY || kind == PathKind.GENERATOR)
        && path.endsWith(JAVA)
        && !stem().equals("package-info");
  }

  /** Whether the tests of another module might read it as a file, without depending on it. */
  boolean isData() {
    return switch (kind) {
      case FIXTURE, UNCLASSIFIED -> true;
      case TEST_BODY, GENERATOR, HARNESS -> !path.endsWith(JAVA);
      case SEEDS, CONTRACT, BUILD_CONFIG, PRODUCTION, DOCS -> false;
    };
  }

  /** The name of the source file. */
  String fileName() {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  /** The simple name that a class in it has, as a rule. */
  String stem() {
    var name = fileName();
    return name.endsWith(JAVA) ? name.substring(0, name.length() - JAVA.length()) : name;
  }
}
