package io.github.waivergate.jqwik;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs example properties as Surefire would, with an order or without, and keeps what JUnit saw.
 */
final class JqwikRun {
  static final String SEEDS_DIGEST = "5".repeat(64);
  static final String GENERATORS = "9".repeat(64);

  private final Path directory;
  private final Map<String, String> outcomes = new TreeMap<>();
  private final Map<String, Throwable> errors = new TreeMap<>();
  private int tries = 100;
  private int shrinkSteps = 1000;
  private List<String> seeds = seeds(4);

  JqwikRun(Path directory) {
    this.directory = directory;
    directory.toFile().mkdirs();
  }

  static List<String> seeds(int prefix) {
    return IntStream.range(0, prefix).mapToObj(i -> Long.toString(i * 7919L - 3)).toList();
  }

  JqwikRun tries(int value) {
    tries = value;
    return this;
  }

  JqwikRun shrinkSteps(int value) {
    shrinkSteps = value;
    return this;
  }

  JqwikRun seeds(List<String> values) {
    seeds = values;
    return this;
  }

  JqwikRun onSeeds(Class<?> properties) throws IOException {
    return run(properties, order("seeds", List.of()));
  }

  JqwikRun replaying(Class<?> properties, List<Path> witnesses) throws IOException {
    return run(properties, order("replay", witnesses));
  }

  JqwikRun withOrder(Class<?> properties, String order) throws IOException {
    return run(properties, Files.writeString(directory.resolve("order.json"), order));
  }

  JqwikRun alone(Class<?> properties) {
    execute(properties);
    return this;
  }

  /** What JUnit says of a property: its outcome, with the message of an error. */
  String outcome(String property) {
    return outcomes.getOrDefault(property, "absent");
  }

  Throwable error(String property) {
    return errors.getOrDefault(property, new AssertionError("no error"));
  }

  List<Json.Members> receipts() throws Exception {
    var receipts = new ArrayList<Json.Members>();
    for (Path file : receiptFiles()) {
      receipts.add((Json.Members) JsonReader.read(Files.readAllBytes(file), file.toString()));
    }
    return receipts;
  }

  /** The one receipt of a property, with its parts as canonical JSON. */
  Map<String, String> receipt() throws Exception {
    var all = receipts();
    if (all.size() != 1) {
      throw new AssertionError(all.size() + " receipts");
    }
    var texts = new LinkedHashMap<String, String>();
    all.get(0).members().forEach((key, value) -> texts.put(key, JsonWriter.canonical(value)));
    return texts;
  }

  List<Path> receiptFiles() throws IOException {
    return files("receipt-");
  }

  List<Path> witnessFiles() throws IOException {
    return files("").stream()
        .filter(file -> file.getFileName().toString().matches("[0-9a-f]{64}[.]json"))
        .toList();
  }

  private List<Path> files(String prefix) throws IOException {
    var receipts = directory.resolve("receipts");
    if (!Files.isDirectory(receipts)) {
      return List.of();
    }
    try (var files = Files.list(receipts)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith(prefix))
          .sorted()
          .toList();
    }
  }

  private Path order(String mode, List<Path> witnesses) throws IOException {
    var order = new LinkedHashMap<String, Json>();
    order.put("format", new Json.Text("waiver-gate/order/1"));
    order.put("mode", new Json.Text(mode));
    order.put("nonce", new Json.Text("nonce-1"));
    order.put("receipts", new Json.Text(directory.resolve("receipts").toString()));
    var list = new LinkedHashMap<String, Json>();
    list.put("sha256", new Json.Text(SEEDS_DIGEST));
    list.put("prefix", new Json.Whole(seeds.size()));
    list.put("values", Json.Items.ofTexts(seeds));
    order.put("seeds", new Json.Members(list));
    order.put("tries", new Json.Whole(tries));
    order.put("shrink_steps", new Json.Whole(shrinkSteps));
    order.put("generator_hashes", new Json.Text(GENERATORS));
    order.put("witnesses", Json.Items.ofTexts(witnesses.stream().map(Path::toString).toList()));
    return Files.write(directory.resolve("order.json"), JsonWriter.file(new Json.Members(order)));
  }

  private JqwikRun run(Class<?> properties, Path order) {
    System.setProperty(Order.PROPERTY, order.toString());
    try {
      execute(properties);
    } finally {
      System.clearProperty(Order.PROPERTY);
    }
    return this;
  }

  private void execute(Class<?> properties) {
    var request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(selectClass(properties))
            .filters(EngineFilter.includeEngines("jqwik"))
            .configurationParameter("jqwik.database", directory.resolve("database").toString())
            .configurationParameter("jqwik.reporting.onlyfailures", "true")
            .build();
    LauncherFactory.create().execute(request, new Listener());
  }

  private final class Listener implements TestExecutionListener {
    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
      outcomes.put(test.getDisplayName(), "skipped: " + reason);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      var message = result.getThrowable().map(e -> ": " + e.getMessage()).orElse("");
      outcomes.put(test.getDisplayName(), result.getStatus() + message);
      result.getThrowable().ifPresent(e -> errors.put(test.getDisplayName(), e));
    }
  }
}
