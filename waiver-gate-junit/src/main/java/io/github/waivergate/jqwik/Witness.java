package io.github.waivergate.jqwik;

import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.Set;

/**
 * The smallest example on which a property was seen to be false.
 *
 * @param tries what the seed was run with
 * @param original what failed first; empty where it has no canonical form of at most 8 KiB
 * @param shrinkSteps how many candidates were tried until no smaller one failed
 * @param flipping whether the property did not always fail on it while it was found
 */
record Witness(
    String propertyId,
    String runnerVersion,
    String seedsDigest,
    int seedsPrefix,
    String seed,
    int tries,
    String generatorHashes,
    String errorClass,
    Optional<Sample> original,
    Sample example,
    int shrinkSteps,
    boolean flipping) {
  private static final String FORMAT = "waiver-gate/witness/1";
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

  /** What its file is named by: two properties often share one example. */
  String key() {
    return Sample.sha256(FORMAT + "\n" + propertyId + "\n" + example.sha256() + "\n");
  }

  Json.Members toJson() {
    var json = new LinkedHashMap<String, Json>();
    json.put("format", new Json.Text(FORMAT));
    json.put("property_id", new Json.Text(propertyId));
    json.put("runner", new Json.Text("jqwik"));
    json.put("runner_version", new Json.Text(runnerVersion));
    json.put("seeds_sha256", new Json.Text(seedsDigest));
    json.put("seeds_prefix", new Json.Whole(seedsPrefix));
    json.put("seed", new Json.Text(seed));
    json.put("tries", new Json.Whole(tries));
    json.put("generator_hashes", new Json.Text(generatorHashes));
    json.put("error_class", new Json.Text(errorClass));
    json.put("original", original.<Json>map(Sample::values).orElse(new Json.Nothing()));
    json.put("example", example.values());
    json.put("example_sha256", new Json.Text(example.sha256()));
    json.put("shrink_steps", new Json.Whole(shrinkSteps));
    json.put("complete", new Json.Truth(true));
    json.put("flipping", new Json.Truth(flipping));
    return new Json.Members(json);
  }

  static Witness read(byte[] bytes, String place) throws UnreadableException {
    var json = JsonFields.of(JsonReader.read(bytes, place), place, KEYS);
    json.text("format", FORMAT, FORMAT);
    json.text("runner", "jqwik", "jqwik");
    var example = new Sample(json.items("example"));
    if (!json.digest("example_sha256").equals(digest(example, place))) {
      throw json.needed("example_sha256", digest(example, place) + ", the digest of the example");
    } else if (!json.truth("complete")) {
      throw json.needed("complete", "true");
    }
    var original = json.member("original");
    return new Witness(
        json.text("property_id"),
        json.text("runner_version"),
        json.digest("seeds_sha256"),
        json.whole("seeds_prefix", 1),
        json.text("seed", "0|-?[1-9][0-9]{0,18}", "a 64-bit number"),
        json.whole("tries", 1),
        json.digest("generator_hashes"),
        json.text("error_class"),
        original instanceof Json.Nothing
            ? Optional.empty()
            : Optional.of(new Sample(json.items("original"))),
        example,
        json.whole("shrink_steps", 0),
        json.truth("flipping"));
  }

  private static String digest(Sample example, String place) throws UnreadableException {
    try {
      return example.sha256();
    } catch (IllegalArgumentException e) {
      throw new UnreadableException(place, e.getMessage() + ", and the example does not");
    }
  }
}
