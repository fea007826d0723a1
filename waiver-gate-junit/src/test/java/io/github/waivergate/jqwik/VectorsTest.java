package io.github.waivergate.jqwik;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The adapter's side of the checked-in files; the gate is held to the same ones. */
class VectorsTest {
  private static final Path VECTORS = Path.of("..", "docs", "schema", "vectors");
  private static final Path WITNESS = VECTORS.resolve("witness.json");

  private Path directory;

  @BeforeEach
  void emptyDirectory(@TempDir Path temporary) {
    directory = temporary;
  }

  @ParameterizedTest
  @CsvSource({
    "receipt-passed.json,    Holds,       holds",
    "receipt-falsified.json, False,       sum",
    "receipt-denied.json,    Exampleless, generator",
  })
  void a_run_on_the_seeds_leaves_the_very_receipt(String vector, String name, String property)
      throws Exception {
    var properties = Class.forName(SeedRunTest.class.getName() + "$" + name);

    var run = new JqwikRun(directory).onSeeds(properties);

    assertThat(receipts(run, properties.getName() + "#" + property))
        .containsExactly(Files.readString(VECTORS.resolve(vector)));
  }

  @Test
  void a_replay_leaves_the_very_receipt() throws Exception {
    var run = new JqwikRun(directory).replaying(SeedRunTest.False.class, List.of(WITNESS));

    assertThat(receipts(run, SeedRunTest.False.class.getName() + "#sum"))
        .containsExactly(Files.readString(VECTORS.resolve("receipt-replayed.json")));
  }

  @Test
  void a_witness_is_written_as_it_was_read_and_named_by_its_key() throws Exception {
    var bytes = Files.readAllBytes(WITNESS);
    var witness = Witness.read(bytes, "witness");

    assertThat(JsonWriter.file(witness.toJson())).isEqualTo(bytes);
    assertThat(Files.readString(VECTORS.resolve("receipt-falsified.json")))
        .contains("\"witness\": \"" + witness.key() + "\"");
    assertThat(Files.readString(VECTORS.resolve("order-replay.json")))
        .contains("/" + witness.key() + ".json\"");
  }

  @Test
  void the_order_of_the_seeds_is_read_whole() throws Exception {
    assertThat(Order.read(VECTORS.resolve("order-seeds.json"))).isEqualTo(order(List.of()));
  }

  @Test
  void the_order_of_a_replay_is_read_whole_with_its_witnesses() throws Exception {
    var witness = Witness.read(Files.readAllBytes(WITNESS), "witness");
    var text = Files.readString(VECTORS.resolve("order-replay.json"), UTF_8);
    var named = "/tmp/project/qa/witnesses/" + witness.key() + ".json";
    assertThat(text).contains(named);
    var here = Files.copy(WITNESS, directory.resolve(witness.key() + ".json"));

    var order =
        Files.writeString(
            directory.resolve("order.json"),
            text.replace(named, here.toString().replace("\\", "\\\\")));

    assertThat(Order.read(order)).isEqualTo(order(List.of(witness)));
  }

  private static Order order(List<Witness> witnesses) {
    return new Order(
        !witnesses.isEmpty(),
        "nonce-1",
        Path.of("/tmp/receipts"),
        JqwikRun.SEEDS_DIGEST,
        List.of("-3", "7"),
        10,
        1000,
        JqwikRun.GENERATORS,
        witnesses);
  }

  /** Byte by byte, for the vectors are UTF-8 with line feeds. */
  private static List<String> receipts(JqwikRun run, String propertyId) throws IOException {
    var receipts = new ArrayList<String>();
    for (Path file : run.receiptFiles()) {
      var text = Files.readString(file, UTF_8);
      if (text.contains("\"property_id\": \"" + propertyId + "\"")) {
        receipts.add(text);
      }
    }
    return receipts;
  }
}
