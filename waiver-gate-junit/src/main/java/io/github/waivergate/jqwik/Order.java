package io.github.waivergate.jqwik;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What the gate asks of the properties in this JVM.
 *
 * @param replay whether to replay witnesses instead of running on the seeds
 * @param seedsDigest of the seeds file
 * @param shrinkSteps how many candidates may be tried while one seed's example shrinks
 * @param generatorHashes copied into every witness
 */
record Order(
    boolean replay,
    String nonce,
    Path receipts,
    String seedsDigest,
    List<String> seeds,
    int tries,
    int shrinkSteps,
    String generatorHashes,
    List<Witness> witnesses) {
  /** The system property that names the order's file. */
  static final String PROPERTY = "waiver-gate.order";

  private static final Set<String> KEYS =
      Set.of(
          "format",
          "mode",
          "nonce",
          "receipts",
          "seeds",
          "tries",
          "shrink_steps",
          "generator_hashes",
          "witnesses");

  static Order read(Path file) throws UnreadableException {
    var place = file.toString();
    var order = JsonFields.of(JsonReader.read(bytes(file), place), place, KEYS);
    order.text("format", "waiver-gate/order/1", "waiver-gate/order/1");
    boolean replay = order.text("mode", "seeds|replay", "seeds or replay").equals("replay");
    var seeds = order.object("seeds", Set.of("sha256", "prefix", "values"));
    var values = seeds.texts("values");
    if (!values.stream().allMatch(Order::isSeed) || Set.copyOf(values).size() < values.size()) {
      throw seeds.needed("values", "an array of 64-bit numbers as texts, none there twice");
    } else if (values.size() != seeds.whole("prefix", 1)) {
      throw seeds.needed("prefix", "the number of values");
    }
    var witnesses = witnesses(order.texts("witnesses"));
    if (witnesses.isEmpty() == replay) {
      throw order.needed("witnesses", replay ? "at least one file" : "empty in mode seeds");
    }
    return new Order(
        replay,
        order.text("nonce"),
        Path.of(order.text("receipts")),
        seeds.digest("sha256"),
        values,
        order.whole("tries", 1),
        order.whole("shrink_steps", 1),
        order.digest("generator_hashes"),
        witnesses);
  }

  /** The witnesses of one property. */
  List<Witness> witnessesOf(String propertyId) {
    return witnesses.stream().filter(each -> each.propertyId().equals(propertyId)).toList();
  }

  private static List<Witness> witnesses(List<String> files) throws UnreadableException {
    var witnesses = new ArrayList<Witness>();
    for (String file : files) {
      witnesses.add(Witness.read(bytes(Path.of(file)), file));
    }
    return witnesses;
  }

  private static byte[] bytes(Path file) throws UnreadableException {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UnreadableException(file.toString(), "the file cannot be read (" + e + ")");
    }
  }

  static boolean isSeed(String text) {
    try {
      return Long.toString(Long.parseLong(text)).equals(text);
    } catch (NumberFormatException e) {
      return false;
    }
  }
}
