package io.github.waivergate.pom;

import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.maven.model.Model;

/** Says what a patch changes in poms, each change with its weight. */
public final class PomComparison {
  private static final Comparator<PomChange> ORDER =
      Comparator.comparing(PomChange::element, Utf8Order.COMPARATOR)
          .thenComparing(PomChange::base, Utf8Order.COMPARATOR)
          .thenComparing(PomChange::patch, Utf8Order.COMPARATOR);

  private final Side base;
  private final Side patch;

  private PomComparison(Side base, Side patch) {
    this.base = base;
    this.patch = patch;
  }

  /**
   * The changes of one pom, sorted by place. What a property feeds is looked up in these two models
   * alone: in effective ones none is left to see, and every changed property is contract.
   */
  public static List<PomChange> compare(
      Model base, Path baseDirectory, Model patch, Path patchDirectory) throws EvidenceException {
    var was = ModelXml.of(base);
    var is = ModelXml.of(patch);
    return new PomComparison(
            new Side(new Home(baseDirectory), PropertyUses.in(List.of(was))),
            new Side(new Home(patchDirectory), PropertyUses.in(List.of(is))))
        .changes(was, is);
  }

  /**
   * The changes of every pom that has some, by its path. A property may be used by any pom of the
   * reactor, and by parents from outside; profiles are compared as written, active or not.
   */
  public static SortedMap<String, List<PomChange>> compare(Reactor base, Reactor patch)
      throws EvidenceException {
    var comparison = new PomComparison(Side.of(base), Side.of(patch));
    var paths = new TreeSet<String>(Utf8Order.COMPARATOR);
    paths.addAll(base.poms().keySet());
    paths.addAll(patch.poms().keySet());
    var changes = new TreeMap<String, List<PomChange>>(Utf8Order.COMPARATOR);
    for (String path : paths) {
      var found = comparison.changes(path, base, patch);
      if (!found.isEmpty()) {
        changes.put(path, found);
      }
    }
    return Collections.unmodifiableSortedMap(changes);
  }

  private List<PomChange> changes(String path, Reactor before, Reactor after)
      throws EvidenceException {
    var was = before.poms().get(path);
    var is = after.poms().get(path);
    if (was == null || is == null) {
      var words =
          Words.of(
              was == null ? PomChange.ABSENT : was.effective().getId(),
              is == null ? PomChange.ABSENT : is.effective().getId());
      return List.of(new PomChange(Weight.CONTRACT, "project", words.base(), words.patch()));
    }
    return changes(whole(was), whole(is));
  }

  private List<PomChange> changes(PomElement was, PomElement is) {
    boolean fillsTests = Weighing.fillsTestResources(was) || Weighing.fillsTestResources(is);
    return Differences.between(was, base.home(), is, patch.home()).stream()
        .map(
            difference ->
                new PomChange(
                    weigh(difference, fillsTests),
                    difference.place().shown(),
                    difference.base(),
                    difference.patch()))
        .sorted(ORDER)
        .toList();
  }

  private Weight weigh(Difference difference, boolean fillsTests) {
    var place = difference.place();
    var weight = Weighing.of(place, difference.baseOwner(), difference.patchOwner());
    if (place.property().isPresent() && difference.onBothSides() && !fillsTests) {
      var property = place.property().get();
      return base.uses().weightOf(property).or(patch.uses().weightOf(property));
    }
    if (weight == Weight.DEPENDENCY_VERSION) {
      return difference.onBothSides() ? weight : Weight.CONTRACT;
    }
    return fillsTests ? Weight.CONTRACT : weight;
  }

  private static PomElement whole(Pom pom) throws EvidenceException {
    return ModelXml.of(pom.effective()).with("profiles", ModelXml.of(pom.raw()));
  }

  private record Side(Home home, PropertyUses uses) {
    static Side of(Reactor reactor) throws EvidenceException {
      var written = new ArrayList<PomElement>();
      for (Model model :
          Stream.concat(reactor.poms().values().stream().map(Pom::raw), reactor.outside().stream())
              .toList()) {
        written.add(ModelXml.of(model));
      }
      return new Side(new Home(reactor.directory()), PropertyUses.in(written));
    }
  }
}
