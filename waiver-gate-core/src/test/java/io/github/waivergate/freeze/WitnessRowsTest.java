package io.github.waivergate.freeze;

import static io.github.waivergate.freeze.Ledgers.QUARANTINED;
import static io.github.waivergate.freeze.Ledgers.ledger;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.digest.Sha256;
import io.github.waivergate.refusal.EvidenceException;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.witness.Counterexample;
import io.github.waivergate.witness.FreezeKey;
import io.github.waivergate.witness.NamedFailure;
import io.github.waivergate.witness.Witness;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Rows of the ledger that set one example of a property aside. */
class WitnessRowsTest {
  private static final String KEY = "ab".repeat(32);
  private static final String PROPERTY = "com.acme.TaxProperties#holds";
  private static final String ROW = QUARANTINED.replace(" }", ", \"witness\": \"" + KEY + "\" }");
  private static final Witness WITNESS = witness(PROPERTY);

  @Test
  void a_row_sets_aside_the_example_that_it_names() {
    var sparing = held(WITNESS).sparing(failure("one"));

    assertThat(sparing.isComplete()).isTrue();
    assertThat(sparing.rows()).extracting(Freeze::id).containsExactly("fx-2026-10-05-01");
    assertThat(held(WITNESS).maySpare(failure("one"))).isTrue();
    assertThat(held(WITNESS).nameExamples()).isTrue();
  }

  @Test
  void an_example_that_no_row_names_keeps_the_property_false() {
    var sparing = held(WITNESS).sparing(failure("one", "two"));

    assertThat(sparing.rows()).isEmpty();
    assertThat(sparing.reasons())
        .containsExactly("no row of the ledger names example " + sha("two").abbreviated());
    assertThat(held(WITNESS).maySpare(failure("one", "two"))).isFalse();
    assertThat(Freezes.NONE.sparing(failure("one")).isComplete()).isFalse();
    assertThat(Freezes.NONE.nameExamples()).isFalse();
  }

  @Test
  void what_is_drawn_otherwise_than_recorded_is_named() {
    var drawn = example("one").drawnBy(sha("other generators"));
    var sparing =
        held(WITNESS).sparing(new NamedFailure(PROPERTY, List.of(drawn), Optional.empty()));

    assertThat(sparing.reasons())
        .containsExactly(
            "fx-2026-10-05-01: its witness is of generators "
                + sha("generators").abbreviated()
                + ", now they are "
                + sha("other generators").abbreviated());
    assertThat(held(WITNESS).maySpare(new NamedFailure(PROPERTY, List.of(drawn), Optional.empty())))
        .isTrue();
  }

  @Test
  void an_example_that_always_fails_by_now_is_set_aside_by_no_row() {
    var always = Optional.of("failed in all 5 clean replays with java.lang.AssertionError");

    assertThat(
            held(WITNESS)
                .sparing(new NamedFailure(PROPERTY, List.of(example("one")), always))
                .reasons())
        .containsExactly(always.get());
  }

  @Test
  void a_row_that_the_merge_base_has_not_sets_nothing_aside() {
    var unanchored = new Ledgers().examples(key -> WITNESS).base(ledger(3)).audit(ledger(3, ROW));

    assertThat(unanchored.sparing(failure("one")).reasons())
        .containsExactly("fx-2026-10-05-01: does not count, the merge base has no such row");
  }

  @Test
  void an_expired_row_sets_nothing_aside() {
    var late =
        new Ledgers().examples(key -> WITNESS).at("2026-10-13T00:00:00Z").audit(ledger(3, ROW));

    assertThat(late.findings()).extracting(Finding::rule).containsExactly("freeze_expired");
    assertThat(late.sparing(failure("one")).isComplete()).isFalse();
  }

  @Test
  void a_row_of_another_module_sets_nothing_aside() {
    var other =
        new Ledgers()
            .module("core")
            .examples(
                key -> {
                  throw new AssertionError("was read");
                })
            .audit(ledger(3, ROW));

    assertThat(other.findings()).isEmpty();
    assertThat(other.sparing(failure("one")).isComplete()).isFalse();
  }

  @Test
  void a_witness_is_named_by_its_key() {
    assertThat(new Ledgers().findings(ledger(3, ROW.replace(KEY, "q1.json"))))
        .containsExactly(
            Finding.blocking(
                "ledger_malformed",
                "qa/freeze_ledger.json /freezes/0/witness (fx-2026-10-05-01)",
                "holds \"q1.json\", needed are the 64 digits that name a file in qa/witnesses",
                "write it as docs/freezes.md shows: cap and freezes, nothing else"));
  }

  @Test
  void a_witness_that_cannot_be_used_is_refused_in_its_own_words() {
    var findings =
        new Ledgers()
            .examples(
                key -> {
                  throw new EvidenceException("qa/witnesses/x.json", "is not there", "put it back");
                })
            .findings(ledger(3, ROW));

    assertThat(findings)
        .containsExactly(
            Finding.blocking(
                "witness_unusable",
                "qa/freeze_ledger.json /freezes/0/witness (fx-2026-10-05-01)",
                "qa/witnesses/x.json is not there",
                "put it back"));
  }

  @Test
  void a_row_of_a_property_that_is_gone_or_renamed_is_stale() {
    assertThat(
            new Ledgers()
                .examples(key -> witness("com.acme.TaxProperties#held"))
                .findings(ledger(3, ROW)))
        .containsExactly(
            Finding.blocking(
                "stale_freeze",
                "qa/freeze_ledger.json /freezes/0/witness (fx-2026-10-05-01)",
                "is of com.acme.TaxProperties#held, which is not in the inventory",
                "drop the row; a property that is gone or renamed has no freeze"));
    assertThat(new Ledgers().examples(key -> witness(PROPERTY + "(int)")).findings(ledger(3, ROW)))
        .isEmpty();
  }

  private static Freezes held(Witness witness) {
    var freezes = new Ledgers().examples(key -> witness).audit(ledger(3, ROW));
    assertThat(freezes.findings()).isEmpty();
    return freezes;
  }

  private static NamedFailure failure(String... examples) {
    return new NamedFailure(
        PROPERTY,
        List.of(examples).stream().map(WitnessRowsTest::example).toList(),
        Optional.empty());
  }

  private static Counterexample example(String name) {
    return new Counterexample(
        new FreezeKey(PROPERTY, sha(name), sha("generators")),
        sha("seeds"),
        3,
        "java.lang.AssertionError");
  }

  private static Witness witness(String property) {
    return new Witness(
        property,
        "jqwik 1.9.3",
        sha("seeds"),
        3,
        7,
        1000,
        sha("generators"),
        "java.lang.AssertionError",
        sha("one"),
        2,
        /* flipping= */ true);
  }

  private static Sha256 sha(String text) {
    return Sha256.of(text.getBytes(UTF_8));
  }
}
