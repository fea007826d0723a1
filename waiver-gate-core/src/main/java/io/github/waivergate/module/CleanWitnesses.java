package io.github.waivergate.module;

import io.github.waivergate.output.Directories;
import io.github.waivergate.output.WholeFile;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.witness.CleanOutcome;
import io.github.waivergate.witness.Order;
import io.github.waivergate.witness.Witness;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Replays the witnesses of a module in clean clones.
 *
 * @param layout where the module's files lie
 * @param tree the commit of the patch
 * @param order by which they were found
 * @param progress takes a line for the log
 */
record CleanWitnesses(ModuleLayout layout, CleanTree tree, Order order, Consumer<String> progress) {

  /**
   * Replays them as often as declared; all of them share one build per replay.
   *
   * @return one outcome per replay that was run; none where no clone would be the patch
   */
  Map<Witness, List<CleanOutcome>> replay(Map<Witness, byte[]> found, int times)
      throws EvidenceException {
    var witnesses = List.copyOf(found.keySet());
    var outcomes = new LinkedHashMap<Witness, List<CleanOutcome>>();
    witnesses.forEach(witness -> outcomes.put(witness, new ArrayList<>()));
    if (tree.refusal().isPresent()) {
      return outcomes;
    }
    var files = files(found);
    for (int i = 1; i <= times; i++) {
      progress.accept("clean replay " + i + " of " + times);
      var said = once(files, witnesses);
      for (int k = 0; k < witnesses.size(); k++) {
        outcomes.getOrDefault(witnesses.get(k), new ArrayList<>()).add(said.get(k));
      }
      if (said.stream().allMatch(outcome -> outcome.unusable().isPresent())) {
        // Nothing can come of the others any more.
        break;
      }
    }
    return outcomes;
  }

  /** Leaves them and an order on disk, and says how a person replays them once more by it. */
  String repeatable(Map<Witness, byte[]> found) throws EvidenceException {
    var paths = new ArrayList<Path>();
    for (Map.Entry<String, byte[]> file : files(found).entrySet()) {
      var path = layout.witnesses().resolve("found").resolve(file.getKey());
      WholeFile.write(path, out -> out.write(file.getValue()));
      paths.add(path);
    }
    var repeat = layout.witnesses().resolve("repeat.json");
    var receipts = layout.witnesses().resolve("repeated");
    Directories.create(receipts);
    WholeFile.write(repeat, order.replaying(order.nonce(), receipts, paths)::write);
    return tree.command(layout.module(), repeat);
  }

  private List<CleanOutcome> once(Map<String, byte[]> files, List<Witness> witnesses) {
    try (var attempt = tree.replay(layout.module(), order, files)) {
      return new CleanReading(layout, attempt).outcomes(witnesses);
    } catch (EvidenceException e) {
      var said = e.asFinding();
      var reason = CleanOutcome.unusable(said.place() + ": " + said.found());
      return witnesses.stream().map(witness -> reason).toList();
    }
  }

  private static Map<String, byte[]> files(Map<Witness, byte[]> found) {
    var files = new LinkedHashMap<String, byte[]>();
    found.forEach((witness, bytes) -> files.put(witness.fileName(), bytes));
    return files;
  }
}
