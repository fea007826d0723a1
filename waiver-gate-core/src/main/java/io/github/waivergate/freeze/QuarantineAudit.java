package io.github.waivergate.freeze;

import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks a row that quarantines one input.
 *
 * @param row the row
 * @param facts what it is held to
 */
record QuarantineAudit(RowFields row, LedgerFacts facts) {
  static final List<String> TIMES = List.of("opened_on", "expires_on");
  private static final Set<String> KEYS =
      Set.of(
          "id",
          "module",
          "node_id",
          "recheck_node_id",
          "input_path",
          "property",
          "symptom",
          "generation_quarantined",
          "assertion_skipped",
          "opened_on",
          "expires_on",
          "mutation_recheck",
          "clock_seed",
          "witness");

  /** The freeze, where every key could be read; what is wrong with it is among the findings. */
  Optional<Freeze> freeze() {
    row.requireOnly(KEYS);
    var id = row.id();
    var module = row.module();
    var node = row.test("node_id");
    var recheck = row.test("recheck_node_id");
    if (node.isPresent() && node.equals(recheck)) {
      row.malformed(
          row.where("recheck_node_id"), "is node_id itself, the recheck is a test of its own");
    }
    var input = row.path("input_path");
    var property = row.text("property");
    var symptom = row.symptom();
    var clock = row.optional("clock_seed");
    symptom.ifPresent(this::check);
    row.truth("generation_quarantined").filter(held -> !held).ifPresent(held -> notQuarantined());
    row.truth("assertion_skipped").filter(skipped -> skipped).ifPresent(skipped -> skipped());
    var days = new RowTimes(row, facts).ofInput();
    var recheckWord = row.text("mutation_recheck");
    recheckWord.filter(word -> !word.equals("passed")).ifPresent(word -> notPassed());
    var named = row.optional("witness");
    boolean here = module.filter(facts.module()::equals).isPresent();
    if (here) {
      node.ifPresent(test -> ModuleChecks.known(row, "node_id", test, facts));
      recheck.ifPresent(test -> ModuleChecks.known(row, "recheck_node_id", test, facts));
      input.ifPresent(this::locked);
    }
    var witness = new WitnessAudit(row, facts).example(named, here);
    if (id.isEmpty()
        || module.isEmpty()
        || node.isEmpty()
        || recheck.isEmpty()
        || input.isEmpty()
        || property.isEmpty()
        || symptom.isEmpty()
        || days.isEmpty()
        || (here && named.isPresent() && witness.isEmpty())) {
      return Optional.empty();
    }
    var freeze =
        new QuarantinedInput(
            id.get(),
            module.get(),
            node.get(),
            recheck.get(),
            input.get(),
            property.get(),
            symptom.get(),
            clock,
            days.get().get(0),
            days.get().get(1),
            witness);
    if (here && recheckWord.filter("passed"::equals).isPresent()) {
      facts.proofs().missing(freeze, row.where()).forEach(row::add);
    }
    return Optional.of(freeze);
  }

  private void check(Symptom symptom) {
    symptom
        .refusal()
        .ifPresent(
            mend ->
                row.add(
                    Finding.blocking(
                        "symptom_refused",
                        row.where("symptom"),
                        symptom.wireName() + " is no reason to freeze anything",
                        mend)));
    if (symptom == Symptom.WALL_CLOCK && !row.has("clock_seed")) {
      row.add(
          Finding.blocking(
              "clock_seed_missing",
              row.where(),
              "symptom is wall_clock, and no clock_seed says which time it is",
              "name the instant that the clock of the test is set to"));
    }
  }

  private void notQuarantined() {
    row.add(
        Finding.blocking(
            "generation_not_quarantined",
            row.where("generation_quarantined"),
            "is false, so the row freezes nothing",
            "quarantine the generation of the input, or drop the row"));
  }

  private void skipped() {
    row.add(
        Finding.blocking(
            "assertion_skipped",
            row.where("assertion_skipped"),
            "is true, and an assertion is never skipped",
            "split the test: the skip belongs to generation, and the property stays live on the"
                + " locked input"));
  }

  private void notPassed() {
    row.add(
        Finding.blocking(
            "recheck_not_passed",
            row.where("mutation_recheck"),
            "is " + row.shown("mutation_recheck") + ", needed is \"passed\"",
            "let the property pass on every neighbour of the input, then write passed"));
  }

  private void locked(String path) {
    if (!facts.lockedPaths().contains(path)) {
      row.add(
          Finding.blocking(
              "locked_input_unlocked",
              row.where("input_path"),
              "names " + row.shown("input_path") + ", which is not in qa/fixture.lock",
              "lock it in a reviewed commit of its own: mvn test waiver-gate:lock"));
    }
    try {
      var bytes = facts.inputs().read(path);
      if (bytes.isEmpty()) {
        row.add(
            Finding.blocking(
                "locked_input_missing",
                row.where("input_path"),
                "names " + row.shown("input_path") + ", and no regular file of the module is there",
                "put the input back, or drop the row"));
      }
      bytes.flatMap(Secrets::in).ifPresent(this::secret);
    } catch (EvidenceException e) {
      var unreadable = e.asFinding();
      row.add(
          Finding.blocking(
              "locked_input_missing",
              row.where("input_path"),
              unreadable.place() + " " + unreadable.found(),
              unreadable.mend()));
    }
  }

  private void secret(String kind) {
    row.add(
        Finding.blocking(
            "locked_input_secret",
            row.where("input_path"),
            "the input looks like it holds " + kind,
            "redact or synthesise the input, lock it again, and change what was checked in"));
  }
}
