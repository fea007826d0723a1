package io.github.waivergate.module;

import io.github.waivergate.anchor.Patch;
import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.freeze.FreezeLedger;
import io.github.waivergate.freeze.LedgerAudit;
import io.github.waivergate.gate.GateSettings;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.json.JsonValue.Text;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.report.RecordedVerdict;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;

/**
 * Moves one proposal of the last report into the ledger.
 *
 * @param layout the module of the test
 * @param settings what the project sets
 * @param checkout what is checked out
 * @param testId the test
 * @param owner who has to fix it
 * @param issue where that is followed
 * @param now when the row is made
 */
record ProposalMove(
    ModuleLayout layout,
    GateSettings settings,
    Checkout checkout,
    String testId,
    String owner,
    String issue,
    Instant now) {

  /** The ledger with the proposal in it, or why not. */
  LedgerChange into(FreezeLedger ledger, LedgerWriter writer) throws EvidenceException {
    var refusals = new ArrayList<>(checkout.unclean());
    var file = layout.waiverJson();
    var report = RecordedVerdict.read(file, layout.shown(file));
    refusals.addAll(notOfHead(report));
    var row = report.judged() ? report.row(testId) : Optional.<RecordedVerdict.Row>empty();
    if (report.judged()) {
      refusal(row).ifPresent(refusals::add);
    }
    if (!refusals.isEmpty()) {
      return new LedgerChange(List.of(), refusals);
    }
    var id = ledger.freeId(LocalDate.ofInstant(now, ZoneOffset.UTC));
    var next = ledger.with(row(id, row.flatMap(RecordedVerdict.Row::freeze).orElseThrow()));
    var audited = audit(next);
    return audited.isEmpty()
        ? writer.write(
            next,
            List.of("added: " + id + ", " + testId),
            "a row counts once the target branch has it")
        : new LedgerChange(List.of(), audited);
  }

  private List<Finding> notOfHead(RecordedVerdict report) {
    var place = layout.shown(layout.waiverJson());
    if (!report.judged()) {
      return List.of(
          Finding.blocking(
              "freeze_without_report",
              place,
              "it holds no verdict",
              "run mvn verify to its end, then freeze again"));
    }
    if (!report.commit().equals(checkout.commit())) {
      return List.of(
          Finding.blocking(
              "freeze_without_report",
              place,
              "it is of commit " + shown(report.commit()) + ", HEAD is " + shown(checkout.commit()),
              "run mvn verify at HEAD, then freeze again"));
    }
    return report.tree().equals(checkout.tree())
        ? List.of()
        : List.of(
            Finding.blocking(
                "freeze_without_report",
                place,
                "it is of a tree with uncommitted files: "
                    + shown(report.tree())
                    + ", HEAD has "
                    + shown(checkout.tree()),
                "commit or remove them, what the build writes belongs into .gitignore; then run mvn"
                    + " verify and freeze again"));
  }

  private Optional<Finding> refusal(Optional<RecordedVerdict.Row> row) {
    if (row.isEmpty()) {
      return Optional.of(
          notProposed(
              "the report of " + layout.module() + " has no such test", "name a test of it"));
    }
    var caseClass = row.get().caseClass();
    if (!caseClass.equals(CaseClass.UNSTABLE_ASSERTION.wireName())) {
      return Optional.of(
          notProposed(
              "it is " + caseClass + ", only unstable_assertion can be frozen",
              "read docs/classes/" + caseClass + ".md"));
    }
    return row.get().freeze().isPresent()
        ? Optional.empty()
        : Optional.of(
            notProposed(
                "no freeze is proposed for it"
                    + (row.get().reasons().isEmpty()
                        ? ""
                        : ": " + String.join(", ", row.get().reasons())),
                "make the test stable, or take away what denies the proposal"));
  }

  private Finding notProposed(String found, String mend) {
    return Finding.blocking("freeze_not_proposed", testId, found, mend);
  }

  private Members row(String id, Members freeze) {
    var row = new LinkedHashMap<String, JsonValue>();
    row.put("id", new Text(id));
    row.put("module", new Text(layout.module()));
    freeze.members().forEach(row::putIfAbsent);
    var invocations = row.remove("invocations");
    if (invocations != null) {
      row.put("invocations", invocations);
    }
    row.put("owner", new Text(owner));
    row.put("issue", new Text(issue));
    return new Members(row);
  }

  /** What {@code check} would say of the ledger; proof is for a build that runs tests. */
  private List<Finding> audit(FreezeLedger next) throws EvidenceException {
    var contract = Contract.of(layout, Patch.NONE);
    var facts =
        ModuleLedger.facts(
            layout,
            settings,
            contract,
            new CheckedInExamples(layout, Patch.NONE),
            (row, place) -> List.of(),
            Optional.empty(),
            /* approved= */ false,
            now);
    return LedgerAudit.of(FreezeLedger.parse(next.bytes()), facts).findings().stream()
        .filter(Finding::blocking)
        .toList();
  }

  private static String shown(String name) {
    return name.isEmpty() ? "unknown" : name.substring(0, Math.min(12, name.length()));
  }
}
