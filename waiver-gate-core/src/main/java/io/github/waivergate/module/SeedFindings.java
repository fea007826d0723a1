package io.github.waivergate.module;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.witness.Denial;
import io.github.waivergate.witness.SeedReceipt;
import java.util.List;
import java.util.stream.Collectors;

/** What there is to say of a property on the seeds, and of what an adapter wrote about it. */
final class SeedFindings {
  private SeedFindings() {}

  static Finding denied(SeedReceipt receipt, List<Denial> denials) {
    return noPath(
        receipt.propertyId(),
        denials.stream()
            .map(denial -> denial.wireName() + ": " + denial.meaning())
            .collect(Collectors.joining("; ")),
        denials.stream().map(Denial::mend).distinct().collect(Collectors.joining("; ")));
  }

  static Finding withoutReceipt(String property, String found) {
    return noPath(
        property,
        found,
        "use a runner with an adapter that records witnesses; without one the property is judged"
            + " all the same");
  }

  static Finding failedOutside(SeedReceipt receipt) {
    return noPath(
        receipt.propertyId(),
        "it failed, and no seed falsified it",
        "find what failed outside its runs on the seeds, such as its set-up");
  }

  static Finding noWitness(SeedReceipt receipt, String found) {
    return noPath(
        receipt.propertyId(),
        found,
        "use an adapter that writes witnesses as docs/witnesses.md has them");
  }

  static Finding refused(EvidenceException reason) {
    var said = reason.asFinding();
    return Finding.note("receipt_refused", said.place(), said.found(), said.mend());
  }

  static Finding contradiction(String property, String report) {
    return Finding.blocking(
        "receipt_contradicts_report",
        property,
        "its receipt says falsified, its report says " + report,
        "find what keeps the failure of a property from its report, or writes receipts beside the"
            + " adapter");
  }

  private static Finding noPath(String property, String found, String mend) {
    return Finding.note("no_freeze_path", property, found, mend);
  }
}
