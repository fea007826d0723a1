package io.github.waivergate.repetition;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How what the patch changes in its judge reaches the tests of one module.
 *
 * @param repeats changes after which every test of the module is repeated, in words
 * @param sources changed test sources of the module and of those it depends on: their users are
 *     repeated
 * @param affected whether its tests are run at all
 */
public record Reach(List<String> repeats, List<ChangedJudge> sources, boolean affected) {
  private static final int SHOWN = 20;

  public Reach {
    repeats = List.copyOf(repeats);
    sources = List.copyOf(sources);
  }

  /**
   * The modules of a reactor.
   *
   * @param grouping by the module's directory from the git root, {@code .} for the root: whether it
   *     only groups others
   * @param module the module that is asked about
   * @param upstream the modules that it depends on
   * @param elsewhere directories outside of the module that it is built from all the same
   */
  public record Reactor(
      Map<String, Boolean> grouping,
      String module,
      Set<String> upstream,
      Collection<String> elsewhere) {}

  /** What reaches the module. What no single module owns reaches all. */
  public static Reach of(List<ChangedJudge> changes, Reactor reactor) {
    var repeats = new ArrayList<String>();
    var sources = new ArrayList<ChangedJudge>();
    boolean once = false;
    for (ChangedJudge change : changes) {
      var owner = owner(change.path(), reactor.grouping());
      if (owner.isEmpty() || reactor.grouping().getOrDefault(owner.get(), true)) {
        repeats.add(change.path() + " belongs to no module alone");
      } else if (isOwn(change.path(), owner.get(), reactor)) {
        if (change.isTestSource()) {
          sources.add(change);
        } else {
          repeats.add(change.path() + " is " + change.kind().wireName());
        }
      } else {
        once |= change.isData();
      }
    }
    boolean affected = once || !repeats.isEmpty() || !sources.isEmpty();
    return new Reach(shortened(repeats), sources, affected);
  }

  private static boolean isOwn(String path, String owner, Reactor reactor) {
    return reactor.module().equals(owner)
        || reactor.upstream().contains(owner)
        || reactor.elsewhere().stream().anyMatch(directory -> path.startsWith(directory + "/"));
  }

  /** The module in whose directory the path lies most closely. */
  private static Optional<String> owner(String path, Map<String, Boolean> modules) {
    return modules.keySet().stream()
        .filter(module -> module.equals(".") || path.startsWith(module + "/"))
        .max(Comparator.comparingInt(module -> module.equals(".") ? 0 : module.length()));
  }

  private static List<String> shortened(List<String> reasons) {
    if (reasons.size() <= SHOWN) {
      return reasons;
    }
    var some = new ArrayList<>(reasons.subList(0, SHOWN));
    some.add("and " + (reasons.size() - SHOWN) + " more");
    return some;
  }
}
