package io.github.waivergate.surefire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * What Surefire heard of the tests of each run, in Maven's memory, where no test can rewrite it.
 *
 * <p>The gate and Surefire live in two class loaders: a run is known by a handle, and what is
 * handed over is made of the JDK's types alone. A record is held from {@link #open} to {@link
 * #take}.
 */
public final class RunRecords {
  private static final Map<String, Queue<List<String>>> OPEN = new ConcurrentHashMap<>();

  private RunRecords() {}

  /**
   * Starts a record.
   *
   * @param handle a random name that no other run has
   */
  public static void open(String handle) {
    OPEN.put(handle, new ConcurrentLinkedQueue<>());
  }

  /**
   * Ends a record and hands it over.
   *
   * @return one list per set of tests, in the order in which they ended: class, name and one of
   *     {@code passed}, {@code failed}, {@code skipped} of its first test, then of the next
   */
  public static List<List<String>> take(String handle) {
    var record = OPEN.remove(handle);
    return record == null ? List.of() : new ArrayList<>(record);
  }

  static void add(String handle, List<String> testSet) {
    var record = OPEN.get(handle);
    if (record != null) {
      record.add(testSet);
    }
  }
}
