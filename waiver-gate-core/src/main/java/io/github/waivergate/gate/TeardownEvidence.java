package io.github.waivergate.gate;

import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.replay.Outcome;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * Makes a case of each class whose tear-down failed in any replay. It is known when the class is,
 * passes in each replay that reports the class without such a failure, and is never frozen.
 */
final class TeardownEvidence {
  private TeardownEvidence() {}

  static List<Evidence> of(TestInventory inventory, List<Replay> replays) {
    var classes = new TreeSet<String>();
    replays.forEach(replay -> classes.addAll(replay.failedTeardowns().keySet()));
    return classes.stream().map(name -> of(name, inventory, replays)).toList();
  }

  private static Evidence of(String className, TestInventory inventory, List<Replay> replays) {
    var outcomes = new ArrayList<Outcome>();
    var reasons = new ArrayList<String>();
    var message = "";
    for (Replay replay : replays) {
      var failure = replay.failedTeardowns().get(className);
      if (failure != null) {
        outcomes.add(Outcome.FAILED);
        message = message.isEmpty() ? failure : message;
      } else if (replay.classes().contains(className)
          && !replay.hasFailedSetup(className)
          && !replay.isVoided(className)) {
        outcomes.add(Outcome.PASSED);
      } else {
        reasons.add("not reported in " + replay.directory());
      }
    }
    return new Evidence(
        TestId.ofClassTeardown(className),
        inventory.knowsClass(className),
        outcomes,
        replays.size() - outcomes.size(),
        reasons,
        List.of(),
        List.of("no freeze: it is the tear-down of a class"),
        message);
  }
}
