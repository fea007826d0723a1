package io.github.waivergate.contract;

import io.github.waivergate.fixture.FixtureLock;
import io.github.waivergate.inventory.InventoryFile;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.path.PathPolicyFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** What a patch changes in one file of its judge, in the words of that file. */
public final class ContractWords {
  private static final int MOST = 20;
  private static final List<String> JSON =
      List.of("qa/freeze_ledger.json", "qa/seeds.json", PathPolicyFile.NAME);
  private static final FixtureLock NO_FIXTURES =
      new FixtureLock(FixtureLock.NAME, Collections.emptySortedMap());
  private static final TestInventory NO_TESTS =
      new TestInventory(Collections.emptySortedMap(), List.of());

  private ContractWords() {}

  /**
   * The words for a file that is on one side at least, in an order that only its content decides.
   *
   * @param path from the git root; its end says what kind of file it is
   */
  public static List<String> of(
      String path, Optional<ContractSide> base, Optional<ContractSide> patch) {
    var words = new ArrayList<String>();
    if (base.isPresent() && patch.isPresent()) {
      words.addAll(both(base.get(), patch.get()));
    } else {
      words.add(base.isEmpty() ? "added" : "deleted");
    }
    words.addAll(inside(path, new BothSides(base, patch)));
    return bounded(words);
  }

  private static List<String> both(ContractSide base, ContractSide patch) {
    var words = new ArrayList<String>();
    if (!base.mode().equals(patch.mode())) {
      words.add("mode %s -> %s".formatted(base.mode(), patch.mode()));
    }
    LineWords.of(base.bytes(), patch.bytes()).ifPresent(words::add);
    return words;
  }

  private static List<String> inside(String path, BothSides sides) {
    if (isNamed(path, FixtureLock.NAME)) {
      return sides.read(
          bytes -> FixtureLock.parse(bytes, path),
          (was, is) -> is.orElse(NO_FIXTURES).changesFrom(was));
    }
    if (isNamed(path, InventoryFile.NAME)) {
      return sides.read(
          bytes -> InventoryFile.parse(bytes, path),
          (was, is) -> is.orElse(NO_TESTS).changesFrom(was));
    }
    if (JSON.stream().anyMatch(name -> isNamed(path, name))) {
      return sides.read(bytes -> JsonReader.read(bytes, path, "").value(), JsonWords::between);
    }
    return List.of();
  }

  private static boolean isNamed(String path, String name) {
    return path.equals(name) || path.endsWith("/" + name);
  }

  private static List<String> bounded(List<String> words) {
    if (words.size() <= MOST) {
      return List.copyOf(words);
    }
    var few = new ArrayList<>(words.subList(0, MOST));
    few.add("and " + (words.size() - MOST) + " more");
    return List.copyOf(few);
  }
}
