package io.github.waivergate.inventory;

import io.github.waivergate.replay.TestId;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The test ids a module is known to have, and how each of them ran when the inventory was locked.
 *
 * @param entries one entry per known id, sorted by the id's UTF-8 bytes
 * @param engines names and versions of Surefire and the test engines at locking time, such as
 *     {@code maven-surefire-plugin 3.6.1}; a difference is a note, never a refusal
 */
public record TestInventory(SortedMap<TestId, Entry> entries, List<String> engines) {

  public TestInventory {
    entries = Collections.unmodifiableSortedMap(new TreeMap<>((Map<TestId, Entry>) entries));
    engines = List.copyOf(engines);
  }

  /** The entry of an id, where the id is known. */
  public Optional<Entry> entry(TestId id) {
    return Optional.ofNullable(entries.get(id));
  }

  /** What an earlier inventory said differently: a line per id, for a person to review. */
  public List<String> changesFrom(Optional<TestInventory> before) {
    var nothing = new TestInventory(Collections.emptySortedMap(), List.of());
    return InventoryChanges.between(before.orElse(nothing), this);
  }

  /** Whether any id of the class is known. */
  public boolean knowsClass(String className) {
    var first = TestId.of(className, "");
    return entries.tailMap(first).keySet().stream()
        .findFirst()
        .filter(id -> id.value().startsWith(first.value()))
        .isPresent();
  }

  /**
   * How an id ran when it was locked.
   *
   * @param invocations testcase elements folded into the id; at least one
   * @param status what is expected of it
   */
  public record Entry(int invocations, Status status) {
    public Entry {
      if (invocations < 1) {
        throw new IllegalArgumentException("an entry has at least one invocation");
      }
    }
  }

  /** What is expected of a known id. */
  public enum Status {
    /** It runs: a replay that skips it has no outcome. */
    RUN("run"),
    /** It is disabled: skipped it is no case, and once it runs it is an ordinary known case. */
    SKIPPED("skipped"),
    /** Its environment decides: skipped in all replays it is no case, mixed it lacks outcomes. */
    CONDITIONAL("conditional");

    private final String wireName;

    Status(String wireName) {
      this.wireName = wireName;
    }

    /** The word in the file. */
    public String wireName() {
      return wireName;
    }
  }
}
