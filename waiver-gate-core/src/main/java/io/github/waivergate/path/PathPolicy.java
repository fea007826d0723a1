package io.github.waivergate.path;

import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.List;

/**
 * Ordered rules that say what each path of a patch is. The first that matches wins; a policy file
 * opens nothing that the built-in rules keep closed.
 *
 * <p>A pure function: the same paths always have the same classes, on every system.
 */
public final class PathPolicy {
  private final List<PathRule> builtIn;
  private final List<PathRule> fromFile;
  private final List<PathPattern> noWaiver;

  private PathPolicy(List<PathRule> builtIn, List<PathRule> fromFile, List<PathPattern> noWaiver) {
    this.builtIn = List.copyOf(builtIn);
    this.fromFile = List.copyOf(fromFile);
    this.noWaiver = List.copyOf(noWaiver);
  }

  /** The policy for the standard layout, in modules as the merge base has them. */
  public static PathPolicy builtIn(ModulePaths... modules) throws EvidenceException {
    return builtIn(List.of(modules), List.of());
  }

  /**
   * The same, where the configuration names contract files outside {@code qa/}.
   *
   * @param contractFiles from the git root
   */
  public static PathPolicy builtIn(List<ModulePaths> modules, List<String> contractFiles)
      throws EvidenceException {
    return new PathPolicy(
        BuiltInRules.of(modules, contractFiles), List.of(), NoWaiverPatterns.of(modules));
  }

  /** This policy with what the file adds. */
  public PathPolicy with(PathPolicyFile file) {
    var more = new ArrayList<>(noWaiver);
    file.noWaiver().forEach(pattern -> more.add(PathPattern.strict(pattern)));
    return new PathPolicy(builtIn, file.rules(), more);
  }

  /** What the path is; it leads from the git root, as git has it. */
  public ClassifiedPath classify(String path) {
    if (!ComparableName.isPlain(path)) {
      return new ClassifiedPath(
          path, PathKind.UNCLASSIFIED, "not a plain path from the git root", /* noWaiver= */ true);
    }
    var name = ComparableName.of(path);
    boolean unwaivable = noWaiver.stream().anyMatch(pattern -> pattern.match(name));
    var own = PathRule.first(builtIn, name);
    var added = PathRule.first(fromFile, name);
    if (added.isEmpty()) {
      return own.map(match -> new ClassifiedPath(path, match.kind(), match.shown(), unwaivable))
          .orElseGet(
              () -> new ClassifiedPath(path, PathKind.UNCLASSIFIED, "no rule matches", unwaivable));
    }
    if (own.isPresent() && keeps(own.get().kind(), added.get().kind())) {
      return new ClassifiedPath(
          path, own.get().kind(), own.get().shownAgainst(added.get()), unwaivable);
    }
    return new ClassifiedPath(path, added.get().kind(), added.get().shown(), unwaivable);
  }

  /** What each of the paths is, in the order given. */
  public List<ClassifiedPath> classify(List<String> paths) {
    return paths.stream().map(this::classify).toList();
  }

  /** The built-in rules as the docs list them. */
  List<PathRule> builtInRules() {
    return builtIn;
  }

  List<PathPattern> noWaiverPatterns() {
    return noWaiver;
  }

  /** Whether a path of that kind stays so, whatever kind the file gives it. */
  private static boolean keeps(PathKind builtIn, PathKind added) {
    return switch (builtIn) {
      case SEEDS, CONTRACT, BUILD_CONFIG, HARNESS -> builtIn != added;
      case GENERATOR, FIXTURE, TEST_BODY -> !added.judge();
      case PRODUCTION, DOCS, UNCLASSIFIED -> false;
    };
  }
}
