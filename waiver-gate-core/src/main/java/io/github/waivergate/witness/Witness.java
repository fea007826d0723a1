package io.github.waivergate.witness;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.json.CanonicalJson;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.refusal.EvidenceException;
import java.util.Set;

/**
 * The smallest example on which a property was seen to be false.
 *
 * @param propertyId the property, as its runner names it
 * @param runner name and version of what found it
 * @param seedsDigest of the seeds file it was found on
 * @param seedsPrefix how many of those seeds were in use
 * @param seed the one that it was found on
 * @param tries per seed
 * @param generatorHashes digest of what draws the inputs, at the merge base
 * @param errorClass what the property threw
 * @param example digest of the example's canonical bytes
 * @param shrinkSteps how many steps led to it
 * @param flipping whether the property did not always fail on it while it was found
 */
public record Witness(
    String propertyId,
    String runner,
    Sha256 seedsDigest,
    int seedsPrefix,
    long seed,
    int tries,
    Sha256 generatorHashes,
    String errorClass,
    Sha256 example,
    int shrinkSteps,
    boolean flipping) {
  /** The name of the format, with its version. */
  public static final String FORMAT = "waiver-gate/witness/1";

  /** A larger example is no small one. */
  static final int LARGEST = 8 * 1024;

  private static final String MEND =
      "keep the file as the runner wrote it; let the property fail again for a new one";
  private static final int MOST = 999_999_999;
  private static final Set<String> KEYS =
      Set.of(
          "format",
          "property_id",
          "runner",
          "runner_version",
          "seeds_sha256",
          "seeds_prefix",
          "seed",
          "tries",
          "generator_hashes",
          "error_class",
          "original",
          "example",
          "example_sha256",
          "shrink_steps",
          "complete",
          "flipping");

  /**
   * Reads a witness, and holds its example to its digest and its file to its name.
   *
   * @param name the file's name without its directory
   * @param shownAs the file, by the user's name for it
   */
  public static Witness parse(byte[] bytes, String name, String shownAs) throws EvidenceException {
    var file = JsonReader.read(bytes, shownAs, MEND);
    file.requireKeys(KEYS);
    Fields.format(file, FORMAT);
    if (!Fields.isNull(file.member("original"))) {
      canonical(file.member("original"));
    }
    if (!Fields.flag(file.member("complete"))) {
      throw file.member("complete").refused("the shrink is incomplete, so the example is any one");
    }
    return new Witness(
        Fields.filled(file.member("property_id")),
        Fields.filled(file.member("runner")) + " " + Fields.filled(file.member("runner_version")),
        Fields.digest(file.member("seeds_sha256")),
        Fields.number(file.member("seeds_prefix"), 1, MOST),
        Fields.seed(file.member("seed")),
        Fields.number(file.member("tries"), 1, MOST),
        Fields.digest(file.member("generator_hashes")),
        Fields.filled(file.member("error_class")),
        example(file, name),
        Fields.number(file.member("shrink_steps"), 0, MOST),
        Fields.flag(file.member("flipping")));
  }

  /** The file's name: two properties may share one example, so it is of both. */
  public String fileName() {
    return fileName(propertyId, example);
  }

  private static String fileName(String propertyId, Sha256 example) {
    var named = FORMAT + "\n" + propertyId + "\n" + example.hex() + "\n";
    return Sha256.of(named.getBytes(UTF_8)).hex() + ".json";
  }

  private static Sha256 example(JsonPlace file, String name) throws EvidenceException {
    var found = Sha256.of(canonical(file.member("example")));
    var said = file.member("example_sha256");
    if (!Fields.digest(said).equals(found)) {
      throw said.refused(
          "is " + Fields.digest(said).abbreviated() + ", the example is " + found.abbreviated());
    }
    var fits = fileName(Fields.filled(file.member("property_id")), found);
    if (!name.equals(fits)) {
      throw file.refused("the file is named " + name + ", its property and example say " + fits);
    }
    return found;
  }

  private static byte[] canonical(JsonPlace values) throws EvidenceException {
    values.items();
    var bytes = CanonicalJson.bytes(values);
    if (bytes.length > LARGEST) {
      throw values.refused("has " + bytes.length + " bytes, at most " + LARGEST + " are a witness");
    }
    return bytes;
  }
}
