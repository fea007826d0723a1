package io.github.waivergate.replay;

import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation.Seen;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Gathers the reports of one directory, in order, into one replay. */
final class ReplayFolding {
  private final String directory;
  private final ReplayFindings words;
  private final List<Finding> findings = new ArrayList<>();
  private final Map<TestId, FoldedId> ids = new LinkedHashMap<>();
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

  void add(ReadReport report) {
    if (report.isStale()) {
      firstStale = stale == 0 ? report.fileName() : firstStale;
      stale++;
      return;
    }
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
        ids.computeIfAbsent(id, first -> new FoldedId(first, report, reported.name()))
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
    var setups = events.setups();
    setups.forEach((name, message) -> findings.add(words.setupFailed(name, message)));
    if (stale > 0) {
      findings.add(words.stale(stale, firstStale));
    }
    return new Replay(
        directory,
        observations(),
        setups.keySet(),
        events.teardowns(),
        events.skipped(),
        voided,
        classes,
        findings,
        reports);
  }

  private Map<TestId, Observation> observations() {
    var folded = new ArrayList<>(ids.values());
    folded.sort(Comparator.comparing(FoldedId::id));
    var observations = new LinkedHashMap<TestId, Observation>(folded.size() * 2);
    var rerun = new ArrayList<TestId>();
    var duplicate = new ArrayList<TestId>();
    for (var each : folded) {
      var seen = each.observation();
      if (seen.seen() == Seen.RERUN) {
        rerun.add(each.id());
      }
      if (seen.duplicate()) {
        duplicate.add(each.id());
      }
      // What an unreadable report would have added to a pass of its class is not known.
      if (seen.seen() != Seen.PASSED
          || voided.isEmpty()
          || !voided.contains(each.id().className())) {
        observations.put(each.id(), seen);
      }
    }
    if (!rerun.isEmpty()) {
      findings.add(words.rerun(rerun.size(), rerun.get(0)));
    }
    if (!duplicate.isEmpty()) {
      findings.add(words.duplicate(duplicate.size(), duplicate.get(0)));
    }
    return observations;
  }
}
