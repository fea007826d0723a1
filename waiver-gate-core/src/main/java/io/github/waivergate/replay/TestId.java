package io.github.waivergate.replay;

import io.github.waivergate.digest.Utf8Order;

/**
 * The name a test is judged under: {@code com.acme.ParseTest#roundTrip(String)}.
 *
 * <p>All invocations of a parameterized, repeated or dynamic test share one id; see {@link
 * TestNames} for the folding. In the {@code classify} interface an id is any non-empty text.
 *
 * @param value the id as it is written to files
 */
public record TestId(String value) implements Comparable<TestId> {

  public TestId {
    if (value.isEmpty()) {
      throw new IllegalArgumentException("a test id is not empty");
    }
  }

  /** The id of a method, or of whatever a report has in its place. */
  public static TestId of(String className, String method) {
    return new TestId(className + "#" + method);
  }

  /** The id that stands for the teardown of a whole class. */
  public static TestId ofClassTeardown(String className) {
    return of(className, "<class>");
  }

  /** The part before the first {@code #}; the whole value where there is none. */
  public String className() {
    int hash = value.indexOf('#');
    return hash < 0 ? value : value.substring(0, hash);
  }

  /**
   * Whether it names one method of one class, with or without types. What is left whole because it
   * could not be folded does not: free text, or the invocation of an engine that numbers none.
   */
  public boolean namesMethod() {
    int hash = value.indexOf('#');
    return hash > 0
        && JavaName.isClassName(value.substring(0, hash))
        && TestNames.isMethod(value.substring(hash + 1));
  }

  /** The order of lock files and reports: unsigned UTF-8 bytes. */
  @Override
  public int compareTo(TestId other) {
    return Utf8Order.COMPARATOR.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
