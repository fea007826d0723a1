package io.github.waivergate.path;

import static io.github.waivergate.path.ModulePaths.below;

import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The rules that hold without any file, for the modules of a reactor. */
final class BuiltInRules {
  private final List<ModulePaths> modules;
  private final Set<String> directories = new TreeSet<>(Utf8Order.COMPARATOR);
  private final List<PathRule> rules = new ArrayList<>();

  private BuiltInRules(List<ModulePaths> modules) {
    this.modules =
        modules.stream()
            .sorted(Comparator.comparing(ModulePaths::directory, Utf8Order.COMPARATOR))
            .toList();
    directories.add(".");
    for (ModulePaths module : modules) {
      for (int i = 0; i >= 0; i = module.directory().indexOf('/', i + 1)) {
        directories.add(i == 0 ? module.directory() : module.directory().substring(0, i));
      }
    }
  }

  /** The rules in their order; the order of the modules says nothing. */
  static List<PathRule> of(List<ModulePaths> modules, List<String> contractFiles)
      throws EvidenceException {
    for (ModulePaths module : modules) {
      module.requirePlain();
    }
    for (String file : contractFiles) {
      ModulePaths.requirePlain(file);
    }
    var built = new BuiltInRules(modules);
    built.addJudge(contractFiles);
    built.addProductionAndDocs();
    return List.copyOf(built.rules);
  }

  private void addJudge(List<String> contractFiles) {
    add(PathKind.SEEDS, List.of("**/qa/seeds.json"));
    add(PathKind.CONTRACT, contractFiles);
    add(PathKind.CONTRACT, StandardPatterns.CONTRACT_FILES);
    add(PathKind.CONTRACT, inDirectories("qa/**"));
    add(PathKind.BUILD_CONFIG, StandardPatterns.BUILD);
    add(PathKind.BUILD_CONFIG, inDirectories("mvnw*"));
    add(PathKind.HARNESS, StandardPatterns.HARNESS);
    add(
        PathKind.HARNESS,
        StandardPatterns.TEST_FRAMEWORKS.stream()
            .map(name -> "**/META-INF/services/" + name + ".*")
            .toList());
    for (ModulePaths module : modules) {
      if (module.testOnly()) {
        add(PathKind.HARNESS, whole(module));
      }
    }
    for (ModulePaths module : modules) {
      for (String directory : ModulePaths.ownOnly(module.test(), modules)) {
        add(
            PathKind.GENERATOR,
            StandardPatterns.GENERATORS.stream().map(name -> below(directory, name)).toList());
      }
    }
    for (ModulePaths module : modules) {
      add(PathKind.FIXTURE, module.fixtures());
    }
    for (ModulePaths module : modules) {
      add(PathKind.TEST_BODY, everythingIn(module.test()));
      add(PathKind.TEST_BODY, List.of(below(module.directory(), "src/test/**")));
      add(PathKind.TEST_BODY, List.of(below(module.directory(), "src/it/**")));
    }
  }

  private void addProductionAndDocs() {
    for (ModulePaths module : modules) {
      add(PathKind.PRODUCTION, everythingIn(module.main()));
      add(PathKind.PRODUCTION, List.of(below(module.directory(), "src/main/**")));
    }
    add(PathKind.DOCS, inDirectories("src/site/**"));
    // What lies among sources and is nothing of the above may be read by tests.
    add(PathKind.UNCLASSIFIED, List.of("**/src/**"));
    add(PathKind.DOCS, List.of("**/*.md", "**/*.adoc"));
    for (String directory : directories) {
      var docs = below(directory, "docs");
      if (modules.stream().noneMatch(module -> ModulePaths.encloses(docs, module.directory()))) {
        add(PathKind.DOCS, List.of(docs + "/**"));
      }
    }
    StandardPatterns.DOCUMENTS.forEach(name -> add(PathKind.DOCS, inDirectories(name)));
  }

  /** All of a module, without the modules that lie in its directory. */
  private List<String> whole(ModulePaths module) {
    boolean alone =
        modules.stream()
            .filter(other -> !other.directory().equals(module.directory()))
            .noneMatch(other -> ModulePaths.encloses(module.directory(), other.directory()));
    if (alone) {
      return List.of(below(module.directory(), "**"));
    }
    var patterns = new ArrayList<>(everythingIn(module.main()));
    patterns.add(below(module.directory(), "src/**"));
    return patterns;
  }

  private void add(PathKind kind, List<String> patterns) {
    if (!patterns.isEmpty()) {
      rules.add(PathRule.of(kind, patterns, PathRule.BUILT_IN));
    }
  }

  private List<String> inDirectories(String pattern) {
    return directories.stream().map(directory -> below(directory, pattern)).toList();
  }

  private List<String> everythingIn(List<String> sources) {
    return ModulePaths.ownOnly(sources, modules).stream()
        .map(directory -> directory + "/**")
        .toList();
  }
}
