package io.github.waivergate.module;

import io.github.waivergate.manifest.CollectedSlices.OfBase;
import io.github.waivergate.repetition.ChosenClasses;
import io.github.waivergate.repetition.Repetition.Scope;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.ReplaySession;
import io.github.waivergate.replay.SealedReplay;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Lets the one green run of a base suite's unchanged tests stand for all replays: the patch's own
 * replays have run the same tests as often as needed.
 */
final class FilledReplays {
  private FilledReplays() {}

  /**
   * The session with what the first replay says of classes that were to run once put into the
   * others. What another replay says itself stands, and a class that is not green is not filled.
   */
  static ReplaySession of(OfBase base) {
    var session = base.session();
    var first = session.replays().stream().filter(replay -> replay.index() == 1).findFirst();
    if (base.repetition().scope() != Scope.CHOSEN || first.isEmpty()) {
      return session;
    }
    var once = new HashSet<>(base.repetition().once());
    once.retainAll(GreenClasses.of(first.get(), Set.of()));
    return new ReplaySession(
        session.planned(),
        session.threads(),
        session.stop(),
        session.propertyStep(),
        session.replays().stream().map(replay -> filled(replay, first.get(), once)).toList(),
        session.named(),
        session.findings());
  }

  private static SealedReplay filled(SealedReplay replay, SealedReplay first, Set<String> once) {
    return new SealedReplay(
        replay.index(),
        replay.nonce(),
        replay.started(),
        replay.finished(),
        replay.runs(),
        filled(replay.replay(), first.replay(), once));
  }

  private static Replay filled(Replay replay, Replay first, Set<String> once) {
    Predicate<String> stands =
        name ->
            once.contains(ChosenClasses.topLevel(name))
                && !replay.isVoided(name)
                && !replay.hasFailedSetup(name)
                && !replay.skippedClasses().contains(name);
    var observations = new LinkedHashMap<>(replay.observations());
    first
        .observations()
        .forEach(
            (id, seen) -> {
              if (stands.test(id.className())) {
                observations.putIfAbsent(id, seen);
              }
            });
    var skipped = new HashSet<>(replay.skippedClasses());
    first.skippedClasses().stream()
        .filter(stands)
        .filter(name -> !replay.classes().contains(name))
        .forEach(skipped::add);
    return new Replay(
        replay.directory(),
        observations,
        replay.failedSetups(),
        replay.failedTeardowns(),
        skipped,
        replay.voidedClasses(),
        replay.classes(),
        replay.findings(),
        replay.reports());
  }
}
