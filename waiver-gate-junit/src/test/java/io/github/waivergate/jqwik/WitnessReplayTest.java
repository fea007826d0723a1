package io.github.waivergate.jqwik;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AfterProperty;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WitnessReplayTest {
  private static final String ID = WitnessReplayTest.class.getName() + "$";

  private Path directory;

  @BeforeEach
  void nothingSeenYet(@TempDir Path temporary) {
    directory = temporary;
    Steady.seen.clear();
    Steady.mended = false;
  }

  @Test
  void what_was_recorded_fails_again_on_the_same_example() throws Exception {
    var recorded = new JqwikRun(directory.resolve("1")).onSeeds(Steady.class).witnessFiles();
    var example = Witness.read(Files.readAllBytes(recorded.get(0)), "x").example();
    Steady.seen.clear();

    var run = new JqwikRun(directory.resolve("2")).replaying(Steady.class, recorded);

    assertThat(Steady.seen).containsExactly(List.of("", ""));
    assertThat(run.outcome("few"))
        .isEqualTo(
            "FAILED: %sSteady#few: witness %s: false on [{\"list\":[\"\",\"\"]}]: %s"
                .formatted(ID, name(recorded.get(0)), "java.lang.IllegalStateException: too many"));
    assertThat(run.receipt())
        .containsExactly(
            entry("format", "\"waiver-gate/receipt/1\""),
            entry("nonce", "\"nonce-1\""),
            entry("mode", "\"replay\""),
            entry("property_id", "\"" + ID + "Steady#few\""),
            entry("example_sha256", "\"" + example.sha256() + "\""),
            entry("outcome", "\"failed\""),
            entry("error_class", "\"java.lang.IllegalStateException\""));
  }

  @Test
  void a_property_that_was_mended_passes_and_others_are_skipped() throws Exception {
    var recorded = new JqwikRun(directory.resolve("1")).onSeeds(Steady.class).witnessFiles();
    Steady.mended = true;

    var run = new JqwikRun(directory.resolve("2")).replaying(Steady.class, recorded);

    assertThat(run.outcome("few")).isEqualTo("SUCCESSFUL");
    assertThat(run.outcome("holds"))
        .isEqualTo("skipped: the gate's order names no witness of this property");
    assertThat(run.receipt())
        .containsEntry("outcome", "\"passed\"")
        .containsEntry("error_class", "null");
  }

  static class Steady {
    private static final List<List<String>> seen = new ArrayList<>();
    private static boolean mended;

    @Property(tries = 50)
    void few(@ForAll List<String> texts) {
      seen.add(List.copyOf(texts));
      if (texts.size() > 1 && !mended) {
        texts.clear();
        throw new IllegalStateException("too many");
      }
    }

    @Property(tries = 50)
    void holds(@ForAll int any) {}
  }

  @Test
  void several_witnesses_of_one_property_each_have_their_receipt() throws Exception {
    var run =
        new JqwikRun(directory)
            .replaying(
                Numbers.class,
                List.of(witness("positive", 5), witness("positive", -5), witness("gone", 1)));

    assertThat(run.outcome("positive"))
        .startsWith("FAILED: " + ID + "Numbers#positive: witness ")
        .endsWith(": false on [{\"i32\":\"-5\"}]: it returned false");
    assertThat(run.receipts())
        .extracting(receipt -> receipt.members().get("outcome"))
        .containsExactlyInAnyOrder(new Json.Text("passed"), new Json.Text("failed"));
    assertThat(run.receipts())
        .extracting(receipt -> receipt.members().get("error_class"))
        .contains(new Json.Text("org.opentest4j.AssertionFailedError"));
  }

  @Test
  void a_witness_that_does_not_fit_leaves_no_receipt() throws Exception {
    var run =
        new JqwikRun(directory)
            .replaying(
                Numbers.class,
                List.of(
                    witness("positive", 5L),
                    witness("pairs", 5),
                    witness("texts", List.of(5)),
                    witness("even", 5)));

    assertThat(run.outcome("positive"))
        .endsWith(
            " no longer fits the property: parameter 1 of the property is int, the example has"
                + " another value there");
    assertThat(run.outcome("pairs"))
        .endsWith(
            " no longer fits the property: the property has 2 parameters, the example 1 values");
    assertThat(run.outcome("texts"))
        .endsWith(
            "parameter 1 of the property is java.util.List<java.lang.String>, the example has"
                + " another value there");
    assertThat(run.outcome("even"))
        .contains(": the property did not run on [{\"i32\":\"5\"}]: ")
        .startsWith("FAILED: ");
    assertThat(run.receipts()).isEmpty();
  }

  @Test
  void what_fails_after_the_example_fails_the_replay() throws Exception {
    var run = new JqwikRun(directory).replaying(Untidy.class, List.of(witness("Untidy#any", 1)));

    assertThat(run.outcome("any")).startsWith("FAILED: ");
    assertThat(run.receipt())
        .containsEntry("outcome", "\"failed\"")
        .containsEntry("error_class", "\"java.lang.IllegalStateException\"");
  }

  static class Numbers {
    @Property
    boolean positive(@ForAll int number) {
      return number > 0;
    }

    @Property
    void pairs(@ForAll int one, @ForAll int other) {}

    @Property
    void texts(@ForAll List<String> texts) {}

    @Property
    void even(@ForAll int number) {
      Assume.that(number % 2 == 0);
    }
  }

  static class Untidy {
    @Property
    void any(@ForAll int number) {}

    @AfterProperty
    void tidy() {
      throw new IllegalStateException("not tidy");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'\"100\"'            | '\"101\"'             | ', the digest of the example; '",
        "'\"complete\": true' | '\"complete\": false' | 'complete has to be true; '",
        "'witness/1'          | 'witness/2'           | 'format has to be waiver-gate/witness/1; '",
        "'\"jqwik\"'          | '\"junit\"'           | 'runner has to be jqwik; '",
        "'\"complete\"'       | '\"finished\"'        | 'the key complete is missing; '",
      })
  void a_witness_that_is_not_whole_fails_every_property(String honest, String lie, String message)
      throws Exception {
    var text = Files.readString(Path.of("..", "docs", "schema", "vectors", "witness.json"));
    var file = Files.writeString(directory.resolve("w.json"), text);
    assertThat(text).contains(honest);

    var run =
        new JqwikRun(directory.resolve("1")).replaying(SeedRunTest.False.class, List.of(file));
    assertThat(run.receipts()).hasSize(1);
    assertThat(run.outcome("sum")).contains(": false on [{\"i32\":\"100\"},{\"list\":[]}]: ");

    Files.writeString(file, text.replace(honest, lie));
    run = new JqwikRun(directory.resolve("2")).replaying(SeedRunTest.False.class, List.of(file));
    assertThat(run.receipts()).isEmpty();
    assertThat(run.outcome("sum")).startsWith("FAILED: " + file).contains(message);
  }

  @Test
  void the_key_tells_two_properties_with_one_example_apart() throws Exception {
    var one = Witness.read(Files.readAllBytes(witness("positive", 5)), "x");
    var other = Witness.read(Files.readAllBytes(witness("even", 5)), "x");

    assertThat(one.example().sha256()).isEqualTo(other.example().sha256());
    assertThat(one.key()).isNotEqualTo(other.key());
  }

  private Path witness(String property, Object value) throws Exception {
    var witness =
        new Witness(
            ID + (property.contains("#") ? "" : "Numbers#") + property,
            "1.9.3",
            JqwikRun.SEEDS_DIGEST,
            4,
            "7916",
            100,
            JqwikRun.GENERATORS,
            "java.lang.AssertionError",
            Optional.empty(),
            Sample.encoded(List.of(value)),
            3,
            true);
    return Files.write(
        directory.resolve(witness.key() + ".json"), JsonWriter.file(witness.toJson()));
  }

  private static String name(Path witness) {
    return witness.getFileName().toString().replace(".json", "");
  }
}
