package io.github.waivergate.module;

import io.github.waivergate.manifest.CollectedSlices;
import io.github.waivergate.manifest.Slice;
import io.github.waivergate.module.CleanTree.Attempt;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.RunAgreement;
import io.github.waivergate.witness.CleanOutcome;
import io.github.waivergate.witness.ReplayReceipt;
import io.github.waivergate.witness.Witness;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads one clean replay: receipts, reports and exit have to say the same of each witness.
 *
 * @param layout where the module's files lie in the working tree
 * @param attempt the replay
 */
record CleanReading(ModuleLayout layout, Attempt attempt) {

  /** What it says of each of the witnesses, in their order. */
  List<CleanOutcome> outcomes(List<Witness> witnesses) {
    try {
      var reason = whyUnusable();
      if (reason.isPresent()) {
        return each(witnesses, witness -> CleanOutcome.unusable(reason.get()));
      }
      var step = step();
      var receipts = receipts();
      return each(witnesses, witness -> outcome(witness, receipts, step));
    } catch (EvidenceException e) {
      var said = e.asFinding();
      return each(witnesses, witness -> CleanOutcome.unusable(said.place() + ": " + said.found()));
    }
  }

  private static List<CleanOutcome> each(
      List<Witness> witnesses, Function<Witness, CleanOutcome> outcome) {
    return witnesses.stream().map(outcome).toList();
  }

  private Optional<String> whyUnusable() {
    if (!attempt.lacking().isEmpty()) {
      return Optional.of("the clone has not " + String.join(", not ", attempt.lacking()));
    }
    if (!attempt.complaint().isEmpty()) {
      return Optional.of("the build failed: " + String.join("; ", attempt.complaint()));
    }
    return Files.exists(layout.gateIn(attempt.checkout()).resolve(Slice.NAME))
        ? Optional.empty()
        : Optional.of("the build ended without a record of this module");
  }

  private Replay step() throws EvidenceException {
    var shownFrom = attempt.checkout();
    var session =
        CollectedSlices.ofBase(
                layout.gateIn(attempt.checkout()),
                path -> shownFrom.relativize(path).toString().replace('\\', '/'),
                attempt.order().nonce())
            .session();
    var step = session.propertyStep();
    if (step.isEmpty()) {
      throw new EvidenceException("the record", "holds no run of the properties", "");
    }
    var wrong = new ArrayList<>(session.findings());
    wrong.addAll(RunAgreement.findings(step.get().replay().directory(), step.get().runs()));
    wrong.addAll(step.get().replay().findings());
    for (Finding finding : wrong) {
      if (finding.blocking()) {
        throw new EvidenceException(finding.place(), finding.found(), finding.mend());
      }
    }
    return step.get().replay();
  }

  private List<ReplayReceipt> receipts() throws EvidenceException {
    var receipts = new ArrayList<ReplayReceipt>();
    for (Map.Entry<String, byte[]> file :
        AdapterFiles.read(attempt.order().receipts(), "receipts").entrySet()) {
      if (AdapterFiles.isReceipt(file.getKey())) {
        receipts.add(ReplayReceipt.parse(file.getValue(), attempt.order(), file.getKey()));
      }
    }
    return receipts;
  }

  private static CleanOutcome outcome(Witness witness, List<ReplayReceipt> receipts, Replay step) {
    var ofProperty =
        receipts.stream().filter(one -> one.propertyId().equals(witness.propertyId())).toList();
    var own = ofProperty.stream().filter(one -> one.example().equals(witness.example())).toList();
    if (own.isEmpty()) {
      return CleanOutcome.unusable("no receipt of the witness");
    }
    var seen =
        step.observations().values().stream()
            .filter(one -> SeedEvidence.names(witness.propertyId(), one.testId()))
            .toList();
    if (seen.size() != 1) {
      return CleanOutcome.unusable("no report of the property");
    }
    boolean failed = ofProperty.stream().anyMatch(one -> one.errorClass().isPresent());
    if (seen.get(0).seen() != (failed ? Seen.FAILED : Seen.PASSED)) {
      return CleanOutcome.unusable(
          "the receipts say " + (failed ? "failed" : "passed") + ", the report does not");
    }
    return own.stream()
        .flatMap(one -> one.errorClass().stream())
        .findFirst()
        .map(CleanOutcome::failed)
        .orElseGet(CleanOutcome::passed);
  }
}
