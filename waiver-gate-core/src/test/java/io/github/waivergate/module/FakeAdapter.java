package io.github.waivergate.module;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.waivergate.digest.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A runner's adapter that writes what a test tells it to, by an order that it really reads. */
final class FakeAdapter {
  static final String PROPERTY = "com.acme.TaxProperties#holds(int)";
  static final String EXAMPLE = "[{\"int\":\"1\"}]";
  static final Sha256 DIGEST = Sha256.of(EXAMPLE.getBytes(UTF_8));
  static final Sha256 KEY =
      Sha256.of(("waiver-gate/witness/1\n" + PROPERTY + "\n" + DIGEST + "\n").getBytes(UTF_8));
  static final String ERROR = "java.lang.AssertionError";

  private final JsonNode order;
  private int written;

  FakeAdapter(Path order) throws IOException {
    this.order = new ObjectMapper().readTree(Files.readAllBytes(order));
  }

  FakeAdapter passed() throws IOException {
    return seeds("passed", "[]", "null", "[]");
  }

  FakeAdapter denied(String denial) throws IOException {
    var denials = "[\"" + denial + "\"]";
    return seeds(
        "falsified",
        denials,
        "null",
        "[{\"seed\": \"7\", \"witness\": null, \"denials\": %s}]".formatted(denials));
  }

  /** Passed, and draws nothing by a seed. */
  FakeAdapter seedless() throws IOException {
    return seeds("[]", "passed", "[\"no_freeze_path\"]", "null", "[]");
  }

  FakeAdapter falsified() throws IOException {
    write(
        KEY + ".json",
        """
        {"format": "waiver-gate/witness/1", "property_id": "%s", "runner": "jqwik",
         "runner_version": "1.9.3", "seeds_sha256": "%s", "seeds_prefix": 2, "seed": "7",
         "tries": %s, "generator_hashes": "%s", "error_class": "%s", "original": null,
         "example": %s, "example_sha256": "%s", "shrink_steps": 3, "complete": true,
         "flipping": false}
        """
            .formatted(
                PROPERTY,
                order.at("/seeds/sha256").asText(),
                order.get("tries"),
                order.get("generator_hashes").asText(),
                ERROR,
                EXAMPLE,
                DIGEST));
    return seeds(
        "falsified",
        "[]",
        "\"" + KEY + "\"",
        "[{\"seed\": \"7\", \"witness\": \"%s\", \"denials\": []}]".formatted(KEY));
  }

  /** Passed where there is no error. */
  FakeAdapter replayed(String error) throws IOException {
    return receipt(
        "replay",
        """
         "example_sha256": "%s", "outcome": "%s", "error_class": %s
        """
            .formatted(
                DIGEST,
                error.isEmpty() ? "passed" : "failed",
                error.isEmpty() ? "null" : "\"" + error + "\""));
  }

  private FakeAdapter seeds(String outcome, String denials, String witness, String falsified)
      throws IOException {
    return seeds(order.at("/seeds/values").toString(), outcome, denials, witness, falsified);
  }

  private FakeAdapter seeds(
      String taken, String outcome, String denials, String witness, String falsified)
      throws IOException {
    return receipt(
        "seeds",
        """
         "seeds_taken": %s, "outcome": "%s", "denials": %s, "witness": %s, "falsified": %s
        """
            .formatted(taken, outcome, denials, witness, falsified));
  }

  private FakeAdapter receipt(String mode, String rest) throws IOException {
    write(
        "receipt-" + ++written + ".json",
        """
        {"format": "waiver-gate/receipt/1", "nonce": "%s", "mode": "%s", "property_id": "%s",
        %s}
        """
            .formatted(order.get("nonce").asText(), mode, PROPERTY, rest));
    return this;
  }

  void write(String name, String text) throws IOException {
    Files.writeString(Path.of(order.get("receipts").asText()).resolve(name), text);
  }
}
