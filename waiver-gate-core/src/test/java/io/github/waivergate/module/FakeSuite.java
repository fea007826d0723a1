package io.github.waivergate.module;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.replay.TestEvents;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;

/** A suite whose executions do what a test tells them to, where Surefire would run tests. */
final class FakeSuite implements Suite {
  static final String FAILURES = "There are test failures";

  final List<String> calls = Collections.synchronizedList(new ArrayList<>());
  final List<String> nonces = Collections.synchronizedList(new ArrayList<>());
  final Map<String, String> told = new TreeMap<>();
  final Set<String> absentClasses = new HashSet<>();
  private final Map<String, Execution> executions = new LinkedHashMap<>();
  private final Map<String, TestEvents> heard = new HashMap<>();
  volatile Set<String> leftOut = Set.of();
  private Execution properties = (index, reports) -> Optional.empty();

  /** Writes reports into a directory of its own, and says how it ended. */
  interface Execution {
    Optional<String> run(int index, Path reports) throws IOException;
  }

  FakeSuite execution(String id, Execution execution) {
    executions.put(id, execution);
    return this;
  }

  /** What Surefire hears of an execution in every replay: class, name, outcome, and so on. */
  FakeSuite hears(String id, String... testSet) {
    heard.put(id, new TestEvents(List.of(List.of(testSet))));
    return this;
  }

  FakeSuite properties(Execution execution) {
    properties = execution;
    return this;
  }

  /** One execution that reports the same in every replay, and says so. */
  static FakeSuite reporting(String execution, String simpleClass, String... cases) {
    return new FakeSuite()
        .execution(execution, (index, reports) -> reports(reports, simpleClass, cases));
  }

  static Optional<String> reports(Path directory, String simpleClass, String... cases)
      throws IOException {
    var className = "com.acme." + simpleClass;
    var text = "<testsuite name='s'>\n" + String.join("", cases) + "</testsuite>\n";
    Files.createDirectories(directory);
    Files.write(
        directory.resolve("TEST-" + className + ".xml"),
        text.replace("CLASS", className).getBytes(UTF_8));
    return text.contains("<failure") ? Optional.of(FAILURES) : Optional.empty();
  }

  @Override
  public void runAll(
      int index, String nonce, Path replayDirectory, Set<String> without, Consumer<RunEnd> ended) {
    nonces.add(nonce);
    executions.forEach(
        (id, execution) -> {
          calls.add(id + " " + index + (without.isEmpty() ? "" : " without " + without));
          leftOut = without;
          ended.accept(run(id, execution, index, replayDirectory));
        });
  }

  @Override
  public RunEnd runClasses(
      Path replayDirectory, List<String> binaryNames, Map<String, String> told) {
    this.told.putAll(told);
    calls.add("properties " + binaryNames);
    return run(executions.keySet().iterator().next(), properties, 0, replayDirectory);
  }

  private RunEnd run(String id, Execution execution, int index, Path directory) {
    try {
      return new RunEnd(
          id, execution.run(index, directory.resolve(id)), Optional.ofNullable(heard.get(id)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public boolean hasClass(String binaryName) {
    return !absentClasses.contains(binaryName);
  }
}
