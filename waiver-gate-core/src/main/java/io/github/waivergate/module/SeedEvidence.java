package io.github.waivergate.module;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.path.ClassPatterns;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import io.github.waivergate.witness.Denial;
import io.github.waivergate.witness.Order;
import io.github.waivergate.witness.SeedReceipt;
import io.github.waivergate.witness.Witness;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.stream.Collectors;

/** Holds what an adapter says of the properties on the seeds to what the reports say. */
final class SeedEvidence {
  private static final String ADAPTER =
      "use a runner with an adapter that records witnesses; without one the property is judged all"
          + " the same";
  private static final String OUTSIDE =
      "find what failed outside its runs on the seeds, such as its set-up";
  private static final String WITNESSES =
      "use an adapter that writes witnesses as docs/witnesses.md has them";

  private final Order order;
  private final SortedMap<String, byte[]> files;
  private final String place;
  private final List<SeedReceipt> receipts = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private final List<String> proven = new ArrayList<>();
  private final Map<Witness, byte[]> witnesses = new LinkedHashMap<>();
  private final Map<Sha256, Witness> byKey = new HashMap<>();
  private final List<Named> named = new ArrayList<>();

  private SeedEvidence(Order order, SortedMap<String, byte[]> files, String place) {
    this.order = order;
    this.files = files;
    this.place = place;
  }

  /**
   * Compares them.
   *
   * @param files what the adapter wrote, by name
   * @param place the user's name for where
   */
  static SeedEvidence of(
      Order order,
      SortedMap<String, byte[]> files,
      String place,
      Replay step,
      ClassPatterns properties) {
    var evidence = new SeedEvidence(order, files, place);
    evidence.readReceipts();
    evidence.compare(
        step.observations().values().stream()
            .filter(seen -> properties.match(seen.testId().className()))
            .toList());
    return evidence;
  }

  /** What there is to say about receipts and witnesses. */
  List<Finding> findings() {
    return findings;
  }

  /** Properties that are shown to have run on every seed. */
  List<String> proven() {
    return proven;
  }

  /** The witnesses that may be followed, with their bytes. */
  Map<Witness, byte[]> witnesses() {
    return witnesses;
  }

  /** False properties of which every failing run came to one of the witnesses. */
  List<Named> named() {
    return named;
  }

  /**
   * A false property and its witnesses.
   *
   * @param testId the property, as its report names it
   */
  record Named(TestId testId, List<Witness> witnesses) {}

  /** Whether the runner's name for a property is what a report calls so; many leave out types. */
  static boolean names(String propertyId, TestId reported) {
    var id = reported.value();
    return propertyId.equals(id)
        || (id.indexOf('(') < 0 && propertyId.startsWith(id + "(") && propertyId.endsWith(")"));
  }

  private void readReceipts() {
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      if (AdapterFiles.isReceipt(file.getKey())) {
        try {
          receipts.add(SeedReceipt.parse(file.getValue(), order, place + "/" + file.getKey()));
        } catch (EvidenceException e) {
          refuse(e);
        }
      }
    }
  }

  private void compare(List<Observation> seen) {
    if (receipts.isEmpty() && findings.isEmpty()) {
      if (!seen.isEmpty()) {
        findings.add(noPath("the property step", "no property left a receipt", ADAPTER));
      }
      return;
    }
    for (Observation observation : seen) {
      var own =
          receipts.stream()
              .filter(receipt -> names(receipt.propertyId(), observation.testId()))
              .toList();
      if (!own.isEmpty()) {
        compare(observation, own);
      } else if (observation.seen() != Seen.SKIPPED) {
        findings.add(noPath(observation.testId().value(), "it left no receipt", ADAPTER));
      }
    }
    receipts.stream()
        .filter(SeedReceipt::falsified)
        .filter(of -> seen.stream().noneMatch(id -> names(of.propertyId(), id.testId())))
        .forEach(of -> findings.add(contradiction(of.propertyId(), "nothing")));
  }

  private void compare(Observation observation, List<SeedReceipt> own) {
    boolean falsified = own.stream().anyMatch(SeedReceipt::falsified);
    boolean failed = observation.seen() == Seen.FAILED || observation.seen() == Seen.RERUN;
    if (falsified && !failed) {
      findings.add(
          contradiction(
              observation.testId().value(), observation.seen().name().toLowerCase(Locale.ROOT)));
    } else {
      own.forEach(receipt -> follow(receipt, failed));
      if (isNamed(observation, own)) {
        named.add(
            new Named(
                observation.testId(),
                own.stream()
                    .flatMap(receipt -> receipt.runs().stream())
                    .flatMap(run -> run.witness().stream())
                    .map(byKey::get)
                    .filter(Objects::nonNull)
                    .distinct()
                    .toList()));
      }
    }
  }

  /**
   * Whether all of a failure is told by witnesses. Each invocation has to have its own receipt, or
   * an overload that failed for another reason would go under the same id.
   */
  private boolean isNamed(Observation observation, List<SeedReceipt> own) {
    return observation.seen() == Seen.FAILED
        && !observation.duplicate()
        && observation.invocations() == own.size()
        && own.stream()
            .allMatch(
                receipt ->
                    receipt.falsified()
                        && receipt.denials().isEmpty()
                        && receipt.proves(order)
                        && receipt.runs().stream()
                            .allMatch(run -> run.witness().filter(byKey::containsKey).isPresent()));
  }

  private void follow(SeedReceipt receipt, boolean failed) {
    boolean seedless = receipt.passedWithoutSeeds();
    if (!seedless && !receipt.denials().isEmpty()) {
      findings.add(denied(receipt, receipt.denials()));
    } else if (!seedless && !receipt.proves(order)) {
      findings.add(denied(receipt, List.of(Denial.SEED_NOT_TAKEN)));
    } else if (failed && !receipt.falsified()) {
      findings.add(noPath(receipt.propertyId(), "it failed, and no seed falsified it", OUTSIDE));
    } else if (!failed && !seedless) {
      proven.add(receipt.propertyId());
    }
    for (SeedReceipt.Run run : receipt.runs()) {
      run.witness().ifPresent(key -> readWitness(receipt, key));
    }
  }

  private void readWitness(SeedReceipt receipt, Sha256 key) {
    var name = key.hex() + ".json";
    var bytes = files.get(name);
    if (bytes == null) {
      findings.add(
          noPath(receipt.propertyId(), "its witness " + name + " is not there", WITNESSES));
      return;
    }
    try {
      var witness = Witness.parse(bytes, name, place + "/" + name);
      var difference = difference(receipt, witness);
      if (difference.isEmpty()) {
        witnesses.put(witness, bytes);
        byKey.put(key, witness);
      } else {
        findings.add(noPath(receipt.propertyId(), "its witness " + name + difference, WITNESSES));
      }
    } catch (EvidenceException e) {
      refuse(e);
    }
  }

  private String difference(SeedReceipt receipt, Witness witness) {
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

  private void refuse(EvidenceException reason) {
    var said = reason.asFinding();
    findings.add(Finding.note("receipt_refused", said.place(), said.found(), said.mend()));
  }

  private static Finding denied(SeedReceipt receipt, List<Denial> denials) {
    return noPath(
        receipt.propertyId(),
        denials.stream()
            .map(denial -> denial.wireName() + ": " + denial.meaning())
            .collect(Collectors.joining("; ")),
        denials.stream().map(Denial::mend).distinct().collect(Collectors.joining("; ")));
  }

  private static Finding noPath(String property, String found, String mend) {
    return Finding.note("no_freeze_path", property, found, mend);
  }

  private static Finding contradiction(String property, String report) {
    return Finding.blocking(
        "receipt_contradicts_report",
        property,
        "its receipt says falsified, its report says " + report,
        "find what keeps the failure of a property from its report, or writes receipts beside the"
            + " adapter");
  }
}
