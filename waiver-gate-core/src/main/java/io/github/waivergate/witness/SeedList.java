package io.github.waivergate.witness;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.refusal.EvidenceException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The checked-in seeds that properties run on, and how what they find is followed.
 *
 * @param digest of the file
 * @param seeds all of them, in the order of the file; no two are alike
 * @param budget how many of them, from the first, are used
 * @param tries per seed
 * @param shrinkSteps after so many steps a shrink that goes on counts as incomplete
 * @param cleanReplays how often a witness is replayed in a clean tree
 * @param flips what a witness may come to that fails in some of them only
 */
public record SeedList(
    Sha256 digest,
    List<Long> seeds,
    int budget,
    int tries,
    int shrinkSteps,
    int cleanReplays,
    FlipPolicy flips) {
  /** Where a repository keeps it, below its contract root. */
  public static final String NAME = "qa/seeds.json";

  private static final String MEND =
      "write it as docs/witness-freezes.md shows: version 1, seeds, and a budget that they cover";
  private static final Set<String> KEYS =
      Set.of("version", "seeds", "budget", "tries", "shrink_steps", "clean_replays", "flips");
  private static final int MOST = 1_000_000;

  public SeedList {
    seeds = List.copyOf(seeds);
  }

  /**
   * Reads the list from its bytes, such as a blob at the merge base.
   *
   * @param shownAs the file, by the user's name for it
   */
  public static SeedList parse(byte[] bytes, String shownAs) throws EvidenceException {
    var file = JsonReader.read(bytes, shownAs, MEND);
    file.requireKeys(KEYS);
    var version = file.member("version");
    if (!version.value().equals(new JsonValue.Digits("1"))) {
      throw version.needed("1");
    }
    var seeds = seeds(file.member("seeds"));
    return new SeedList(
        Sha256.of(bytes),
        seeds,
        budget(file, seeds.size()),
        number(file, "tries", 1, 1_000),
        number(file, "shrink_steps", 1, 1_000),
        number(file, "clean_replays", 2, 5),
        flips(file));
  }

  /** That somebody asks for a witness where no seeds are checked in. */
  public static EvidenceException missing(String shownAs) {
    return new EvidenceException(
        shownAs, "no such file, and a witness is of the seeds that it was found on", MEND);
  }

  /** The seeds in use. */
  public List<Long> prefix() {
    return seeds.subList(0, budget);
  }

  /** Why no flipping example may be set aside; empty where one may. */
  public Optional<String> refusesFlips() {
    return flips == FlipPolicy.REFUSE
        ? Optional.of("flips is refuse in " + NAME)
        : Optional.empty();
  }

  private static List<Long> seeds(JsonPlace place) throws EvidenceException {
    if (place.items().isEmpty()) {
      throw place.refused("holds no seed");
    }
    var seen = new HashSet<Long>();
    for (JsonPlace item : place.items()) {
      if (!seen.add(Fields.seed(item))) {
        throw item.refused("holds " + item.value().shown() + " a second time");
      }
    }
    return Fields.seeds(place);
  }

  private static int budget(JsonPlace file, int length) throws EvidenceException {
    int budget = number(file, "budget", 1, 32);
    if (budget > length) {
      throw file.refused(
          "budget is "
              + budget
              + (file.optional("budget").isPresent() ? "" : " where none is given")
              + ", and there are "
              + length
              + (length == 1 ? " seed" : " seeds"));
    }
    return budget;
  }

  private static int number(JsonPlace file, String key, int least, int otherwise)
      throws EvidenceException {
    var place = file.optional(key);
    return place.isPresent() ? Fields.number(place.get(), least, MOST) : otherwise;
  }

  private static FlipPolicy flips(JsonPlace file) throws EvidenceException {
    var place = file.optional("flips");
    if (place.isEmpty()) {
      return FlipPolicy.PROPOSE;
    }
    return FlipPolicy.named(place.get().text())
        .orElseThrow(() -> place.get().needed("propose or refuse"));
  }
}
