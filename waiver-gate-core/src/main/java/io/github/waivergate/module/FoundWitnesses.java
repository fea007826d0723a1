package io.github.waivergate.module;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.witness.Order;
import io.github.waivergate.witness.SeedReceipt;
import io.github.waivergate.witness.Witness;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;

/** The witnesses that receipts name, as far as they are of what was ordered. */
final class FoundWitnesses {
  private final Order order;
  private final SortedMap<String, byte[]> files;
  private final String place;
  private final Map<Witness, byte[]> bytes = new LinkedHashMap<>();
  private final Map<Sha256, Witness> byKey = new HashMap<>();

  /**
   * Takes what an adapter wrote.
   *
   * @param files by name
   * @param place the user's name for where
   */
  FoundWitnesses(Order order, SortedMap<String, byte[]> files, String place) {
    this.order = order;
    this.files = files;
    this.place = place;
  }

  /** Those that may be followed, with their bytes. */
  Map<Witness, byte[]> all() {
    return Collections.unmodifiableMap(bytes);
  }

  /** Reads those of a receipt, and says what is wrong with the others. */
  List<Finding> read(SeedReceipt receipt) {
    var findings = new ArrayList<Finding>();
    for (SeedReceipt.Run run : receipt.runs()) {
      run.witness().ifPresent(key -> read(receipt, key, findings));
    }
    return findings;
  }

  /** Whether every run that falsified the property came to one of them. */
  boolean tellAll(SeedReceipt receipt) {
    return receipt.falsified()
        && receipt.denials().isEmpty()
        && receipt.proves(order)
        && receipt.runs().stream()
            .allMatch(run -> run.witness().filter(byKey::containsKey).isPresent());
  }

  /** Those that the receipts name, each once. */
  List<Witness> of(List<SeedReceipt> receipts) {
    return receipts.stream()
        .flatMap(receipt -> receipt.runs().stream())
        .flatMap(run -> run.witness().stream())
        .map(byKey::get)
        .filter(Objects::nonNull)
        .distinct()
        .toList();
  }

  private void read(SeedReceipt receipt, Sha256 key, List<Finding> findings) {
    var name = key.hex() + ".json";
    var file = files.get(name);
    if (file == null) {
      findings.add(SeedFindings.noWitness(receipt, "its witness " + name + " is not there"));
      return;
    }
    try {
      var witness = Witness.parse(file, name, place + "/" + name);
      var difference = difference(receipt, witness, order);
      if (difference.isEmpty()) {
        bytes.put(witness, file);
        byKey.put(key, witness);
      } else {
        findings.add(SeedFindings.noWitness(receipt, "its witness " + name + difference));
      }
    } catch (EvidenceException e) {
      findings.add(SeedFindings.refused(e));
    }
  }

  private static String difference(SeedReceipt receipt, Witness witness, Order order) {
    if (!witness.propertyId().equals(receipt.propertyId())) {
      return " is of " + witness.propertyId();
    }
    if (!witness.seedsDigest().equals(order.seedsDigest())
        || witness.seedsPrefix() != order.seeds().size()
        || !order.seeds().contains(witness.seed())) {
      return " is of other seeds";
    }
    if (witness.tries() < order.tries() || witness.shrinkSteps() > order.shrinkSteps()) {
      return " is of fewer tries or more shrink steps than were asked for";
    }
    return witness.generatorHashes().equals(order.generatorHashes())
        ? ""
        : " is of other generators";
  }
}
