package io.github.waivergate.replay;

import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation.Seen;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Gathers the reports of one directory, in order, into one replay. */
final class ReplayFolding {
  private final String directory;
  private final ReplayFindings words;
  private final List<Finding> findings = new ArrayList<>();
  private final Map<TestId, FoldedId> ids = new HashMap<>();
  private final ClassEvents events = new ClassEvents();
  private final Set<String> classes = new HashSet<>();
  private final Set<String> voided = new HashSet<>();
  private String firstStale = "";
  private int stale;
  private int reports;

  ReplayFolding(String directory) {
    this.directory = directory;
    this.words = new ReplayFindings(directory);
  }

  void unreadableDirectory(String found) {
    findings.add(words.unreadableDirectory(found));
  }

  void stale(String fileName) {
    firstStale = stale == 0 ? fileName : firstStale;
    stale++;
  }

  void add(ReadReport report) {
    var problem = report.problem();
    if (problem.isPresent()) {
      findings.add(words.unreadable(report.fileName(), problem.get()));
      voided.addAll(report.mentioned());
      voided.add(report.hint());
      return;
    }
    reports++;
    var lawful = new HashMap<String, Boolean>();
    var unlawful = new LinkedHashMap<String, Integer>();
    for (var reported : report.cases()) {
      if (!lawful.computeIfAbsent(reported.className(), JavaName::isClassName)) {
        unlawful.merge(reported.className(), 1, Integer::sum);
      } else if (!events.take(reported)) {
        var id = TestId.of(reported.className(), TestNames.fold(reported.name()));
        ids.computeIfAbsent(id, first -> new FoldedId(report, reported.name()))
            .add(report, reported);
      }
    }
    lawful.keySet().stream().filter(lawful::get).forEach(classes::add);
    unlawful.forEach((name, cases) -> findings.add(unlawful(report.fileName(), name, cases)));
  }

  private Finding unlawful(String fileName, String className, int cases) {
    int suffix = className.lastIndexOf('(');
    return suffix > 0
            && className.endsWith(")")
            && JavaName.isClassName(className.substring(0, suffix))
        ? words.suffixedClass(fileName, className, cases)
        : words.displayName(fileName, className, cases);
  }

  Replay replay() {
    var observations = new TreeMap<TestId, Observation>();
    ids.forEach((id, folded) -> observations.put(id, folded.observation(id)));
    var setups = events.setups();
    setups.forEach((name, message) -> findings.add(words.setupFailed(name, message)));
    if (stale > 0) {
      findings.add(words.stale(stale, firstStale));
    }
    note(observations, seen -> seen.seen() == Seen.RERUN, words::rerun);
    note(observations, Observation::duplicate, words::duplicate);
    // What an unreadable report would have added to such a pass is not known.
    observations
        .values()
        .removeIf(seen -> seen.seen() == Seen.PASSED && voided.contains(seen.testId().className()));
    return new Replay(
        directory,
        observations,
        setups.keySet(),
        events.teardowns(),
        events.skipped(),
        voided,
        classes,
        findings,
        reports);
  }

  private void note(
      Map<TestId, Observation> observations, Predicate<Observation> which, Note note) {
    var ids = observations.values().stream().filter(which).map(Observation::testId).toList();
    if (!ids.isEmpty()) {
      findings.add(note.of(ids.size(), ids.get(0)));
    }
  }

  private interface Note {
    Finding of(int count, TestId first);
  }
}
