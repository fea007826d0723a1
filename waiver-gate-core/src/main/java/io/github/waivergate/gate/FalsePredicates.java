package io.github.waivergate.gate;

import io.github.waivergate.freeze.Freezes;
import io.github.waivergate.freeze.Ledger;
import io.github.waivergate.freeze.Sparing;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.TestId;
import io.github.waivergate.witness.NamedFailure;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which properties of a module are false, and which of them rows of the ledger set aside.
 *
 * @param findings one per false property, by its name
 * @param reason the first reason why the module has a false property; empty where it has none
 * @param spared what the ledger sets aside
 * @param freezes the ledger, where it was opened
 * @param notes why the ledger does not set aside what it might have
 */
record FalsePredicates(
    Collection<Finding> findings,
    Optional<String> reason,
    List<SparedProperty> spared,
    Freezes freezes,
    List<Finding> notes) {
  private static final String CONTRADICTED = "receipt_contradicts_report";

  /**
   * Decides. A property that is false without a name closes the ledger before it is opened: no row
   * could be of it.
   *
   * @param mayOpen whether fixtures and policy let any freeze count
   */
  static FalsePredicates of(GateInput input, boolean mayOpen, Ledger ledger)
      throws EvidenceException {
    var falsified = findings(input, Set.of());
    var named =
        input.named().stream().map(NamedFailure::testId).collect(Collectors.toUnmodifiableSet());
    if (!mayOpen || !named.containsAll(places(falsified)) || contradicted(input).isPresent()) {
      return new FalsePredicates(
          falsified, reason(falsified, input), List.of(), Freezes.UNOPENED, List.of());
    }
    var freezes = ledger.open();
    var sparings = input.named().stream().map(freezes::sparing).toList();
    var spared = sparings.stream().filter(Sparing::isComplete).map(SparedProperty::of).toList();
    var left =
        findings(
            input,
            spared.stream().map(SparedProperty::property).collect(Collectors.toUnmodifiableSet()));
    var notes =
        freezes.nameExamples()
            ? sparings.stream().filter(of -> !of.isComplete()).map(FalsePredicates::note).toList()
            : List.<Finding>of();
    // Where one property is false all the same, none of the others is any better for a row.
    return left.isEmpty()
        ? new FalsePredicates(left, Optional.empty(), spared, freezes, notes)
        : new FalsePredicates(falsified, reason(falsified, input), List.of(), freezes, notes);
  }

  /** The properties that are no cases, since a row sets aside what they were false on. */
  Set<TestId> noCases() {
    return spared.stream().map(SparedProperty::property).collect(Collectors.toUnmodifiableSet());
  }

  private static Collection<Finding> findings(GateInput input, Set<TestId> spared) {
    return PropertyStep.falsified(
            input.settings().propertyClasses(), input.propertyStep(), input.replays(), spared)
        .values();
  }

  private static Set<String> places(Collection<Finding> findings) {
    return findings.stream().map(Finding::place).collect(Collectors.toUnmodifiableSet());
  }

  private static Optional<String> reason(Collection<Finding> findings, GateInput input) {
    return Stream.concat(findings.stream(), contradicted(input).stream())
        .findFirst()
        .map(finding -> finding.place() + " is " + finding.found());
  }

  /** A receipt that says falsified makes a property false, whatever its report says. */
  private static Optional<Finding> contradicted(GateInput input) {
    return input.findings().stream()
        .filter(finding -> finding.rule().equals(CONTRADICTED))
        .findFirst();
  }

  private static Finding note(Sparing sparing) {
    return Finding.note(
        "witness_not_set_aside",
        sparing.failure().testId(),
        String.join("; ", sparing.reasons()),
        "mend the property; a row sets aside just the example that it names, drawn as it was");
  }
}
