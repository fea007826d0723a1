package io.github.waivergate.module;

import io.github.waivergate.anchor.PatchPath;
import io.github.waivergate.manifest.CollectedSlices.OfBase;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.ReplaySession.Stop;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A module whose tests the base suite had no reason to run: its own replays are the base's. */
final class NotAffected {
  private NotAffected() {}

  /**
   * Takes the base suite's word for it, where nothing contradicts it.
   *
   * @throws EvidenceException where the record holds replays, or the patch changes the module's own
   *     judge
   */
  static BaseVerdict confirmed(ModuleLayout layout, BuildFacts facts, OfBase base)
      throws EvidenceException {
    var session = base.session();
    if (session.stop() != Stop.NONE
        || session.propertyStep().isPresent()
        || !session.replays().isEmpty()) {
      throw contradiction(layout, "and holds what its tests came to");
    }
    var directory = BaseVerdict.fromTop(layout, facts).toString().replace('\\', '/');
    var own = directory.isEmpty() ? "" : directory + "/";
    var changed =
        facts.patch().anchor().stream()
            .flatMap(anchor -> anchor.paths().stream())
            .filter(path -> path.kind().judge())
            .map(PatchPath::path)
            .filter(path -> Stream.of("pom.xml", "src/", "qa/").anyMatch(in(own, path)))
            .findFirst();
    if (changed.isPresent()) {
      throw contradiction(layout, "and the patch changes " + changed.get());
    }
    return BaseVerdict.none(
        List.of(
            Finding.note(
                "base_suite_not_affected",
                "base suite: " + layout.module(),
                "none of its tests was run: what the patch changes beside production code and"
                    + " documentation reaches neither it nor a module that it depends on",
                "nothing; its own replays have run the tests of the merge base")));
  }

  private static Predicate<String> in(String own, String path) {
    return name -> path.startsWith(own + name);
  }

  private static EvidenceException contradiction(ModuleLayout layout, String because) {
    return new EvidenceException(
        layout.module(), "its record says that the patch does not affect it, " + because, "");
  }
}
