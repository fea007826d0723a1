package io.github.waivergate.oracle;

import io.github.waivergate.digest.Utf8Order;
import java.util.Comparator;

/**
 * One thing that a patch changed in what a test expects.
 *
 * @param testId class and method as reports have them; empty where a whole source is meant
 * @param path the source, by the user's name for it
 * @param line where to look, from 1: in the patch, or in the base for what was removed; 0 if
 *     nowhere
 * @param kind what kind of change it is
 * @param words what was there and what is there now, on one line of bounded length
 */
public record OracleChange(String testId, String path, int line, Kind kind, String words)
    implements Comparable<OracleChange> {
  private static final Comparator<OracleChange> ORDER =
      Comparator.comparing(OracleChange::testId, Utf8Order.COMPARATOR)
          .thenComparing(OracleChange::path, Utf8Order.COMPARATOR)
          .thenComparing(OracleChange::kind)
          .thenComparingInt(OracleChange::line)
          .thenComparing(OracleChange::words, Utf8Order.COMPARATOR);

  /** By test, then source, kind and line. */
  @Override
  public int compareTo(OracleChange other) {
    return ORDER.compare(this, other);
  }
}
