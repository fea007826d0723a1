package io.github.waivergate.freeze;

import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.TestId;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The keys of one row: a value that is not what it has to be is a finding, and the rest is read.
 */
final class RowFields {
  private final JsonPlace row;
  private final Members members;
  private final String name;
  private final LedgerFindings findings;

  RowFields(LedgerRow row, Members members, LedgerFindings findings) {
    this.row = row.place();
    this.members = members;
    this.name = FieldShape.isId(row.id()) ? " (" + row.id() + ")" : "";
    this.findings = findings;
  }

  /** The row, for the place of a finding. */
  String where() {
    return row.where() + name;
  }

  /** One of its values. */
  String where(String key) {
    return row.where() + "/" + key + name;
  }

  void add(Finding finding) {
    findings.add(finding);
  }

  void requireOnly(Set<String> known) {
    for (String key : members.members().keySet()) {
      if (!known.contains(key)) {
        malformed(where(), "key " + VisibleText.shortened(key) + " is unknown in this row");
      }
    }
  }

  boolean has(String key) {
    return members.members().containsKey(key);
  }

  boolean holds(String key, JsonValue value) {
    return value.equals(members.members().get(key));
  }

  Optional<String> id() {
    return read("id", FieldShape.ID);
  }

  Optional<String> module() {
    return read("module", FieldShape.MODULE);
  }

  Optional<String> path(String key) {
    return read(key, FieldShape.PATH);
  }

  Optional<String> text(String key) {
    return read(key, FieldShape.TEXT);
  }

  /** A text or a number that may be left out. */
  Optional<String> optional(String key) {
    return has(key) ? read(key, FieldShape.TEXT_OR_NUMBER) : Optional.empty();
  }

  Optional<String> hash(String key) {
    return read(key, FieldShape.HASH);
  }

  Optional<Boolean> truth(String key) {
    return read(key, FieldShape.TRUTH);
  }

  Optional<Integer> count(String key) {
    return read(key, FieldShape.COUNT);
  }

  Optional<LocalDate> date(String key) {
    return read(key, FieldShape.DATE);
  }

  Optional<Instant> instant(String key) {
    return read(key, FieldShape.INSTANT);
  }

  Optional<Symptom> symptom() {
    return read("symptom", FieldShape.SYMPTOM);
  }

  /** Names of which none is there twice. */
  Optional<List<String>> names(String key) {
    return read(key, FieldShape.NAMES);
  }

  /** One test; a pattern would freeze whatever it comes to match. */
  Optional<TestId> test(String key) {
    var text = text(key);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    var test = new TestId(text.get());
    if (test.namesMethod()) {
      return Optional.of(test);
    }
    add(
        Finding.blocking(
            "freeze_pattern",
            where(key),
            "holds " + shown(key) + ", which names no single test",
            "name one test as waiver.json does: com.acme.ParseTest#roundTrip"));
    return Optional.empty();
  }

  /** A value as a message shows it. */
  String shown(String key) {
    var value = members.members().get(key);
    return value == null ? "nothing" : value.shown();
  }

  void malformed(String where, String found) {
    add(Finding.blocking("ledger_malformed", where, found, FreezeLedger.MEND));
  }

  private <T> Optional<T> read(String key, FieldShape<T> shape) {
    var value = members.members().get(key);
    if (value == null) {
      malformed(where(), "key " + key + " is missing");
      return Optional.empty();
    }
    var read = shape.reading().apply(value);
    if (read.isEmpty()) {
      malformed(where(key), "holds " + value.shown() + ", needed is " + shape.needed());
    }
    return read;
  }
}
