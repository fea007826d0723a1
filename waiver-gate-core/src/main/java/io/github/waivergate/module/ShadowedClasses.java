package io.github.waivergate.module;

import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Production classes that stand in for others: an assertion library's own class, say, under whose
 * name every test would pass.
 */
final class ShadowedClasses {
  private static final int LISTED = 20;

  /** What Surefire puts on the fork's class path itself, behind the project's own classes. */
  private static final List<String> RUNNER =
      List.of(
          "org.apache.maven.surefire.",
          "org.apache.maven.plugin.surefire.",
          "org.junit.platform.launcher.");

  private static final String MEND =
      "give the class another name, or take the other one off the test class path";

  private ShadowedClasses() {}

  /** One finding for each class, and one for those beyond the first twenty. */
  static List<Finding> findings(ModuleLayout layout) throws EvidenceException {
    var classes = layout.classes();
    var main = ClassFiles.in(classes.main(), layout.shown(classes.main()), name -> true);
    if (main.isEmpty()) {
      return List.of();
    }
    var others = new ArrayList<Path>();
    if (!classes.tests().equals(classes.main())) {
      others.add(classes.tests());
    }
    others.addAll(classes.libraries());
    var shadowed = new TreeMap<String, List<String>>(Utf8Order.COMPARATOR);
    for (Path other : others) {
      var shownAs = shown(other, layout);
      for (String name : ClassFiles.in(other, shownAs, main::contains)) {
        shadowed.computeIfAbsent(name, first -> new ArrayList<>()).add(shownAs);
      }
    }
    for (String name : main) {
      if (RUNNER.stream().anyMatch(name::startsWith)) {
        shadowed.computeIfAbsent(name, first -> new ArrayList<>()).add("Surefire's own runner");
      }
    }
    return findings(shadowed, layout.shown(classes.main()));
  }

  private static List<Finding> findings(SortedMap<String, List<String>> shadowed, String main) {
    var findings = new ArrayList<Finding>();
    shadowed.entrySet().stream()
        .limit(LISTED)
        .forEach(
            entry ->
                findings.add(
                    finding(
                        entry.getKey(),
                        "is in "
                            + main
                            + " and in "
                            + inOrder(entry.getValue())
                            + ": tests would not see the one they were written against")));
    int more = shadowed.size() - LISTED;
    if (more > 0) {
      findings.add(
          finding(
              main,
              more
                  + (more == 1 ? " more class is" : " more classes are")
                  + " there and elsewhere on the test class path"));
    }
    return findings;
  }

  private static Finding finding(String place, String found) {
    return Finding.blocking("shadowed_class", place, found, MEND);
  }

  /** The order of a class path is the build's; that of a message is not. */
  private static String inOrder(List<String> places) {
    return String.join(", ", places.stream().distinct().sorted(Utf8Order.COMPARATOR).toList());
  }

  /** A jar by its file name; directories of one name lie in every module. */
  private static String shown(Path element, ModuleLayout layout) {
    if (element.equals(layout.testClasses())) {
      return layout.shown(element);
    }
    return Files.isDirectory(element)
        ? layout.ofRoot().shown(element)
        : String.valueOf(element.getFileName());
  }
}
