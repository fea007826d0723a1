package io.github.waivergate.junit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** What became of the tests of one class, in the order in which they ended. */
final class Played implements TestExecutionListener {
  final List<String> ends = new ArrayList<>();

  static List<String> run(Class<?> tests) {
    Examples.HANDED.clear();
    var played = new Played();
    var request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selectClass(tests))
            .configurationParameter("junit.jupiter.extensions.autodetection.enabled", "false")
            .build();
    LauncherFactory.create().execute(request, played);
    return played.ends;
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    if (test.isTest() || result.getThrowable().isPresent()) {
      ends.add(
          result
              .getThrowable()
              .map(e -> test.getDisplayName() + ": " + e.getMessage())
              .orElse(test.getDisplayName() + ": passed"));
    }
  }

  /** Lays out what the goal neighbours would have written of the fixture of the tests. */
  static Path neighbours(Path directory, String blob, List<String> neighbours, List<String> fail)
      throws IOException {
    var grid = Files.createDirectories(directory.resolve("src/test/resources/locked/invoice.json"));
    var index = new StringBuilder("# waiver-gate/neighbours/1\n");
    index.append("# input: " + Digest.of(blob.getBytes(UTF_8)) + "  src/invoice.json\n");
    index.append("# planned: " + neighbours.size() + "\n");
    index.append("# must fail: " + fail.size() + "\n");
    for (int i = 0; i < neighbours.size(); i++) {
      var name = "000" + (i + 1) + ".json";
      Files.writeString(grid.resolve(name), neighbours.get(i));
      index.append("# /n is " + i + "\n");
      index.append(Digest.of(neighbours.get(i).getBytes(UTF_8)) + "  " + name + "\n");
    }
    for (int i = 0; i < fail.size(); i++) {
      var name = "must-fail-" + (i + 1) + ".json";
      Files.writeString(grid.resolve(name), fail.get(i));
      index.append("# must fail\n" + Digest.of(fail.get(i).getBytes(UTF_8)) + "  " + name + "\n");
    }
    return Files.writeString(grid.resolve("index.txt"), index);
  }
}
