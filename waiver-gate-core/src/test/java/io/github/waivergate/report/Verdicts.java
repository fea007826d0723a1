package io.github.waivergate.report;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.fixture.FixtureDrift;
import io.github.waivergate.fixture.FixtureState;
import io.github.waivergate.freeze.Freezes;
import io.github.waivergate.freeze.Freezes.Held;
import io.github.waivergate.freeze.FrozenTest;
import io.github.waivergate.freeze.QuarantinedInput;
import io.github.waivergate.freeze.Symptom;
import io.github.waivergate.gate.AdmissionGate;
import io.github.waivergate.gate.GateInput;
import io.github.waivergate.gate.GateSettings;
import io.github.waivergate.gate.SparedProperty;
import io.github.waivergate.gate.Verdict;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.inventory.TestInventory.Entry;
import io.github.waivergate.inventory.TestInventory.Status;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Observation;
import io.github.waivergate.replay.Observation.Seen;
import io.github.waivergate.replay.Replay;
import io.github.waivergate.replay.TestId;
import io.github.waivergate.witness.Counterexample;
import io.github.waivergate.witness.FreezeKey;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Builds verdicts, through the gate itself, from one word of letters per test. */
final class Verdicts {
  static final String FILE = "target/waiver-gate/waiver.json";
  static final Provenance PROVENANCE =
      new Provenance(
          "com.acme:invoices:1.0",
          ".",
          "0123456789abcdef0123456789abcdef01234567",
          List.of("maven-surefire-plugin 3.6.1"));

  private static final Instant NOW = Instant.parse("2026-10-09T00:00:00Z");
  static final Sha256 LOCKED = new Sha256("09ca7e4eaa6e" + "0".repeat(52));
  private static final Sha256 OTHER = new Sha256("41d8dfe07cfa" + "0".repeat(52));

  private final Map<TestId, Entry> known = new HashMap<>();
  private final List<Map<TestId, Observation>> replays = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private GateSettings settings = GateSettings.DEFAULT;
  private List<FixtureDrift> drift = List.of();
  private boolean ci;
  private final List<Held> frozen = new ArrayList<>();

  /** A known test and what each replay saw of it: P passed, F failed, S skipped. */
  Verdicts known(String id, String seen) {
    var status = seen.matches("S+") ? Status.SKIPPED : Status.RUN;
    known.put(new TestId(id), new Entry(1, status));
    return unknown(id, seen);
  }

  /** A test that is not in the inventory. */
  Verdicts unknown(String id, String seen) {
    var testId = new TestId(id);
    for (int i = 0; i < seen.length(); i++) {
      if (i == replays.size()) {
        replays.add(new HashMap<>());
      }
      replays.get(i).put(testId, observation(testId, seen.charAt(i)));
    }
    return this;
  }

  /** One drifted fixture. */
  Verdicts drifted() {
    drift =
        List.of(
            new FixtureDrift(
                "src/test/resources/locked/invoice_tax_q1.json",
                FixtureDrift.Kind.CHANGED,
                "sha256 41d8dfe07cfa, locked as 09ca7e4eaa6e (qa/fixture.lock:7)",
                "restore the fixture, or lock it again in a reviewed commit of its own:"
                    + " mvn test waiver-gate:lock"));
    return this;
  }

  Verdicts finding(Finding finding) {
    findings.add(finding);
    return this;
  }

  Verdicts settings(GateSettings value) {
    settings = value;
    return this;
  }

  Verdicts inCi() {
    ci = true;
    return this;
  }

  /** A row of the ledger, of a cap of 3. */
  Verdicts frozen(String id, String testId, long hoursLeft, boolean counts) {
    var name = testId.substring(testId.indexOf('#') + 1);
    var row =
        new FrozenTest(
            id,
            ".",
            new TestId(testId),
            LOCKED.hex(),
            NOW.plusSeconds(hoursLeft * 3600 + 60),
            List.of(name),
            "alice",
            "ACME-17");
    frozen.add(new Held(row, counts, hoursLeft));
    return this;
  }

  /** The verdict with a property that a row of the ledger sets aside. */
  static Verdict sparing(Verdict verdict, String property, String rowId) {
    var example =
        new Counterexample(new FreezeKey(property, LOCKED, OTHER), LOCKED, 3, "java.lang.Error");
    var row =
        new QuarantinedInput(
            rowId,
            ".",
            new TestId("com.acme.TaxTest#locked"),
            new TestId("com.acme.TaxTest#neighbours"),
            "src/test/resources/locked/q1.json",
            "holds",
            Symptom.LOCKED_INPUT,
            Optional.empty(),
            LocalDate.parse("2026-10-08"),
            LocalDate.parse("2026-10-12"),
            Optional.of(example));
    return new Verdict(
        verdict.input(),
        verdict.rows(),
        verdict.findings(),
        verdict.skipped(),
        verdict.freezes(),
        List.of(new SparedProperty(new TestId(property), List.of(example), List.of(row))));
  }

  private Freezes freezes() {
    return frozen.isEmpty()
        ? Freezes.UNOPENED
        : new Freezes(true, Optional.of(3), frozen.size(), frozen, List.of());
  }

  Verdict judge() throws EvidenceException {
    var directories = new ArrayList<Replay>();
    for (var observations : replays) {
      directories.add(replay(directories.size() + 1, observations));
    }
    var inventory = new TestInventory(new TreeMap<>(known), PROVENANCE.engines());
    var fixtures = new FixtureState(LOCKED, drift.isEmpty() ? LOCKED : OTHER, drift);
    return AdmissionGate.judge(
        new GateInput(settings, inventory, fixtures, directories, findings, ci),
        this::freezes,
        NOW);
  }

  private static Replay replay(int index, Map<TestId, Observation> observations) {
    return new Replay(
        "target/waiver-gate/replays/" + index,
        observations,
        Set.of(),
        Map.of(),
        Set.of(),
        Set.of(),
        Set.of(),
        List.of(),
        1);
  }

  private static Observation observation(TestId id, char letter) {
    var seen =
        switch (letter) {
          case 'P' -> Seen.PASSED;
          case 'F' -> Seen.FAILED;
          case 'S' -> Seen.SKIPPED;
          default -> throw new IllegalArgumentException("P, F or S, not " + letter);
        };
    boolean failed = seen == Seen.FAILED;
    var name = id.value().substring(id.value().indexOf('#') + 1);
    return new Observation(
        id,
        seen,
        1,
        failed ? List.of(name) : List.of(),
        false,
        failed ? "expected: <119.00> but was: <118.99>" : "");
  }
}
