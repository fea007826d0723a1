package io.github.waivergate.freeze;

import io.github.waivergate.freeze.Freezes.Held;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.refusal.Finding;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Says which rows of a ledger may be believed, and all that is wrong with the others.
 *
 * <p>Shape, times and cap are checked in every module; inventory, fixtures and proof in the row's
 * own.
 */
public final class LedgerAudit {
  private final FreezeLedger ledger;
  private final LedgerFacts facts;
  private final LedgerFindings findings = new LedgerFindings();
  private final List<Held> held = new ArrayList<>();
  private final Map<String, LedgerRow> ids = new HashMap<>();
  private final Map<String, LedgerRow> tests = new HashMap<>();
  private final Map<String, LedgerRow> base = new HashMap<>();

  private LedgerAudit(FreezeLedger ledger, LedgerFacts facts) {
    this.ledger = ledger;
    this.facts = facts;
    facts.base().ifPresent(at -> at.rows().forEach(row -> base.putIfAbsent(name(row), row)));
  }

  /** Audits a ledger for the module that the facts are about. */
  public static Freezes of(FreezeLedger ledger, LedgerFacts facts) {
    return new LedgerAudit(ledger, facts).audit();
  }

  private Freezes audit() {
    ledger.findings().forEach(findings::add);
    ledger.cap().filter(cap -> ledger.rows().size() > cap).ifPresent(this::overCap);
    ledger.rows().forEach(this::audit);
    return new Freezes(true, ledger.cap(), ledger.rows().size(), held, findings.all());
  }

  private void overCap(int cap) {
    findings.add(
        Finding.blocking(
            "ledger_over_cap",
            FreezeLedger.NAME + " /cap",
            ledger.rows().size()
                + (ledger.rows().size() == 1 ? " freeze" : " freezes")
                + ", the cap is "
                + cap,
            "fix a test and drop its row: mvn waiver-gate:freeze -Dwaiver-gate.drop=<id>"));
  }

  private void audit(LedgerRow row) {
    int wrong = findings.blocking();
    if (!(row.place().value() instanceof Members members)) {
      findings.add(FreezeLedger.malformed(row.place().needed("an object")));
      return;
    }
    var fields = new RowFields(row, members, findings);
    var freeze = freeze(fields);
    unique(ids, "id", row, row.text("id"));
    unique(tests, "test_id", row, row.text("test_id"));
    row.text("module")
        .filter(module -> freeze.isPresent() && !module.equals(facts.module()))
        .ifPresent(module -> ModuleChecks.isModule(fields, module, facts));
    var before = Optional.ofNullable(base.get(name(row)));
    moved(fields, before);
    var same = before.filter(other -> other.value().equals(row.value()));
    boolean counts = facts.base().isEmpty() || facts.approved() || same.isPresent();
    if (!counts && findings.blocking() == wrong) {
      notAtBase(fields);
    }
    freeze
        .filter(valid -> valid.module().equals(facts.module()))
        .filter(valid -> findings.blocking() == wrong)
        .ifPresent(valid -> held.add(new Held(valid, counts, hoursLeft(valid))));
  }

  private Optional<Freeze> freeze(RowFields row) {
    if (row.has("test_id") == row.has("node_id")) {
      row.malformed(
          row.where(),
          (row.has("test_id")
                  ? "keys test_id and node_id are both"
                  : "neither test_id nor node_id is")
              + " there: a row freezes one test, or quarantines one input");
      return Optional.empty();
    }
    return row.has("test_id")
        ? new FrozenTestAudit(row, facts).freeze()
        : new QuarantineAudit(row, facts).freeze();
  }

  private void unique(
      Map<String, LedgerRow> known, String key, LedgerRow row, Optional<String> value) {
    if (value.isEmpty()) {
      return;
    }
    var first = known.putIfAbsent(row.module() + "\n" + value.get(), row);
    if (first != null) {
      findings.add(
          Finding.blocking(
              "duplicate_freeze",
              row.place().where() + "/" + key,
              "is that of " + first.place().where() + " in the same module too",
              "keep one of them"));
    }
  }

  /** A fresh proof lets an approved quarantine go on; a frozen test is proposed anew instead. */
  private void moved(RowFields row, Optional<LedgerRow> before) {
    var times = new RowTimes(row, facts);
    times.moved(before, FrozenTestAudit.TIMES);
    if (!facts.approved()) {
      times.moved(before, QuarantineAudit.TIMES);
    }
  }

  private long hoursLeft(Freeze freeze) {
    return Duration.between(facts.now(), freeze.end()).toHours();
  }

  private static String name(LedgerRow row) {
    return row.module() + "\n" + row.id();
  }

  private void notAtBase(RowFields row) {
    findings.add(
        Finding.note(
            "freeze_not_at_base",
            row.where(),
            "the merge base has no such row, so it does not count",
            "bring it to the target branch in a reviewed commit of its own"));
  }
}
