package com.acme;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;

/** All that a runner needs for a freeze path, by hand: seeds, one example, receipts. */
final class Adapter {
  private final String property;
  private final IntPredicate holds;
  private final String order;

  private Adapter(String property, IntPredicate holds, String order) {
    this.property = property;
    this.holds = holds;
    this.order = order;
  }

  static void check(String property, IntPredicate holds) throws Exception {
    var file = System.getProperty("waiver-gate.order");
    if (file == null) {
      for (int seed = 1; seed < 4; seed++) {
        require(holds.test(TaxGenerator.draw(seed)), TaxGenerator.draw(seed));
      }
      return;
    }
    var adapter = new Adapter(property, holds, Files.readString(Path.of(file)));
    if (adapter.text("mode").equals("seeds")) {
      adapter.seeds();
    } else {
      adapter.replay();
    }
  }

  private void seeds() throws Exception {
    var seeds = texts("values");
    var falsified = new ArrayList<String>();
    String witness = "null";
    int found = 0;
    for (String seed : seeds) {
      int drawn = TaxGenerator.draw(Long.parseLong(seed));
      if (!holds.test(drawn)) {
        found = drawn;
        witness = '"' + write(seed, drawn) + '"';
        falsified.add("{\"seed\": \"" + seed + "\", \"witness\": " + witness + ", \"denials\": []}");
      }
    }
    receipt(
        "seeds",
        "\"seeds_taken\": [\"" + String.join("\", \"", seeds) + "\"], \"outcome\": \""
            + (falsified.isEmpty() ? "passed" : "falsified") + "\", \"denials\": [], \"witness\": "
            + witness + ", \"falsified\": [" + String.join(", ", falsified) + "]");
    require(falsified.isEmpty(), found);
  }

  private void replay() throws Exception {
    int failed = 0;
    for (String file : texts("witnesses")) {
      var example = Files.readString(Path.of(file)).replaceAll("(?s).*\"example\": \\[\\{\"int\": \"([0-9]+)\".*", "$1");
      boolean held = holds.test(Integer.parseInt(example));
      failed += held ? 0 : 1;
      receipt(
          "replay",
          "\"example_sha256\": \"" + digest(canonical(example)) + "\", \"outcome\": \""
              + (held ? "passed" : "failed") + "\", \"error_class\": "
              + (held ? "null" : "\"java.lang.AssertionError\""));
    }
    require(failed == 0, failed);
  }

  private static void require(boolean held, int on) {
    if (!held) {
      throw new AssertionError("false on " + on);
    }
  }

  private String write(String seed, int drawn) throws Exception {
    var example = digest(canonical(Integer.toString(drawn)));
    var key = digest("waiver-gate/witness/1\n" + property + "\n" + example + "\n");
    var seeds = order.substring(order.indexOf("\"seeds\": {"));
    Files.writeString(
        Path.of(text("receipts")).resolve(key + ".json"),
        "{\"format\": \"waiver-gate/witness/1\", \"property_id\": \"" + property
            + "\", \"runner\": \"by-hand\", \"runner_version\": \"1\", \"seeds_sha256\": \""
            + seeds.replaceAll("(?s).*?\"sha256\": \"([0-9a-f]+)\".*", "$1")
            + "\", \"seeds_prefix\": " + texts("values").size() + ", \"seed\": \"" + seed
            + "\", \"tries\": " + order.replaceAll("(?s).*\"tries\": ([0-9]+).*", "$1")
            + ", \"generator_hashes\": \"" + text("generator_hashes")
            + "\", \"error_class\": \"java.lang.AssertionError\", \"original\": null, \"example\": [{\"int\": \""
            + drawn + "\"}], \"example_sha256\": \"" + example
            + "\", \"shrink_steps\": 0, \"complete\": true, \"flipping\": false}\n");
    return key;
  }

  private void receipt(String mode, String rest) throws IOException {
    Files.writeString(
        Path.of(text("receipts")).resolve("receipt-" + UUID.randomUUID() + ".json"),
        "{\"format\": \"waiver-gate/receipt/1\", \"nonce\": \"" + text("nonce") + "\", \"mode\": \""
            + mode + "\", \"property_id\": \"" + property + "\", " + rest + "}\n");
  }

  private String text(String key) {
    var found = Pattern.compile("\"" + key + "\": \"([^\"]*)\"").matcher(order);
    if (!found.find()) {
      throw new IllegalStateException("the order has no " + key);
    }
    return found.group(1);
  }

  private List<String> texts(String key) {
    var array = order.substring(order.indexOf("\"" + key + "\": [") + key.length() + 5);
    var texts = new ArrayList<String>();
    var text = Pattern.compile("\"([^\"]*)\"").matcher(array.substring(0, array.indexOf(']')));
    while (text.find()) {
      texts.add(text.group(1));
    }
    return texts;
  }

  private static String canonical(String example) {
    return "[{\"int\":\"" + example + "\"}]";
  }

  private static String digest(String text) throws Exception {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(UTF_8)));
  }
}
