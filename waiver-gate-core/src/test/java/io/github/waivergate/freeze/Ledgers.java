package io.github.waivergate.freeze;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.TestId;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Ledgers as a test wants to tell them, and the module they are audited in. */
final class Ledgers {
  static final Instant NOW = Instant.parse("2026-10-09T12:00:00Z");
  static final String HASH = "09ca7e4eaa6e" + "0".repeat(52);
  static final String INPUT = "src/test/resources/locked/invoice_tax_q1.json";

  static final String FROZEN =
      """
      { "id": "fx-2026-10-09-01", "module": ".", "test_id": "com.acme.ParseTest#roundTrip",
        "class": "unstable_assertion", "fixture_hash": "%s", "replay_pass": 2, "replay_total": 5,
        "counts_as_pass": false, "issued_at": "2026-10-09T00:00:00+00:00",
        "expires_at": "2026-10-10T00:00:00+00:00", "scope": "single_test_id",
        "invocations": ["roundTrip", "roundTrip[2]"], "owner": "alice", "issue": "ACME-17" }"""
          .formatted(HASH);

  static final String QUARANTINED =
      """
      { "id": "fx-2026-10-05-01", "module": ".",
        "node_id": "com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity",
        "recheck_node_id": "com.acme.InvoiceTaxTest#neighboursKeepIdentity",
        "input_path": "%s", "property": "inclusive_identity",
        "symptom": "locked_input", "generation_quarantined": true, "assertion_skipped": false,
        "opened_on": "2026-10-05", "expires_on": "2026-10-12", "mutation_recheck": "passed" }"""
          .formatted(INPUT);

  private final Map<String, byte[]> inputs = new HashMap<>(Map.of(INPUT, "{}\n".getBytes(UTF_8)));
  private final Set<String> locked = new HashSet<>(Set.of(INPUT));
  private String module = ".";
  private Proofs proofs = (row, place) -> List.of();
  private Examples examples =
      key -> {
        throw new EvidenceException("qa/witnesses", "has no " + key, "drop the row");
      };
  private Optional<FreezeLedger> base = Optional.empty();
  private boolean approved;
  private Instant now = NOW;

  static String ledger(int cap, String... rows) {
    return "{\"cap\": " + cap + ", \"freezes\": [" + String.join(",\n", rows) + "]}\n";
  }

  Ledgers module(String path) {
    module = path;
    return this;
  }

  Ledgers examples(Examples value) {
    examples = value;
    return this;
  }

  Ledgers proofs(Proofs value) {
    proofs = value;
    return this;
  }

  Ledgers base(String json) {
    base = Optional.of(parse(json));
    return this;
  }

  Ledgers approved() {
    approved = true;
    return this;
  }

  Ledgers at(String instant) {
    now = Instant.parse(instant);
    return this;
  }

  Ledgers input(String text) {
    inputs.put(INPUT, text.getBytes(UTF_8));
    return this;
  }

  Ledgers withoutInput() {
    inputs.clear();
    return this;
  }

  Ledgers unlocked() {
    locked.clear();
    return this;
  }

  Freezes audit(String json) {
    return LedgerAudit.of(parse(json), facts());
  }

  List<Finding> findings(String json) {
    return audit(json).findings();
  }

  static FreezeLedger parse(String json) {
    return FreezeLedger.parse(json.getBytes(UTF_8));
  }

  private LedgerFacts facts() {
    return new LedgerFacts(
        module,
        path -> Set.of(".", "core").contains(path),
        inventory(),
        HASH,
        locked,
        path -> Optional.ofNullable(inputs.get(path)),
        examples,
        proofs,
        24,
        7,
        base,
        approved,
        now);
  }

  private static TestInventory inventory() {
    var known = new TreeMap<TestId, Entry>();
    for (String id :
        List.of(
            "com.acme.ParseTest#roundTrip",
            "com.acme.TaxProperties#holds",
            "com.acme.InvoiceTaxTest#lockedInvoiceKeepsIdentity",
            "com.acme.InvoiceTaxTest#neighboursKeepIdentity")) {
      known.put(new TestId(id), new Entry(1, Status.RUN));
    }
    return new TestInventory(known, List.of());
  }
}
