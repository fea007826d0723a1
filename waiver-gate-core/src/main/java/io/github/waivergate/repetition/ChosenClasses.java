package io.github.waivergate.repetition;

import io.github.waivergate.repetition.Repetition.Scope;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The test classes that use a changed test source, as their class files show: it, its subclasses,
 * and whoever names one of them, through any number of others.
 *
 * <p>Where class files cannot show who uses it, everything is chosen.
 */
public final class ChosenClasses {
  private final List<ChangedJudge> sources;
  private final TestOutput own;
  private final List<TestOutput> all;

  private ChosenClasses(List<ChangedJudge> sources, TestOutput own, List<TestOutput> all) {
    this.sources = sources;
    this.own = own;
    this.all = all;
  }

  /**
   * Chooses among the classes of one module.
   *
   * @param sources changed test sources of the module and of those it depends on
   * @param tests what the module's tests are compiled to
   * @param upstream the same of the modules that it depends on
   */
  public static Repetition of(List<ChangedJudge> sources, Path tests, List<Path> upstream) {
    try {
      var own = TestOutput.read(tests);
      var all = new ArrayList<>(List.of(own));
      for (Path other : upstream) {
        all.add(TestOutput.read(other));
      }
      return new ChosenClasses(sources, own, all).choose();
    } catch (IOException | UncheckedIOException e) {
      return everything("the compiled tests cannot be read: " + e);
    }
  }

  /** The name of the class in whose file a class is declared, if it is nested. */
  public static String topLevel(String binaryName) {
    int nested = binaryName.indexOf('$', binaryName.lastIndexOf('.') + 2);
    return nested < 0 ? binaryName : binaryName.substring(0, nested);
  }

  private Repetition choose() throws IOException {
    var classes = all.stream().flatMap(output -> output.classes().stream()).toList();
    for (TestClassFile file : classes) {
      if (file.sourceFile().isEmpty()) {
        return everything(file.name() + " does not name its source file");
      }
      if (topLevel(file.name()).indexOf('$') >= 0) {
        return everything(file.name() + " is nested in no class that could be told");
      }
    }
    var chosen = new HashSet<String>();
    for (ChangedJudge source : sources) {
      var compiled =
          classes.stream()
              .filter(file -> file.sourceFile().get().equals(source.fileName()))
              .toList();
      if (compiled.isEmpty() && !source.added()) {
        return everything(source.path() + " is compiled to no class that could be found");
      }
      for (TestClassFile file : compiled) {
        if (file.visibleConstant()) {
          return everything(
              source.path() + " has a constant, and who uses a constant does not name its class");
        }
        chosen.add(topLevel(file.name()));
      }
    }
    var uses = uses(classes);
    for (ChangedJudge source : sources) {
      if (!source.added() && isUnseen(source, classes, uses)) {
        return everything(
            source.path() + " holds no test, and no class names what it is compiled to");
      }
    }
    spread(chosen, uses);
    return named(chosen);
  }

  /** Which of the others each top-level class names; an added source goes by its simple name. */
  private Map<String, Set<String>> uses(List<TestClassFile> classes) {
    var known = classes.stream().map(file -> topLevel(file.name())).collect(Collectors.toSet());
    sources.stream().filter(ChangedJudge::added).forEach(source -> known.add(source.stem()));
    var uses = new HashMap<String, Set<String>>();
    for (TestClassFile file : classes) {
      var scanner = new NameScanner(known::contains);
      file.texts().forEach(scanner::read);
      uses.computeIfAbsent(topLevel(file.name()), first -> new HashSet<>()).addAll(scanner.found());
    }
    return uses;
  }

  /** Whether nothing shows how it comes to act: a component that is found by scanning, say. */
  private static boolean isUnseen(
      ChangedJudge source, List<TestClassFile> classes, Map<String, Set<String>> uses) {
    var compiled =
        classes.stream().filter(file -> file.sourceFile().get().equals(source.fileName())).toList();
    if (compiled.stream().anyMatch(TestClassFile::hasTests)) {
      return false;
    }
    var names = compiled.stream().map(file -> topLevel(file.name())).collect(Collectors.toSet());
    return uses.entrySet().stream()
        .filter(user -> !names.contains(user.getKey()))
        .noneMatch(user -> user.getValue().stream().anyMatch(names::contains));
  }

  private void spread(Set<String> chosen, Map<String, Set<String>> uses) {
    var changed = new HashSet<>(chosen);
    sources.stream().filter(ChangedJudge::added).forEach(source -> changed.add(source.stem()));
    boolean grown = true;
    while (grown) {
      grown = false;
      for (var user : uses.entrySet()) {
        if (!chosen.contains(user.getKey())
            && user.getValue().stream().anyMatch(changed::contains)) {
          chosen.add(user.getKey());
          changed.add(user.getKey());
          grown = true;
        }
      }
    }
  }

  private Repetition named(Set<String> chosen) throws IOException {
    for (TestOutput output : all) {
      for (Path file : output.files()) {
        if (TestOutput.names(file, chosen::contains)) {
          return everything(
              output.directory().relativize(file).toString().replace('\\', '/')
                  + " names a class that is to be repeated");
        }
      }
    }
    var own = this.own.classes().stream().map(file -> topLevel(file.name())).toList();
    return new Repetition(
        Scope.CHOSEN, own.stream().filter(chosen::contains).toList(), List.of(), List.of());
  }

  private static Repetition everything(String because) {
    return Repetition.everything(List.of(because));
  }
}
