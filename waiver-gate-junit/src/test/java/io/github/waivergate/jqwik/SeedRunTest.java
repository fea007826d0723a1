package io.github.waivergate.jqwik;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Data;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.FromData;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Table;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.StringLength;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.opentest4j.TestAbortedException;

class SeedRunTest {
  private static final String ID = SeedRunTest.class.getName() + "$";
  private static final String SEEDS = "[\"-3\",\"7916\",\"15835\",\"23754\"]";
  private static final AtomicInteger RUNS = new AtomicInteger();

  private Path directory;

  @BeforeEach
  void noRunsYet(@TempDir Path temporary) {
    directory = temporary;
    RUNS.set(0);
  }

  @Test
  void a_property_that_holds_passes_on_every_seed() throws Exception {
    var run = new JqwikRun(directory).onSeeds(Holds.class);

    assertThat(run.outcome("holds")).isEqualTo("SUCCESSFUL");
    assertThat(run.receipt())
        .containsExactly(
            entry("format", "\"waiver-gate/receipt/1\""),
            entry("nonce", "\"nonce-1\""),
            entry("mode", "\"seeds\""),
            entry("property_id", "\"" + ID + "Holds#holds\""),
            entry("seeds_taken", SEEDS),
            entry("outcome", "\"passed\""),
            entry("denials", "[]"),
            entry("witness", "null"),
            entry("falsified", "[]"));
    assertThat(run.witnessFiles()).isEmpty();
  }

  @Test
  void without_an_order_nothing_changes() {
    var run = new JqwikRun(directory).alone(Holds.class);

    assertThat(run.outcome("holds")).isEqualTo("SUCCESSFUL");
    assertThat(RUNS).hasValue(1000);
    assertThat(directory.resolve("receipts")).doesNotExist();
  }

  static class Holds {
    @Property
    void holds(@ForAll int any) {
      RUNS.incrementAndGet();
    }
  }

  @Test
  void a_seed_is_never_tried_less_than_the_property_asks_for() throws Exception {
    new JqwikRun(directory).tries(100).onSeeds(Holds.class);
    assertThat(RUNS).as("jqwik's own default").hasValue(4 * 1000);

    new JqwikRun(directory).tries(1500).onSeeds(Holds.class);
    assertThat(RUNS).as("the order").hasValue(4 * 1000 + 4 * 1500);

    RUNS.set(0);
    new JqwikRun(directory).tries(100).onSeeds(Eager.class);
    assertThat(RUNS).as("declared").hasValue(4 * 200);

    RUNS.set(0);
    new JqwikRun(directory).tries(300).onSeeds(Eager.class);
    assertThat(RUNS).as("more than declared").hasValue(4 * 300);
  }

  static class Eager {
    @Property(tries = 200)
    void holds(@ForAll int any) {
      RUNS.incrementAndGet();
    }
  }

  @Test
  void a_false_property_fails_with_the_smallest_example_and_its_seed() throws Exception {
    var run = new JqwikRun(directory).onSeeds(False.class);

    assertThat(run.outcome("sum"))
        .isEqualTo(
            "FAILED: "
                + ID
                + "False#sum is false on 4 of 4 seeds; the smallest example (seed -3) is"
                + " [{\"i32\":\"100\"},{\"list\":[]}]: java.lang.IllegalStateException: over");
    assertThat(run.error("sum")).hasCauseInstanceOf(IllegalStateException.class);
    var key = name(run.witnessFiles().get(0));
    assertThat(run.receipt())
        .containsEntry("seeds_taken", SEEDS)
        .containsEntry("outcome", "\"falsified\"")
        .containsEntry("denials", "[]")
        .containsEntry("witness", "\"" + key + "\"")
        .containsEntry(
            "falsified",
            "["
                + falsified("-3", key)
                + ","
                + falsified("7916", key)
                + ","
                + falsified("15835", key)
                + ","
                + falsified("23754", key)
                + "]");
  }

  @Test
  void the_same_seeds_give_the_same_witness_byte_by_byte() throws Exception {
    var first = new JqwikRun(directory.resolve("1")).onSeeds(False.class).witnessFiles();
    var second = new JqwikRun(directory.resolve("2")).onSeeds(False.class).witnessFiles();

    assertThat(first).hasSize(1);
    assertThat(name(first.get(0))).isEqualTo(name(second.get(0)));
    assertThat(first.get(0)).hasSameBinaryContentAs(second.get(0));
    assertThat(Path.of("..", "docs", "schema", "vectors", "witness.json"))
        .hasSameBinaryContentAs(first.get(0));
  }

  @Test
  void a_property_may_change_what_it_is_given() throws Exception {
    var changing = new JqwikRun(directory.resolve("1")).onSeeds(Changing.class).witnessFiles();

    assertThat(Files.readString(changing.get(0)))
        .contains("\"example\": [\n    {\n      \"list\": [\n        \"\",\n        \"\"");
  }

  static class False {
    @Property(tries = 50, shrinking = ShrinkingMode.OFF)
    void sum(@ForAll @IntRange(max = 10_000) int number, @ForAll List<Unit> units) {
      if (number >= 100) {
        throw new IllegalStateException("over");
      }
    }

    enum Unit {
      CENT,
      EURO
    }
  }

  static class Changing {
    @Property(tries = 50)
    void clear(@ForAll List<@StringLength(max = 2) String> texts) {
      boolean many = texts.size() > 1;
      texts.clear();
      assertThat(many).isFalse();
    }
  }

  @Test
  void a_property_that_is_false_on_one_of_32_seeds_fails() throws Exception {
    var seeds = JqwikRun.seeds(32);
    OnOneSeed.drawn.clear();
    OnOneSeed.forbidden = -1;
    assertThat(run(seeds, "1").outcome("rare")).isEqualTo("SUCCESSFUL");
    assertThat(OnOneSeed.drawn).hasSize(320);
    OnOneSeed.forbidden = OnOneSeed.drawn.get(171);
    assertThat(OnOneSeed.drawn).containsOnlyOnce(OnOneSeed.forbidden);

    var run = run(seeds, "2");

    assertThat(run.outcome("rare")).startsWith("FAILED: ").contains("is false on 1 of 32 seeds");
    assertThat(run.receipt())
        .containsEntry("outcome", "\"falsified\"")
        .containsEntry(
            "falsified", "[" + falsified(seeds.get(17), name(run.witnessFiles().get(0))) + "]");
  }

  private JqwikRun run(List<String> seeds, String name) throws Exception {
    return new JqwikRun(directory.resolve(name)).tries(10).seeds(seeds).onSeeds(OnOneSeed.class);
  }

  static class OnOneSeed {
    private static final List<Integer> drawn = new ArrayList<>();
    private static int forbidden;

    @Property(tries = 10, edgeCases = EdgeCasesMode.NONE)
    boolean rare(@ForAll @IntRange(min = 1_000, max = 1_000_000_000) int number) {
      drawn.add(number);
      return number != forbidden;
    }
  }

  @Test
  void a_flipping_property_ends_at_one_example_and_is_told_apart() throws Exception {
    var first = new JqwikRun(directory.resolve("1")).onSeeds(Flips.class);
    RUNS.set(1);
    var second = new JqwikRun(directory.resolve("2")).onSeeds(Flips.class);

    for (JqwikRun run : List.of(first, second)) {
      assertThat(run.outcome("everyThird"))
          .isEqualTo(
              "FAILED: "
                  + ID
                  + "Flips#everyThird is false on 4 of 4 seeds; the smallest example (seed"
                  + " -3) is [{\"list\":[{\"i32\":\"0\"},{\"i32\":\"0\"}]}], on which it does not"
                  + " always fail: java.lang.IllegalStateException: third");
    }
    assertThat(first.witnessFiles()).hasSize(1);
    assertThat(name(first.witnessFiles().get(0))).isEqualTo(name(second.witnessFiles().get(0)));
    assertThat(Files.readString(first.witnessFiles().get(0)))
        .contains("\"complete\": true", "\"flipping\": true");
  }

  static class Flips {
    @Property(tries = 50)
    void everyThird(@ForAll List<Integer> numbers) {
      if (numbers.size() > 1 && RUNS.incrementAndGet() % 3 == 0) {
        throw new IllegalStateException("third");
      }
    }
  }

  @Test
  void a_shrink_that_reaches_the_cap_leaves_no_witness() throws Exception {
    var run = new JqwikRun(directory).shrinkSteps(3).onSeeds(False.class);

    assertThat(run.outcome("sum"))
        .isEqualTo(
            "FAILED: "
                + ID
                + "False#sum is false on 4 of 4 seeds; no witness (seed -3):"
                + " shrink_incomplete, the example was still shrinking after 3 candidates:"
                + " java.lang.IllegalStateException: over");
    assertThat(run.receipt())
        .containsEntry("outcome", "\"falsified\"")
        .containsEntry("denials", "[\"shrink_incomplete\"]")
        .containsEntry("witness", "null");
    assertThat(run.witnessFiles()).isEmpty();
  }

  @Test
  void a_denied_property_that_returns_false_says_so() throws Exception {
    var run = new JqwikRun(directory).shrinkSteps(3).onSeeds(Returns.class);

    assertThat(run.outcome("small"))
        .isEqualTo(
            "FAILED: "
                + ID
                + "Returns#small is false on 4 of 4 seeds; no witness (seed -3):"
                + " shrink_incomplete, the example was still shrinking after 3 candidates: it"
                + " returned false");
    assertThat(run.error("small")).hasNoCause();
  }

  static class Returns {
    @Property(tries = 50)
    boolean small(@ForAll @IntRange(max = 10_000) int number, @ForAll List<Integer> numbers) {
      return number < 100;
    }
  }

  @Test
  void examples_that_cannot_be_kept_are_denied_by_name() throws Exception {
    var run = new JqwikRun(directory).onSeeds(Unkept.class);

    assertThat(run.outcome("opaque"))
        .contains("not_serialisable, a value of java.lang.StringBuilder");
    assertThat(run.outcome("large")).contains("too_large, the example has ");
    assertThat(run.outcome("shifting"))
        .contains("round_trip_differs, written again, the example is another one");
    assertThat(run.outcome("overflow")).contains("shrink_incomplete, jqwik did not shrink");
    assertThat(run.receipts()).hasSize(4);
    assertThat(run.witnessFiles()).isEmpty();
  }

  static class Unkept {
    @Property(tries = 20)
    boolean opaque(@ForAll("builders") StringBuilder builder) {
      return false;
    }

    @Property(tries = 20)
    boolean large(@ForAll("longTexts") String text) {
      return false;
    }

    @Property(tries = 20)
    boolean shifting(@ForAll("shifts") Shift shift) {
      return false;
    }

    @Property(tries = 20)
    void overflow(@ForAll int any) {
      throw new StackOverflowError();
    }

    @Provide
    Arbitrary<StringBuilder> builders() {
      return Arbitraries.strings().map(StringBuilder::new);
    }

    @Provide
    Arbitrary<String> longTexts() {
      return Arbitraries.integers().map(number -> "x".repeat(Sample.LARGEST) + number);
    }

    @Provide
    Arbitrary<Shift> shifts() {
      return Arbitraries.integers().map(Shift::new);
    }

    record Shift(long number) {
      Shift {
        number++;
      }
    }
  }

  @Test
  void what_fails_without_an_example_has_no_freeze_path() throws Exception {
    var run = new JqwikRun(directory).onSeeds(Exampleless.class);

    assertThat(run.outcome("generator"))
        .startsWith("FAILED: ")
        .contains("no_freeze_path, the property failed without an example");
    assertThat(run.outcome("exhausted"))
        .startsWith("FAILED: ")
        .contains("no_freeze_path, the property failed without an example")
        .contains("exhausted after [1000] tries");
    assertThat(run.receipts()).hasSize(2);
    for (Json.Members receipt : run.receipts()) {
      assertThat(JsonWriter.canonical(new Json.Items(List.copyOf(receipt.members().values()))))
          .contains("\"falsified\"", "[\"no_freeze_path\"]");
    }
  }

  static class Exampleless {
    @Property
    void generator(@ForAll("throwing") int any) {}

    @Property
    void exhausted(@ForAll int any) {
      Assume.that(false);
    }

    @Provide
    Arbitrary<Integer> throwing() {
      return Arbitraries.integers()
          .map(
              number -> {
                throw new IllegalStateException("no number");
              });
    }
  }

  @Test
  void what_draws_nothing_by_a_seed_runs_once_and_its_outcome_counts() throws Exception {
    var run = new JqwikRun(directory).onSeeds(Seedless.class);

    assertThat(RUNS).hasValue(1 + 2 + 2 + 2);
    assertThat(run.outcome("example")).isEqualTo("SUCCESSFUL");
    assertThat(run.outcome("rows")).isEqualTo("SUCCESSFUL");
    assertThat(run.outcome("exhaustive")).isEqualTo("SUCCESSFUL");
    assertThat(run.outcome("small")).startsWith("FAILED: ");
    for (Json.Members receipt : run.receipts()) {
      assertThat(JsonWriter.canonical(items(receipt, "seeds_taken"))).isEqualTo("[]");
      assertThat(JsonWriter.canonical(items(receipt, "denials"))).isEqualTo("[\"no_freeze_path\"]");
      assertThat(JsonWriter.canonical(items(receipt, "falsified")))
          .isIn("[]", "[{\"denials\":[\"no_freeze_path\"],\"seed\":null,\"witness\":null}]");
    }
    assertThat(run.receipts()).hasSize(4);
  }

  static class Seedless {
    @Example
    void example() {
      RUNS.incrementAndGet();
    }

    @Property
    @FromData("data")
    void rows(@ForAll int number, @ForAll String text) {
      RUNS.incrementAndGet();
    }

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void exhaustive(@ForAll boolean any) {
      RUNS.incrementAndGet();
    }

    @Property
    boolean small(@ForAll @IntRange(max = 5) int number) {
      RUNS.incrementAndGet();
      return number < 1;
    }

    @Data
    Iterable<Tuple.Tuple2<Integer, String>> data() {
      return Table.of(Tuple.of(1, "a"), Tuple.of(2, "b"));
    }
  }

  @Test
  void a_seed_that_the_property_names_itself_runs_too() throws Exception {
    OwnSeed.forbidden = null;
    new JqwikRun(directory.resolve("1")).onSeeds(OwnSeed.class);
    OwnSeed.forbidden = OwnSeed.first;
    var alone = new JqwikRun(directory.resolve("2")).alone(OwnSeed.class);
    var run = new JqwikRun(directory.resolve("3")).onSeeds(OwnSeed.class);

    assertThat(alone.outcome("own")).startsWith("FAILED");
    assertThat(run.outcome("own"))
        .startsWith("FAILED: " + ID + "OwnSeed#own is false on what it runs on without a");
    assertThat(run.receipt())
        .containsEntry("seeds_taken", SEEDS)
        .containsEntry(
            "falsified", "[{\"denials\":[\"no_freeze_path\"],\"seed\":null,\"witness\":null}]");
    assertThat(new JqwikRun(directory.resolve("4")).onSeeds(Holds.class).receipt())
        .containsEntry("denials", "[]");
  }

  static class OwnSeed {
    private static @Nullable Long first;
    private static @Nullable Long forbidden;

    @Property(seed = "42", tries = 10, edgeCases = EdgeCasesMode.NONE)
    boolean own(@ForAll @LongRange(min = 1_000) long number) {
      if (first == null) {
        first = number;
      }
      return forbidden == null || number != forbidden;
    }
  }

  @Test
  void a_seed_that_is_not_taken_fails_the_property() throws Exception {
    var run = new JqwikRun(directory).onSeeds(Stubborn.class);

    assertThat(run.outcome("holds"))
        .isEqualTo(
            "FAILED: "
                + ID
                + "Stubborn#holds: seed_not_taken: ran on 0 of 4 seeds; leave the seed to the"
                + " gate");
    assertThat(run.outcome("fails")).contains("no witness (seed -3): seed_not_taken, it ran on");
    assertThat(run.witnessFiles()).isEmpty();
    for (Json.Members receipt : run.receipts()) {
      assertThat(JsonWriter.canonical(items(receipt, "seeds_taken"))).isEqualTo("[]");
      assertThat(JsonWriter.canonical(items(receipt, "denials"))).isEqualTo("[\"seed_not_taken\"]");
    }
  }

  @AddLifecycleHook(SeedOfItsOwn.class)
  static class Stubborn {
    @Property(tries = 10)
    void holds(@ForAll int any) {}

    @Property(tries = 10)
    boolean fails(@ForAll int any) {
      return false;
    }
  }

  static class SeedOfItsOwn implements AroundPropertyHook {
    @Override
    public PropagationMode propagateTo() {
      return PropagationMode.ALL_DESCENDANTS;
    }

    @Override
    public PropertyExecutionResult aroundProperty(
        PropertyLifecycleContext context, PropertyExecutor property) {
      context.attributes().setSeed("42");
      return property.execute();
    }
  }

  @Test
  void an_aborted_property_leaves_no_receipt() throws Exception {
    var run = new JqwikRun(directory).onSeeds(Aborted.class);

    assertThat(run.outcome("never")).startsWith("ABORTED");
    assertThat(run.receipts()).isEmpty();
  }

  static class Aborted {
    @Property(tries = 10)
    @AddLifecycleHook(NotHere.class)
    void never(@ForAll int any) {}
  }

  static class NotHere implements AroundPropertyHook {
    @Override
    public PropertyExecutionResult aroundProperty(
        PropertyLifecycleContext context, PropertyExecutor property) {
      return property.execute().mapToAborted(new TestAbortedException("not here"));
    }
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        False.class,
        Changing.class,
        Unkept.class,
        Exampleless.class,
        Aborted.class,
        SecondTry.class
      })
  void no_property_is_greener_than_by_itself(Class<?> properties) throws Exception {
    var alone = new JqwikRun(directory.resolve("1")).alone(properties);
    var run = new JqwikRun(directory.resolve("2")).onSeeds(properties);

    for (Method property : properties.getDeclaredMethods()) {
      assertThat(run.outcome(property.getName()).replaceFirst("(?s):.*", ""))
          .as(property.getName())
          .isEqualTo(alone.outcome(property.getName()).replaceFirst("(?s):.*", ""));
    }
  }

  /** False on its second run alone, whatever it is given. */
  static class SecondTry {
    private int tries;

    @Property(tries = 10)
    void stateful(@ForAll int any) {
      tries++;
      assertThat(tries).isNotEqualTo(2);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'waiver-gate/order/1' | 'waiver-gate/order/2' | 'format has to be waiver-gate/order/1'",
        "'seeds\",'           | 'seed\",'            | 'mode has to be seeds or replay'",
        "'\"-3\"'           | '\"x\"'            | 'values has to be an array of 64-bit'",
        "'\"-3\"'           | '\"7\"'            | 'values has to be an array of 64-bit'",
        "'\"prefix\": 2'     | '\"prefix\": 3'     | 'prefix has to be the number of values'",
        "'\"tries\": 10,'    | ''                    | 'the key tries is missing'",
        "'\"tries\": 10'     | '\"tries\": 0'      | 'tries has to be a whole number from 1'",
        "'999\",'             | '99\",'              | 'generator_hashes has to be a SHA-256'",
        "'\"witnesses\": []' | '\"witnesses\": [\"x\"]' | 'x: the file cannot be read'",
      })
  void an_order_that_cannot_be_followed_fails_every_property(
      String honest, @Nullable String lie, String message) throws Exception {
    var text = order();
    assertThat(text).contains(honest);

    var run = new JqwikRun(directory).withOrder(Holds.class, text);
    assertThat(run.outcome("holds")).isEqualTo("SUCCESSFUL");

    var lying = text.replace(honest, lie == null ? "" : lie);
    run = new JqwikRun(Files.createDirectory(directory.resolve("2")));
    run.withOrder(Holds.class, lying);
    assertThat(run.outcome("holds")).startsWith("FAILED: ").contains(message);
    assertThat(run.outcome("holds"))
        .endsWith("; let the gate run the tests, or leave waiver-gate.order unset");
  }

  @Test
  void a_receipt_that_cannot_be_written_fails_the_property() throws Exception {
    Files.writeString(directory.resolve("receipts"), "a file");

    var run = new JqwikRun(directory).withOrder(Holds.class, order());

    assertThat(run.outcome("holds"))
        .startsWith("FAILED: " + directory.resolve("receipts") + ": the receipt cannot be written");
  }

  private String order() throws Exception {
    return Files.readString(Path.of("..", "docs", "schema", "vectors", "order-seeds.json"), UTF_8)
        .replace("/tmp/receipts", directory.resolve("receipts").toString());
  }

  private static String falsified(String seed, String key) {
    return "{\"denials\":[],\"seed\":\"%s\",\"witness\":\"%s\"}".formatted(seed, key);
  }

  private static String name(Path witness) {
    return witness.getFileName().toString().replace(".json", "");
  }

  private static Json items(Json.Members receipt, String key) {
    return receipt.members().getOrDefault(key, new Json.Nothing());
  }
}
