package io.github.waivergate.freeze;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.refusal.Finding;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Checks a row that freezes one unstable test.
 *
 * @param row the row
 * @param facts what it is held to
 */
record FrozenTestAudit(RowFields row, LedgerFacts facts) {
  static final List<String> TIMES = List.of("issued_at", "expires_at");
  private static final Set<String> KEYS =
      Set.of(
          "id",
          "module",
          "test_id",
          "class",
          "fixture_hash",
          "replay_pass",
          "replay_total",
          "counts_as_pass",
          "issued_at",
          "expires_at",
          "scope",
          "invocations",
          "owner",
          "issue");

  /** The freeze, where every key could be read; what is wrong with it is among the findings. */
  Optional<Freeze> freeze() {
    row.requireOnly(KEYS);
    var id = row.id();
    var module = row.module();
    var test = row.test("test_id");
    var unstable = row.text("class");
    unstable
        .filter(word -> !word.equals(CaseClass.UNSTABLE_ASSERTION.wireName()))
        .ifPresent(word -> wrong("class"));
    var hash = row.hash("fixture_hash");
    tally();
    row.truth("counts_as_pass").filter(counts -> counts).ifPresent(counts -> countsAsPass());
    row.text("scope").filter(word -> !word.equals("single_test_id")).ifPresent(word -> scope());
    var end = new RowTimes(row, facts).ofTest();
    var invocations = row.names("invocations");
    var owner = row.text("owner");
    var issue = row.text("issue");
    if (module.filter(facts.module()::equals).isPresent()) {
      test.ifPresent(known -> ModuleChecks.known(row, "test_id", known, facts));
      hash.filter(bound -> !bound.equals(facts.fixtureHash())).ifPresent(this::isVoid);
    }
    if (id.isEmpty()
        || module.isEmpty()
        || test.isEmpty()
        || hash.isEmpty()
        || end.isEmpty()
        || invocations.isEmpty()
        || owner.isEmpty()
        || issue.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new FrozenTest(
            id.get(),
            module.get(),
            test.get(),
            hash.get(),
            end.get(),
            invocations.get(),
            owner.get(),
            issue.get()));
  }

  private void tally() {
    var passed = row.count("replay_pass");
    var total = row.count("replay_total");
    if (passed.isPresent() && total.isPresent()) {
      boolean mixed = passed.get() > 0 && passed.get() < total.get();
      if (!mixed) {
        row.malformed(
            row.where("replay_pass"),
            "passed %d of %d replays, and only mixed outcomes can be frozen"
                .formatted(passed.get(), total.get()));
      }
    }
  }

  private void wrong(String key) {
    row.add(
        Finding.blocking(
            "freeze_class",
            row.where(key),
            "is " + row.shown(key) + ", only unstable_assertion can be frozen",
            "drop the row and fix the test"));
  }

  private void countsAsPass() {
    row.add(
        Finding.blocking(
            "freeze_counts_as_pass",
            row.where("counts_as_pass"),
            "is true, and a freeze is never a pass",
            "set it to false"));
  }

  private void scope() {
    row.add(
        Finding.blocking(
            "freeze_scope",
            row.where("scope"),
            "is " + row.shown("scope") + ", a freeze covers one test",
            "set it to single_test_id; each test has a row of its own"));
  }

  private void isVoid(String bound) {
    row.add(
        Finding.blocking(
            "freeze_void",
            row.where("fixture_hash"),
            "is bound to fixtures "
                + bound.substring(0, 12)
                + ", locked are "
                + facts.fixtureHash().substring(0, Math.min(12, facts.fixtureHash().length())),
            "drop it: mvn waiver-gate:freeze -Dwaiver-gate.dropVoid; nothing is carried over to"
                + " other fixtures"));
  }
}
