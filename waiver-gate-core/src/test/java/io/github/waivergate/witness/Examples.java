package io.github.waivergate.witness;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.EvidenceException;
import java.nio.file.Path;
import java.util.List;

/** A witness, and what leads to it, as tests want to tell them. */
final class Examples {
  static final Sha256 SEEDS = Sha256.of("seeds".getBytes(UTF_8));
  static final Sha256 GENERATORS = Sha256.of("generators".getBytes(UTF_8));
  static final String PROPERTY = "com.acme.InvoiceProperties#inclusiveIdentity(int,int)";
  static final String EXAMPLE = "[{\"int\":\"1\"},{\"int\":\"2\"}]";
  static final Sha256 DIGEST = Sha256.of(EXAMPLE.getBytes(UTF_8));
  static final String NAME = name(DIGEST);
  static final String SEED_LIST =
      """
      {
        "version": 1,
        "seeds": ["1", "-81985529216486896", "3"],
        "budget": 2,
        "tries": 500,
        "shrink_steps": 200,
        "clean_replays": 4,
        "flips": "refuse"
      }
      """;
  static final String WITNESS =
      """
      {
        "format": "waiver-gate/witness/1",
        "property_id": "%s",
        "runner": "jqwik",
        "runner_version": "1.9.3",
        "seeds_sha256": "%s",
        "seeds_prefix": 2,
        "seed": "-81985529216486896",
        "tries": 500,
        "generator_hashes": "%s",
        "error_class": "java.lang.AssertionError",
        "original": null,
        "example": [{ "int": "1" }, { "int": "2" }],
        "example_sha256": "%s",
        "shrink_steps": 17,
        "complete": true,
        "flipping": false
      }
      """
          .formatted(PROPERTY, SEEDS, GENERATORS, DIGEST);

  private Examples() {}

  static String name(Sha256 example) {
    return key(example) + ".json";
  }

  static Sha256 key(Sha256 example) {
    return Sha256.of(
        ("waiver-gate/witness/1\n" + PROPERTY + "\n" + example.hex() + "\n").getBytes(UTF_8));
  }

  static Order order() {
    return new Order(
        Order.Mode.SEEDS,
        "n1",
        Path.of("receipts"),
        SEEDS,
        List.of(1L, -81985529216486896L),
        500,
        200,
        GENERATORS,
        List.of());
  }

  static Witness witness() throws EvidenceException {
    return Witness.parse(WITNESS.getBytes(UTF_8), NAME, "w");
  }
}
