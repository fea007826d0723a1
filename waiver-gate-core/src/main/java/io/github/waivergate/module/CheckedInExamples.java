package io.github.waivergate.module;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.freeze.Examples;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.witness.SeedList;
import io.github.waivergate.witness.Witness;

/**
 * The witnesses that the repository keeps, read from where its contract counts.
 *
 * @param layout where the module's files lie
 * @param patch what is judged, and at what
 */
record CheckedInExamples(ModuleLayout layout, Patch patch) implements Examples {
  private static final String DIRECTORY = "qa/witnesses/";

  @Override
  public Witness named(String key) throws EvidenceException {
    var seeds = ContractFile.read(layout, patch, SeedList.NAME);
    if (seeds.isEmpty()) {
      throw SeedList.missing(SeedList.NAME);
    }
    var list = SeedList.parse(seeds.get(), SeedList.NAME);
    var name = key + ".json";
    var bytes = ContractFile.read(layout, patch, DIRECTORY + name);
    if (bytes.isEmpty()) {
      throw new EvidenceException(
          DIRECTORY + name,
          "is not there" + (patch.judgedByBase() ? ", as the merge base has it" : ""),
          "check in the file as it lies in target/waiver-gate/witnesses/found, or drop the row");
    }
    var witness = Witness.parse(bytes.get(), name, DIRECTORY + name);
    if (!witness.seedsDigest().equals(list.digest()) || witness.seedsPrefix() != list.budget()) {
      throw new EvidenceException(
          DIRECTORY + name,
          "is of the first %d seeds of %s, in use are the first %d of %s"
              .formatted(
                  witness.seedsPrefix(),
                  witness.seedsDigest().abbreviated(),
                  list.budget(),
                  list.digest().abbreviated()),
          "drop the row; what is found on the seeds in use has a witness of its own");
    }
    return witness;
  }
}
