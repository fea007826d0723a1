package io.github.waivergate.maven;

import io.github.waivergate.anchor.PomJudge;
import io.github.waivergate.git.GitRepository;
import io.github.waivergate.output.Scratch;
import io.github.waivergate.path.PathKind;
import io.github.waivergate.pom.EffectivePoms;
import io.github.waivergate.pom.PomChange;
import io.github.waivergate.pom.PomComparison;
import io.github.waivergate.pom.Reactor;
import io.github.waivergate.pom.Weight;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.project.ProjectBuilder;

/**
 * Compares the poms of the patch with those of the merge base as effective models.
 *
 * @param session the session whose profiles and settings count
 * @param builder builds models
 * @param root the contract's root, which holds the pom at the top
 */
record ModelPoms(MavenSession session, ProjectBuilder builder, Path root) implements PomJudge {
  private static final int WORDS = 20;

  /** The plugin's block, wherever it stands, and the properties that it reads. */
  private static final Pattern GATE =
      Pattern.compile("(^|[/:])waiver-gate-maven-plugin(/|$)|(^|/)properties/waiver-gate\\.");

  @Override
  public Map<String, Meaning> judge(GitRepository git, String base, List<String> poms)
      throws EvidenceException {
    if (poms.isEmpty()) {
      return Map.of();
    }
    try (var checkout = Scratch.open()) {
      var clone = git.detachedClone(base, checkout.directory().resolve("base")).root();
      var top = git.root().relativize(root);
      var reader = new EffectivePoms(builder, session);
      // Paths from the checkout are paths from the git root on both sides.
      return meanings(
          reader.read(clone, clone.resolve(top).resolve("pom.xml")),
          reader.read(git.root(), root.resolve("pom.xml")),
          poms);
    }
  }

  @Override
  public Map<String, List<String>> gateChanges(
      GitRepository git, String base, String tip, List<String> poms) throws EvidenceException {
    try (var checkout = Scratch.open()) {
      var before = git.detachedClone(base, checkout.directory().resolve("base")).root();
      var after = git.detachedClone(tip, checkout.directory().resolve("tip")).root();
      var top = git.root().relativize(root);
      var reader = new EffectivePoms(builder, session);
      return gateChanges(
          reader.read(before, before.resolve(top).resolve("pom.xml")),
          reader.read(after, after.resolve(top).resolve("pom.xml")),
          poms);
    }
  }

  /** Of the poms that changed: what a child inherits is told by the pom that has it. */
  static Map<String, List<String>> gateChanges(Reactor base, Reactor tip, List<String> poms)
      throws EvidenceException {
    var changes = new TreeMap<String, List<String>>();
    for (var pom : PomComparison.compare(base, tip).entrySet()) {
      boolean onBoth =
          base.poms().containsKey(pom.getKey()) && tip.poms().containsKey(pom.getKey());
      var words =
          pom.getValue().stream()
              .filter(change -> GATE.matcher(change.element()).find())
              .limit(WORDS)
              .map(change -> change.element() + " " + change.base() + " -> " + change.patch())
              .toList();
      if (onBoth && poms.contains(pom.getKey()) && !words.isEmpty()) {
        changes.put(pom.getKey(), words);
      }
    }
    return changes;
  }

  /** A pom that this reactor does not read on both sides was not compared, and means no less. */
  static Map<String, Meaning> meanings(Reactor base, Reactor patch, List<String> poms)
      throws EvidenceException {
    var changes = PomComparison.compare(base, patch);
    var meanings = new HashMap<String, Meaning>();
    for (String pom : poms) {
      if (base.poms().containsKey(pom) && patch.poms().containsKey(pom)) {
        meanings.put(pom, meaning(changes.getOrDefault(pom, List.of())));
      }
    }
    return meanings;
  }

  private static Meaning meaning(List<PomChange> changes) {
    var kind = PathKind.DOCS;
    for (PomChange change : changes) {
      if (change.weight() == Weight.CONTRACT) {
        kind = PathKind.BUILD_CONFIG;
      } else if (change.weight() == Weight.DEPENDENCY_VERSION && kind == PathKind.DOCS) {
        kind = PathKind.PRODUCTION;
      }
    }
    var words =
        changes.stream()
            .filter(change -> change.weight() == Weight.CONTRACT)
            .limit(WORDS)
            .map(change -> change.element() + " " + change.base() + " -> " + change.patch())
            .toList();
    return new Meaning(kind, words);
  }
}
