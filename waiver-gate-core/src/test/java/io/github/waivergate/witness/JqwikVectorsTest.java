package io.github.waivergate.witness;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.json.CanonicalJson;
import io.github.waivergate.json.JsonReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The gate's side of the checked-in files; jqwik's adapter is held to the same ones. */
class JqwikVectorsTest {
  private static final String KEY =
      "69f1b1db58ebe652101fa277127790ba387a85e8d21aaac07c692d5f0791d44d";
  private static final Sha256 EXAMPLE =
      new Sha256("00ae04328e342dcb9a6885f9bd9a8231cc4c4c41795b7bf33a23bdbc4871104f");
  private static final Sha256 SEEDS = new Sha256("5".repeat(64));
  private static final Sha256 GENERATORS = new Sha256("9".repeat(64));
  private static final String PROPERTIES = "io.github.waivergate.jqwik.SeedRunTest$";
  private static final List<Long> TAKEN = List.of(-3L, 7916L, 15835L, 23754L);

  @Test
  void the_gate_writes_the_order_of_the_seeds() throws Exception {
    assertThat(written(seeds(List.of(-3L, 7L)))).isEqualTo(text("order-seeds.json"));
  }

  @Test
  void the_gate_writes_the_order_of_a_replay_and_reads_it() throws Exception {
    var order = replay("/tmp/project/qa/witnesses/" + KEY + ".json");

    assertThat(written(order)).isEqualTo(text("order-replay.json"));
    assertThat(Order.parseReplay(bytes("order-replay.json"), "order")).isEqualTo(order);
  }

  @Test
  void a_property_that_held_is_read_as_such() throws Exception {
    var receipt = receipt("receipt-passed.json");

    assertThat(receipt)
        .isEqualTo(new SeedReceipt(PROPERTIES + "Holds#holds", TAKEN, false, List.of(), List.of()));
    assertThat(receipt.proves(seeds(TAKEN))).isTrue();
    assertThat(receipt.proves(seeds(List.of(-3L, 7L)))).isFalse();
  }

  @Test
  void a_false_property_is_read_with_the_witness_of_each_seed() throws Exception {
    var runs =
        TAKEN.stream()
            .map(
                seed ->
                    new SeedReceipt.Run(Optional.of(seed), Optional.of(new Sha256(KEY)), List.of()))
            .toList();

    assertThat(receipt("receipt-falsified.json"))
        .isEqualTo(new SeedReceipt(PROPERTIES + "False#sum", TAKEN, true, List.of(), runs));
  }

  @Test
  void a_false_property_without_a_witness_is_read_with_what_denies_it() throws Exception {
    var denials = List.of(Denial.NO_FREEZE_PATH);
    var runs =
        TAKEN.stream()
            .map(seed -> new SeedReceipt.Run(Optional.of(seed), Optional.empty(), denials))
            .toList();

    assertThat(receipt("receipt-denied.json"))
        .isEqualTo(
            new SeedReceipt(PROPERTIES + "Exampleless#generator", TAKEN, true, denials, runs));
  }

  @Test
  void a_replay_is_read_with_what_was_really_run() throws Exception {
    assertThat(ReplayReceipt.parse(bytes("receipt-replayed.json"), replay("w.json"), "receipt"))
        .isEqualTo(
            new ReplayReceipt(
                PROPERTIES + "False#sum", EXAMPLE, Optional.of("java.lang.IllegalStateException")));
  }

  @Test
  void a_witness_is_read_under_the_name_that_the_adapter_gives_it() throws Exception {
    var witness = Witness.parse(bytes("witness.json"), KEY + ".json", "witness");

    assertThat(witness)
        .isEqualTo(
            new Witness(
                PROPERTIES + "False#sum",
                "jqwik 1.9.3",
                SEEDS,
                4,
                -3,
                100,
                GENERATORS,
                "java.lang.IllegalStateException",
                EXAMPLE,
                52,
                false));
    assertThat(witness.fileName()).isEqualTo(KEY + ".json");
  }

  @Test
  void every_sample_is_canonical_for_the_gate_too() throws Exception {
    for (String line : text("samples.txt").lines().toList()) {
      var read = JsonReader.read(line.getBytes(UTF_8), "sample", "none");

      assertThat(new String(CanonicalJson.bytes(read), UTF_8)).isEqualTo(line);
    }
  }

  private static SeedReceipt receipt(String vector) throws Exception {
    return SeedReceipt.parse(bytes(vector), seeds(TAKEN), "receipt");
  }

  private static Order seeds(List<Long> seeds) {
    return new Order(
        Order.Mode.SEEDS,
        "nonce-1",
        Path.of("/tmp/receipts"),
        SEEDS,
        seeds,
        10,
        1000,
        GENERATORS,
        List.of());
  }

  private static Order replay(String witness) {
    return seeds(List.of(-3L, 7L))
        .replaying("nonce-1", Path.of("/tmp/receipts"), List.of(Path.of(witness)));
  }

  private static String written(Order order) throws IOException {
    var bytes = new ByteArrayOutputStream();
    order.write(bytes);
    return bytes.toString(UTF_8);
  }

  private static byte[] bytes(String vector) throws IOException {
    return Files.readAllBytes(Path.of("..", "docs", "schema", "vectors", vector));
  }

  private static String text(String vector) throws IOException {
    return new String(bytes(vector), UTF_8);
  }
}
