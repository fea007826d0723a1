package io.github.waivergate.gate;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.waivergate.classify.CaseClass;
import io.github.waivergate.classify.CaseClassifier;
import io.github.waivergate.classify.CaseResult;
import io.github.waivergate.classify.Classified.UnstableAssertion;
import io.github.waivergate.digest.Sha256;
import io.github.waivergate.fixture.FixtureState;
import io.github.waivergate.freeze.FreezeProposal;
import io.github.waivergate.inventory.TestInventory;
import io.github.waivergate.refusal.Finding;
import io.github.waivergate.replay.Outcome;
import io.github.waivergate.replay.TestId;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BothOraclesTest {
  private static final Instant NOW = Instant.parse("2026-10-09T00:00:00Z");
  private static final String PARSE = "com.acme.ParseTest#roundTrip";
  private static final String OTHER = "com.acme.ParseTest#empty";

  /** As the design has it, not as the enum does. */
  private static final List<String> GRAVEST_FIRST =
      List.of(
          "property_violation",
          "fixture_drift",
          "unknown_test",
          "stable_assertion_fail",
          "unstable_assertion",
          "stable_pass");

  static Stream<Arguments> pairs() {
    return GRAVEST_FIRST.stream()
        .flatMap(patch -> GRAVEST_FIRST.stream().map(base -> Arguments.of(patch, base)));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void the_graver_of_both_counts(String patch, String base) {
    var both = BothOracles.of(verdict(row(PARSE, patch)), verdict(row(PARSE, base)));

    boolean baseIsGraver = GRAVEST_FIRST.indexOf(base) < GRAVEST_FIRST.indexOf(patch);
    assertThat(both.rows())
        .singleElement()
        .satisfies(
            row -> {
              assertThat(row.classified().caseClass().wireName())
                  .isEqualTo(baseIsGraver ? base : patch);
              assertThat(row.oracle()).isEqualTo(baseIsGraver ? Oracle.BASE : Oracle.PATCH);
              assertThat(row.freeze().isPresent())
                  .isEqualTo(!baseIsGraver && patch.equals("unstable_assertion"));
            });
    assertThat(both.blocked())
        .isEqualTo(
            Stream.of(patch, base)
                .anyMatch(one -> !Set.of("stable_pass", "unstable_assertion").contains(one)));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void what_either_has_to_say_is_told(String patch, String base) {
    var reasons =
        BothOracles.of(
                verdict(row(PARSE, patch, "said by the patch")),
                verdict(row(PARSE, base, "said by the base")))
            .rows()
            .get(0)
            .reasons();

    if (GRAVEST_FIRST.indexOf(base) < GRAVEST_FIRST.indexOf(patch)) {
      assertThat(reasons)
          .containsExactly("by the merge base's test", "said by the base", "said by the patch");
    } else if (base.equals("stable_pass")) {
      assertThat(reasons).containsExactly("said by the patch");
    } else {
      assertThat(reasons)
          .containsExactly(
              "said by the patch", "by the merge base's test: " + base, "said by the base");
    }
  }

  @Test
  void an_id_that_only_the_base_has_counts() {
    var both =
        BothOracles.of(
            verdict(row(PARSE, "stable_pass")), verdict(row(OTHER, "stable_assertion_fail")));

    assertThat(both.rows())
        .extracting(row -> row.classified().testId().value())
        .containsExactly(OTHER, PARSE);
    assertThat(both.rows().get(0).oracle()).isEqualTo(Oracle.BASE);
    assertThat(both.rows().get(0).reasons()).containsExactly("by the merge base's test");
    assertThat(both.blocked()).isTrue();
  }

  @Test
  void an_id_that_only_the_patch_has_stays_as_it_is() {
    var own = verdict(row(PARSE, "stable_pass"), row(OTHER, "unknown_test"));

    var both = BothOracles.of(own, verdict(row(PARSE, "stable_pass")));

    assertThat(both.rows()).containsExactly(own.rows().get(1), own.rows().get(0));
    assertThat(both.blocked()).isTrue();
  }

  @Test
  void a_test_of_the_base_never_earns_a_proposal() {
    var both =
        BothOracles.of(
            verdict(row(PARSE, "stable_pass")),
            verdict(row(PARSE, "unstable_assertion"), row(OTHER, "unstable_assertion")));

    assertThat(both.rows()).hasSize(2).allMatch(row -> row.freeze().isEmpty());
    assertThat(both.counts()).containsOnlyKeys(CaseClass.UNSTABLE_ASSERTION);
    assertThat(both.reviewReady()).isFalse();
  }

  @Test
  void a_test_that_the_patch_skips_and_the_base_runs_is_not_skipped() {
    var own = skipping(verdict(row(OTHER, "stable_pass")), PARSE);

    var both = BothOracles.of(own, verdict(row(PARSE, "stable_assertion_fail")));

    assertThat(both.skipped()).isEmpty();
    assertThat(both.rows())
        .extracting(row -> row.classified().testId().value())
        .containsExactly(OTHER, PARSE);
  }

  @Test
  void a_test_that_both_skip_stays_skipped() {
    var own = skipping(verdict(row(OTHER, "stable_pass")), PARSE);

    assertThat(BothOracles.of(own, own).skipped()).containsExactly(new TestId(PARSE));
  }

  @Test
  void what_blocks_the_base_suite_blocks_and_its_notes_are_left_out() {
    var gap = Finding.blocking("incomplete_replay", "the replays", "one lacks", "run all");
    var note = Finding.note("engines_changed", "qa/known-tests.lock", "a, b", "lock again");
    var base = row(PARSE, "stable_pass");

    var both =
        BothOracles.of(
            verdict(row(PARSE, "stable_pass")),
            new Verdict(input(), List.of(base), List.of(gap, note), new TreeSet<>()));

    assertThat(both.findings())
        .containsExactly(
            Finding.blocking(
                "incomplete_replay", "base suite: the replays", "one lacks", "run all"));
    assertThat(both.blocked()).isTrue();
  }

  private static Verdict skipping(Verdict verdict, String id) {
    return new Verdict(
        verdict.input(), verdict.rows(), verdict.findings(), new TreeSet<>(Set.of(new TestId(id))));
  }

  private static Verdict verdict(Row... rows) {
    return new Verdict(input(), List.of(rows), List.of(), new TreeSet<>());
  }

  private static GateInput input() {
    var locked = Sha256.of("locked".getBytes(StandardCharsets.UTF_8));
    return new GateInput(
        GateSettings.DEFAULT,
        new TestInventory(new TreeMap<>(), List.of()),
        new FixtureState(locked, locked, List.of()),
        List.of(),
        List.of(),
        false);
  }

  private static Row row(String id, String wireName, String... reasons) {
    var falsified =
        wireName.equals("property_violation")
            ? Optional.of("P is false")
            : Optional.<String>empty();
    var result =
        new CaseResult(
            new TestId(id),
            falsified,
            "locked",
            wireName.equals("fixture_drift") ? "other" : "locked",
            !wireName.equals("unknown_test"),
            switch (wireName) {
              case "stable_assertion_fail" -> List.of(Outcome.FAILED, Outcome.FAILED);
              case "unstable_assertion" -> List.of(Outcome.FAILED, Outcome.PASSED);
              default -> List.of(Outcome.PASSED, Outcome.PASSED);
            });
    var classified = new CaseClassifier(2).classify(result);
    var freeze =
        classified instanceof UnstableAssertion unstable
            ? Optional.of(FreezeProposal.of(unstable, NOW, Duration.ofHours(24)))
            : Optional.<FreezeProposal>empty();
    return new Row(result, classified, freeze, List.of(), List.of(reasons), "", Oracle.PATCH);
  }
}
