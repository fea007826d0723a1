package io.github.waivergate.path;

import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import java.util.List;

/**
 * Where one module of the reactor keeps what, as the merge base has it. All paths lead from the git
 * root; the root itself is {@code .}
 *
 * @param directory the module
 * @param main directories of main sources and main resources
 * @param test directories of test sources and test resources
 * @param fixtures Ant patterns of its fixtures
 * @param testOnly whether the reactor uses it in test scope alone
 */
public record ModulePaths(
    String directory,
    List<String> main,
    List<String> test,
    List<String> fixtures,
    boolean testOnly) {

  public ModulePaths {
    main = List.copyOf(main);
    test = List.copyOf(test);
    fixtures = List.copyOf(fixtures);
  }

  /** A module in Maven's standard layout. */
  public static ModulePaths standard(String directory, boolean testOnly) {
    return new ModulePaths(
        directory,
        List.of(below(directory, "src/main/java"), below(directory, "src/main/resources")),
        List.of(below(directory, "src/test/java")),
        List.of(below(directory, "src/test/resources/**")),
        testOnly);
  }

  static String below(String directory, String rest) {
    return directory.equals(".") ? rest : directory + "/" + rest;
  }

  /** Whether the first directory is the second one or holds it. */
  static boolean encloses(String outer, String inner) {
    return outer.equals(".") || outer.equals(inner) || inner.startsWith(outer + "/");
  }

  /**
   * The directories that say something about their files, sorted: one that holds a whole module,
   * for the sake of a single file in it, does not.
   */
  static List<String> ownOnly(List<String> directories, List<ModulePaths> modules) {
    return directories.stream()
        .filter(
            directory ->
                modules.stream().noneMatch(module -> encloses(directory, module.directory())))
        .sorted(Utf8Order.COMPARATOR)
        .toList();
  }

  void requirePlain() throws EvidenceException {
    requirePlain(directory);
    for (String source : main) {
      requirePlain(source);
    }
    for (String source : test) {
      requirePlain(source);
    }
    for (String pattern : fixtures) {
      if (!PathPattern.isPattern(pattern)) {
        throw new EvidenceException(
            "<fixtures> " + VisibleText.of(pattern),
            "not an Ant pattern from the git root",
            "write it relative to the module with / separators, such as src/test/resources/**");
      }
    }
  }

  static void requirePlain(String name) throws EvidenceException {
    boolean plain =
        name.equals(".")
            || (PathPattern.isPattern(name) && name.chars().noneMatch(c -> c == '*' || c == '?'));
    if (!plain) {
      throw new EvidenceException(
          VisibleText.of(name),
          "the name does not lead straight down from the git root, or holds what patterns do",
          "give it a plain name inside the repository");
    }
  }
}
