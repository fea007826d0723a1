package io.github.waivergate.module;

import io.github.waivergate.replay.TestEvents;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** A module's tests of one phase, as whoever holds the build tool can run them. */
public interface Suite {

  /**
   * Runs every execution of the phase once, each into a directory of its own below.
   *
   * @param index number of the replay, from one
   * @param nonce random name of the replay, which its receipts have to carry
   * @param without top-level test classes that are left out; a suite that cannot leave one out runs
   *     it
   * @param ended hears of each execution as soon as it is over, before the next one starts
   */
  void runAll(
      int index, String nonce, Path replayDirectory, Set<String> without, Consumer<RunEnd> ended);

  /**
   * Runs the given test classes, and nothing else, into a directory below.
   *
   * @param told system properties that the tests' JVM gets beside its own
   */
  RunEnd runClasses(Path replayDirectory, List<String> binaryNames, Map<String, String> told);

  /** Whether a class of that binary name is on the module's test class path. */
  boolean hasClass(String binaryName);

  /**
   * How one Surefire execution ended.
   *
   * @param execution the execution's id, which is also the name of its report directory
   * @param said empty where Surefire said that all is well, otherwise its complaint in one line
   * @param events what Surefire heard of each test; empty where this Surefire cannot hand it over
   */
  record RunEnd(String execution, Optional<String> said, Optional<TestEvents> events) {}
}
