package io.github.waivergate.witness;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonText;
import io.github.waivergate.refusal.EvidenceException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What the gate asks of a runner's adapter in the test JVM.
 *
 * @param mode whether to run on the seeds or to replay witnesses
 * @param nonce random name that every receipt has to carry
 * @param receipts where the adapter writes
 * @param seedsDigest of the seeds file
 * @param seeds the ones in use
 * @param tries per seed
 * @param shrinkSteps the most that a shrink may take
 * @param generatorHashes what the adapter copies into a witness
 * @param witnesses files to be replayed once each
 */
public record Order(
    Mode mode,
    String nonce,
    Path receipts,
    Sha256 seedsDigest,
    List<Long> seeds,
    int tries,
    int shrinkSteps,
    Sha256 generatorHashes,
    List<Path> witnesses) {
  /** The system property of the test JVM that names the order's file. */
  public static final String PROPERTY = "waiver-gate.order";

  private static final String FORMAT = "waiver-gate/order/1";
  private static final String MEND = "run the gate's own command again";
  private static final int MOST = 999_999_999;
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

  public Order {
    seeds = List.copyOf(seeds);
    witnesses = List.copyOf(witnesses);
  }

  /** What an adapter is to do. */
  public enum Mode {
    SEEDS("seeds"),
    REPLAY("replay");

    private final String wireName;

    Mode(String wireName) {
      this.wireName = wireName;
    }

    String wireName() {
      return wireName;
    }
  }

  /** An order to run every property on the seeds in use. */
  public static Order ofSeeds(SeedList list, String nonce, Path receipts, Sha256 generatorHashes) {
    return new Order(
        Mode.SEEDS,
        nonce,
        receipts,
        list.digest(),
        list.prefix(),
        list.tries(),
        list.shrinkSteps(),
        generatorHashes,
        List.of());
  }

  /** The same seeds and generators, to replay these witnesses. */
  public Order replaying(String nonce, Path receipts, List<Path> witnesses) {
    return new Order(
        Mode.REPLAY,
        nonce,
        receipts,
        seedsDigest,
        seeds,
        tries,
        shrinkSteps,
        generatorHashes,
        witnesses);
  }

  /** Writes the file. */
  public void write(OutputStream out) throws IOException {
    var json = JsonText.generator(out);
    json.writeStartObject();
    json.writeStringField("format", FORMAT);
    json.writeStringField("mode", mode.wireName());
    json.writeStringField("nonce", nonce);
    json.writeStringField("receipts", receipts.toString());
    json.writeObjectFieldStart("seeds");
    json.writeStringField("sha256", seedsDigest.hex());
    json.writeNumberField("prefix", seeds.size());
    json.writeArrayFieldStart("values");
    for (long seed : seeds) {
      json.writeString(Long.toString(seed));
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeNumberField("tries", tries);
    json.writeNumberField("shrink_steps", shrinkSteps);
    json.writeStringField("generator_hashes", generatorHashes.hex());
    json.writeArrayFieldStart("witnesses");
    for (Path witness : witnesses) {
      json.writeString(witness.toString());
    }
    json.writeEndArray();
    json.writeEndObject();
    JsonText.end(json);
  }

  /** Reads an order for replays, as the gate inside a clean clone gets it. */
  public static Order parseReplay(byte[] bytes, String shownAs) throws EvidenceException {
    var file = JsonReader.read(bytes, shownAs, MEND);
    file.requireKeys(KEYS);
    Fields.format(file, FORMAT);
    Fields.word(file.member("mode"), Mode.REPLAY.wireName());
    var seeds = file.member("seeds");
    seeds.requireKeys(Set.of("sha256", "prefix", "values"));
    return new Order(
        Mode.REPLAY,
        Fields.filled(file.member("nonce")),
        Path.of(Fields.filled(file.member("receipts"))),
        Fields.digest(seeds.member("sha256")),
        Fields.seeds(seeds.member("values")),
        Fields.number(file.member("tries"), 1, MOST),
        Fields.number(file.member("shrink_steps"), 1, MOST),
        Fields.digest(file.member("generator_hashes")),
        paths(file.member("witnesses")));
  }

  private static List<Path> paths(JsonPlace array) throws EvidenceException {
    var paths = new ArrayList<Path>();
    for (JsonPlace item : array.items()) {
      paths.add(Path.of(Fields.filled(item)));
    }
    return paths;
  }
}
