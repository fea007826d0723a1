package io.github.waivergate.module;

import io.github.waivergate.output.Directories;
import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.replay.Replay;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs the property tests that the build's own test run passed over, so that they become known too:
 * names such as {@code RoundTripProperties} are not among what Surefire runs by itself.
 *
 * @param layout where the module's files lie
 * @param facts what the build knows of itself
 * @param propertyTests Ant patterns over class names
 * @param suite runs the classes
 * @param suiteRan whether this build has run the suite: without a report of it, there is no other
 *     test
 */
public record UnreportedProperties(
    ModuleLayout layout,
    BuildFacts facts,
    List<String> propertyTests,
    Suite suite,
    boolean suiteRan) {

  public UnreportedProperties {
    propertyTests = List.copyOf(propertyTests);
  }

  /**
   * Runs the property tests that none of the runs reports.
   *
   * @return what they reported; empty where there was nothing to run
   */
  Optional<Replay> run(List<Replay> runs) throws EvidenceException {
    var patterns = ClassPatterns.of(propertyTests);
    var classes =
        TestClasses.matching(layout.testClasses(), patterns).stream()
            .filter(name -> runs.stream().noneMatch(run -> run.classes().contains(name)))
            .toList();
    if (classes.isEmpty()) {
      return Optional.empty();
    }
    Directories.delete(layout.propertyStep());
    var step = new ReplayRecorder(layout, facts).properties(suite, classes, Map.of());
    var wrong = step.findings();
    if (!wrong.isEmpty()) {
      throw new EvidenceException(wrong.get(0).place(), wrong.get(0).found(), wrong.get(0).mend());
    }
    return Optional.of(step.replay().replay());
  }
}
