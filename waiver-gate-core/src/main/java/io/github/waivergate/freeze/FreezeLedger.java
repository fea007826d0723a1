package io.github.waivergate.freeze;

import io.github.waivergate.digest.Utf8Order;
import io.github.waivergate.json.JsonPlace;
import io.github.waivergate.json.JsonReader;
import io.github.waivergate.json.JsonText;
import io.github.waivergate.json.JsonValue;
import io.github.waivergate.json.JsonValue.Digits;
import io.github.waivergate.json.JsonValue.Items;
import io.github.waivergate.json.JsonValue.Members;
import io.github.waivergate.lockfile.VisibleText;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The capped list of freezes, as the file has it: rows are read here and believed by {@link
 * LedgerAudit}.
 *
 * @param cap how many rows it may have; empty where the file does not say so in a number
 * @param rows the rows, each with its place in the file
 * @param findings what is wrong with the file as a whole
 */
public record FreezeLedger(Optional<Integer> cap, List<LedgerRow> rows, List<Finding> findings) {
  /** Where a repository keeps it, below its contract root. */
  public static final String NAME = "qa/freeze_ledger.json";

  /** The cap of a ledger that the goal {@code freeze} creates. */
  public static final int FIRST_CAP = 3;

  static final String MEND = "write it as docs/freezes.md shows: cap and freezes, nothing else";

  public FreezeLedger {
    rows = List.copyOf(rows);
    findings = List.copyOf(findings);
  }

  /** A ledger without rows. */
  public static FreezeLedger empty() {
    return new FreezeLedger(Optional.of(FIRST_CAP), List.of(), List.of());
  }

  /** Reads a ledger from its bytes, such as a blob at the merge base. */
  public static FreezeLedger parse(byte[] bytes) {
    var findings = new LedgerFindings();
    try {
      var file = JsonReader.read(bytes, NAME, MEND, twice -> findings.add(malformed(twice)));
      if (!(file.value() instanceof Members members)) {
        throw file.needed("an object with cap and freezes");
      }
      for (String key : members.members().keySet()) {
        if (!Set.of("cap", "freezes").contains(key)) {
          findings.add(
              malformed(file.refused("key " + VisibleText.shortened(key) + " is unknown")));
        }
      }
      return new FreezeLedger(cap(file, findings), rows(file, findings), findings.all());
    } catch (EvidenceException e) {
      findings.add(malformed(e));
      return new FreezeLedger(Optional.empty(), List.of(), findings.all());
    }
  }

  /** What is wrong with the shape of the file, as a finding of the ledger. */
  public static Finding malformed(EvidenceException e) {
    var finding = e.asFinding();
    return Finding.blocking("ledger_malformed", finding.place(), finding.found(), finding.mend());
  }

  /** A number for a row of that day that no row has yet: {@code fx-2026-10-09-01}. */
  public String freeId(LocalDate day) {
    var ids = rows.stream().map(LedgerRow::id).collect(Collectors.toSet());
    for (int number = 1; ; number++) {
      var id = String.format(Locale.ROOT, "fx-%s-%02d", day, number);
      if (!ids.contains(id)) {
        return id;
      }
    }
  }

  /** The same with one more row. */
  public FreezeLedger with(Members row) {
    var all = new ArrayList<>(rows);
    var pointer = "/freezes/" + all.size();
    all.add(new LedgerRow(new JsonPlace(NAME, pointer, row, MEND)));
    return new FreezeLedger(cap, all, findings);
  }

  /** The same without the given rows. */
  public FreezeLedger without(List<LedgerRow> dropped) {
    return new FreezeLedger(
        cap, rows.stream().filter(row -> !dropped.contains(row)).toList(), findings);
  }

  /** The file, in the one form in which it is written: sorted by module and id. */
  public byte[] bytes() {
    var members = new LinkedHashMap<String, JsonValue>();
    cap.ifPresent(value -> members.put("cap", new Digits(Integer.toString(value))));
    members.put(
        "freezes",
        new Items(
            rows.stream()
                .sorted(
                    Comparator.comparing(LedgerRow::module, Utf8Order.COMPARATOR)
                        .thenComparing(LedgerRow::id, Utf8Order.COMPARATOR))
                .map(LedgerRow::value)
                .toList()));
    return JsonText.bytes(new Members(members));
  }

  private static Optional<Integer> cap(JsonPlace file, LedgerFindings findings)
      throws EvidenceException {
    var cap = file.optional("cap");
    if (cap.isPresent()
        && cap.get().value() instanceof Digits number
        && number.digits().matches("0|[1-9][0-9]{0,8}")) {
      return Optional.of(Integer.valueOf(number.digits()));
    }
    findings.add(
        Finding.blocking(
            "ledger_without_cap",
            cap.map(JsonPlace::where).orElse(NAME),
            cap.map(value -> "holds " + value.value().shown()).orElse("key cap is missing"),
            "give it a whole number from 0 to 999999999, such as \"cap\": " + FIRST_CAP));
    return Optional.empty();
  }

  private static List<LedgerRow> rows(JsonPlace file, LedgerFindings findings)
      throws EvidenceException {
    try {
      return file.member("freezes").items().stream().map(LedgerRow::new).toList();
    } catch (EvidenceException e) {
      findings.add(malformed(e));
      return List.of();
    }
  }
}
