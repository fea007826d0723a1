package io.github.waivergate.module;

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
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;

/** Holds what an adapter says of the properties on the seeds to what the reports say. */
final class SeedEvidence {
  private final Order order;
  private final SortedMap<String, byte[]> files;
  private final String place;
  private final List<SeedReceipt> receipts = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private final List<String> proven = new ArrayList<>();
  private final FoundWitnesses witnesses;
  private final List<Named> named = new ArrayList<>();

  private SeedEvidence(Order order, SortedMap<String, byte[]> files, String place) {
    this.order = order;
    this.files = files;
    this.place = place;
    witnesses = new FoundWitnesses(order, files, place);
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
    return witnesses.all();
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
          findings.add(SeedFindings.refused(e));
        }
      }
    }
  }

  private void compare(List<Observation> seen) {
    if (receipts.isEmpty() && findings.isEmpty()) {
      if (!seen.isEmpty()) {
        findings.add(
            SeedFindings.withoutReceipt("the property step", "no property left a receipt"));
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
        findings.add(
            SeedFindings.withoutReceipt(observation.testId().value(), "it left no receipt"));
      }
    }
    receipts.stream()
        .filter(SeedReceipt::falsified)
        .filter(of -> seen.stream().noneMatch(id -> names(of.propertyId(), id.testId())))
        .forEach(of -> findings.add(SeedFindings.contradiction(of.propertyId(), "nothing")));
  }

  private void compare(Observation observation, List<SeedReceipt> own) {
    boolean falsified = own.stream().anyMatch(SeedReceipt::falsified);
    boolean failed = observation.seen() == Seen.FAILED || observation.seen() == Seen.RERUN;
    if (falsified && !failed) {
      findings.add(
          SeedFindings.contradiction(
              observation.testId().value(), observation.seen().name().toLowerCase(Locale.ROOT)));
    } else {
      own.forEach(receipt -> follow(receipt, failed));
      if (isNamed(observation, own)) {
        named.add(new Named(observation.testId(), witnesses.of(own)));
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
        && own.stream().allMatch(witnesses::tellAll);
  }

  private void follow(SeedReceipt receipt, boolean failed) {
    boolean seedless = receipt.passedWithoutSeeds();
    if (!seedless && !receipt.denials().isEmpty()) {
      findings.add(SeedFindings.denied(receipt, receipt.denials()));
    } else if (!seedless && !receipt.proves(order)) {
      findings.add(SeedFindings.denied(receipt, List.of(Denial.SEED_NOT_TAKEN)));
    } else if (failed && !receipt.falsified()) {
      findings.add(SeedFindings.failedOutside(receipt));
    } else if (!failed && !seedless) {
      proven.add(receipt.propertyId());
    }
    findings.addAll(witnesses.read(receipt));
  }
}
