package io.github.waivergate.witness;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.refusal.EvidenceException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a runner says of one property on the seeds.
 *
 * @param propertyId the property
 * @param seedsTaken the seeds it proves to have run on, in their order
 * @param falsified whether the property was false
 * @param denials why it has no freeze path; empty where nothing stands against one
 * @param runs each run that falsified it
 */
public record SeedReceipt(
    String propertyId,
    List<Long> seedsTaken,
    boolean falsified,
    List<Denial> denials,
    List<Run> runs) {

  private static final Set<String> KEYS =
      Set.of(
          "format",
          "nonce",
          "mode",
          "property_id",
          "seeds_taken",
          "outcome",
          "denials",
          "witness",
          "falsified");

  public SeedReceipt {
    seedsTaken = List.copyOf(seedsTaken);
    denials = List.copyOf(denials);
    runs = List.copyOf(runs);
  }

  /**
   * A run that falsified the property.
   *
   * @param seed the seed it was on; empty where it was on none of the order's
   * @param witness what names the witness's file, where there is one
   * @param denials why there is none
   */
  public record Run(Optional<Long> seed, Optional<Sha256> witness, List<Denial> denials) {
    public Run {
      denials = List.copyOf(denials);
    }
  }

  /**
   * Reads a receipt; one that contradicts itself is none.
   *
   * @param order what the runner was asked
   * @param shownAs the file, by the user's name for it
   */
  public static SeedReceipt parse(byte[] bytes, Order order, String shownAs)
      throws EvidenceException {
    var file = JsonReader.read(bytes, shownAs, ReplayReceipt.MEND);
    file.requireKeys(KEYS);
    ReplayReceipt.head(file, order);
    boolean falsified = ReplayReceipt.outcome(file, "falsified");
    var runs = new ArrayList<Run>();
    for (JsonPlace run : file.member("falsified").items()) {
      runs.add(run(run));
    }
    if (falsified == runs.isEmpty()) {
      throw file.member("falsified")
          .refused("runs that falsified it: " + runs.size() + ", and the outcome says otherwise");
    }
    var smallest = Fields.digestOrNull(file.member("witness"));
    if (runs.stream().map(Run::witness).noneMatch(smallest::equals) && !runs.isEmpty()) {
      throw file.member("witness").refused("is the witness of no run that falsified the property");
    }
    if (runs.isEmpty() && smallest.isPresent()) {
      throw file.member("witness").needed("null, as the outcome is passed");
    }
    return new SeedReceipt(
        Fields.filled(file.member("property_id")),
        Fields.seeds(file.member("seeds_taken")),
        falsified,
        denials(file.member("denials")),
        runs);
  }

  /** Whether it proves that the property ran on every seed in use. */
  public boolean proves(Order order) {
    return order.seeds().equals(seedsTaken) && !denials.contains(Denial.SEED_NOT_TAKEN);
  }

  /** Whether it passed, and draws nothing by a seed: there is nothing that seeds could prove. */
  public boolean passedWithoutSeeds() {
    return !falsified && seedsTaken.isEmpty() && denials.equals(List.of(Denial.NO_FREEZE_PATH));
  }

  private static Run run(JsonPlace run) throws EvidenceException {
    run.requireKeys(Set.of("seed", "witness", "denials"));
    var seed = run.member("seed");
    var witness = Fields.digestOrNull(run.member("witness"));
    var denials = denials(run.member("denials"));
    if (witness.isPresent() != denials.isEmpty() || (witness.isPresent() && Fields.isNull(seed))) {
      throw run.refused("a run has a seed and a witness, or a denial that says why it has none");
    }
    return new Run(
        Fields.isNull(seed) ? Optional.empty() : Optional.of(Fields.seed(seed)), witness, denials);
  }

  private static List<Denial> denials(JsonPlace array) throws EvidenceException {
    var denials = new ArrayList<Denial>();
    for (JsonPlace item : array.items()) {
      denials.add(Denial.named(item.text()).orElseThrow(() -> item.needed("the name of a denial")));
    }
    return denials;
  }
}
